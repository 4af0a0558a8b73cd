import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const SWITCH_CALLS: CallTexts = {
  'GET /switches': tell('Lists what can be switched off, and what is.'),
  'POST /switches': tell('Switches the platform, a game, deposits or withdrawals off or on.', 'not_found'),
}
