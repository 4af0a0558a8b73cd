import { type CallTexts, tell } from '#platform/contract/call-text.ts'

/** Calls of the game aggregator; what went wrong stands in the codes of the answers (docs/seamless.md). */
export const SEAMLESS_CALLBACKS: CallTexts = {
  'POST /v1/api/seamless/balance': tell('The aggregator asks for the game balances of players.'),
  'POST /v1/api/seamless/withdraw': tell('The aggregator takes stakes and tips from game balances.'),
  'POST /v1/api/seamless/deposit': tell('The aggregator pays prizes, gives stakes back, and corrects.'),
  'POST /v1/api/seamless/pushbetdata': tell('The aggregator reports how wagers stand; this moves no money.'),
}

export const SEAMLESS_CONSOLE_CALLS: CallTexts = {
  'GET /wagers': tell('Lists wagers of games of other makers.'),
  'GET /wager': tell('Answers one wager with its transactions.', 'not_found'),
  'GET /launches': tell('Lists games that players opened.'),
  'GET /wager-differences': tell('Lists wagers that the aggregator and the platform say otherwise.'),
  'POST /wager-differences/note': tell(
    'Notes what was done about a difference of a wager.',
    'difference_noted',
    'not_found',
  ),
}
