import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

const WRONG = ['invalid_amount', 'idempotency_key_reused', 'too_many_requests', ...STOPPED] as const

export const WALLET_CALLS: CallTexts = {
  'POST /exchange-main-to-game': tell(
    'Moves money from the main balance to the game balance.',
    'insufficient_main_balance',
    ...WRONG,
  ),
  'POST /exchange-game-to-main': tell(
    'Moves money from the game balance to the main balance.',
    'insufficient_game_balance',
    ...WRONG,
  ),
  'GET /exchange-transactions-log': tell('Lists the exchanges of the player, newest first, page by page.'),
  'GET /statement': tell('Lists each movement of both balances of the player, the newest first, a year back.'),
  'GET /statement/sums': tell(
    'Sums the movements of both balances of the player by the week or the month.',
    'too_many_requests',
  ),
}
