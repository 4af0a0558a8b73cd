/** Why a request was rejected, as the staff chooses and reads it; `other` is always said in words. */
export const REJECTION_WORDS = {
  money_not_received: 'Money not received',
  amount_differs: 'Amount differs',
  reference_not_found: 'Reference not found',
  reference_used: 'Already used',
  account_not_found: 'Account not found',
  name_differs: 'Name differs',
  method_closed: 'Way to pay closed',
  check_failed: 'Check failed',
  other: 'Other',
}

/** The chosen reason and what was added to it, in one line. */
export const rejectionText = ({ code, note }: { code: keyof typeof REJECTION_WORDS; note: string | null }): string =>
  [code === 'other' ? null : REJECTION_WORDS[code], note].filter(Boolean).join('. ')
