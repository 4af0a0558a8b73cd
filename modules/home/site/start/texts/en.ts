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
  wins: {
    title: 'Latest wins',
    largest_today: 'Biggest today',
    largest_week: 'Biggest in 7 days',
    pause: 'Pause wins',
    resume: 'Resume wins',
    /** How long ago a win was. */
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} d ago`,
  },
}

export default en
