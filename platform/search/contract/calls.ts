import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const SEARCH_CALLS: CallTexts = {
  'GET /search': tell(
    'Finds players, requests, payees, agents, slips, wagers and network addresses by a text, each group for staff who may read it.',
  ),
}
