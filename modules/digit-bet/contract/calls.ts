import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

export const DIGIT_BET_CALLS: CallTexts = {
  'POST /digitbet': tell(
    'Places a bet on the next roll, and answers the roll with its proof.',
    'no_bet_placed',
    'invalid_amount',
    'stake_too_small',
    'stake_too_large',
    'insufficient_game_balance',
    'game_closed',
    'rolling_too_fast',
    'seed_series_new',
    'idempotency_key_reused',
    'too_many_requests',
    ...STOPPED,
  ),
  'GET /digitbet/history': tell(
    'Lists the bets of the player, newest first, ten to a page or as many as `count` says.',
    'not_found',
  ),
  'GET /digitbet/rules': tell('Answers the payouts and limits of the game.'),
  'GET /digitbet/fair': tell('Answers the seed series of the player’s next rolls.'),
  'POST /digitbet/fair/client-seed': tell('Sets the client seed of a series without bets.', 'seed_series_started'),
  'POST /digitbet/fair/rotate': tell('Ends the seed series, and begins a new one.', 'seed_series_unused'),
  'GET /digitbet/fair/bet/:id': tell('Answers one bet with all that its check needs.', 'not_found'),
}
