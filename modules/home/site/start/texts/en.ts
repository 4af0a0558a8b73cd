import * as shared from '#platform/site/sentences/en.ts'

const en = {
  balances: 'Balances',
  main: 'Main',
  game: 'Game',
  deposit: 'Deposit',
  exchange: shared.exchange,
  continue_playing: 'Continue',
  first_games: 'Games to begin with',
  try_free: 'Try for free',
  join: 'Join for free',
  join_line: 'Play with real wins, keep favourites on all your devices, claim promotions.',
  join_now: shared.join_now,
  no_favourites: 'Tap the heart on a game to keep it here.',
}

export default en
