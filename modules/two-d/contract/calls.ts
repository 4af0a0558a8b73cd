import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'
import { TwoDOverLimit } from './player.ts'

export const TWO_D_CALLS: CallTexts = {
  'POST /twod-bet': {
    bare_refusal: { status: 422, body: TwoDOverLimit },
    ...tell(
      'Places a slip of 2D bets for one draw, whole or not at all.',
      'no_bet_placed',
      'two_d_total_differs',
      'stake_too_small',
      'two_d_over_limit',
      'two_d_draw_closed',
      'two_d_no_draw',
      'game_closed',
      'insufficient_main_balance',
      'idempotency_key_reused',
      'too_many_requests',
      ...STOPPED,
    ),
  },
  'GET /twod-lists': tell('Lists the numbers that the player has saved under names, the newest first.'),
  'POST /twod-lists': tell(
    'Saves numbers with their stakes under a name, in place of the player’s list that has the name.',
    'too_many_lists',
    'too_many_requests',
  ),
  'POST /twod-lists/:id/remove': tell('Removes a saved list. Doing it again changes nothing.', 'too_many_requests'),
  'GET /twod-bet-slips': tell('Lists the player’s slips of the draws before noon.'),
  'GET /evening-twod-bet-slips': tell('Lists the player’s slips of the draws after noon.'),
  'GET /twod-capacity': tell('Answers what each number of a draw still takes of all players.', 'two_d_no_draw'),
  'GET /twod-capacity/own': tell('Answers what each number of a draw still takes of this player.', 'two_d_no_draw'),
  'GET /two-d-daily-winners': tell('Lists the slips that won in a day’s draws, with masked names.', 'only_players'),
  'GET /twod-live': tell('Answers the live number of the market, and the draws of the day.', 'two_d_feed_silent'),
  'GET /twod-holidays': tell('Lists the days without trade of a year.'),
  'GET /twod-results': tell('Lists what draws came to.'),
  'GET /twod-statistics': tell('Counts how often each number came in the last year, and how long ago.'),
}
