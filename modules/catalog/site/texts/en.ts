import * as shared from '#platform/site/sentences/en.ts'

const en = {
  title: 'Games',
  views: 'Game views',
  all: 'All',
  hot: 'Hot',
  promotions: 'Promotions',
  providers: 'Providers',
  go_to_list: 'Go to list',
  external_games: 'More games',
  demo_play: 'Demo Play',
  new_tab: 'opens in a new tab',
  table_games: 'Table Games',
  card_games: 'Card Games',
  bingo_games: 'Bingo Games',

  demo: {
    title: 'Demo Play',
    back: 'Back to games',
    heading: 'This is play money',
    line: 'Every game starts with 1,000,000 Ks of play money. You can’t win or lose real money, and nothing is paid out.',
    none: 'No demo games.',
    none_line: 'You can still browse all games.',
    to_games: 'Go to games',
  },

  game_logs: {
    title: 'Game logs',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    kinds: 'Log type',
    period: 'Period',
    today: 'Today',
    yesterday: 'Yesterday',
    this_week: 'This Week',
    last_week: 'Last Week',
    game: 'Game Name',
    dates: 'Date',
    spins: 'Spins',
    spin_count: (count: string) => (count === '1' ? '1 spin' : `${count} spins`),
    bet: 'Bet',
    win_loss: 'Win/Loss',
    on_hold: 'On hold:',
    none: 'No Game Logs Found',
    none_line: 'Games you play in this period appear here.',
    failed: shared.something_wrong,
    try_again: shared.try_again,
    to_lobby: 'Go to games',
  },
}

export default en
