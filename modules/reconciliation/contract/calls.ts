import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const RECONCILIATION_CALLS: CallTexts = {
  'GET /reconciliation/discrepancies': tell(
    'Lists the open discrepancies that the reconciliation found in the ledger.',
  ),
}
