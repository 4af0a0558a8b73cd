import * as shared from '#platform/site/sentences/en.ts'

const en = {
  title: 'Search',
  field: 'Games, providers, 2D, pages',
  recent: 'Recent searches',
  clear: 'Clear',
  nothing: 'Nothing found',
  nothing_line: 'Check the spelling, or go on here:',
  results: (count: number) => `${count} found`,
  lost: 'Search could not be loaded.',
  provider: 'Provider',
  page: 'Page',
  loading: shared.loading,
  try_again: shared.try_again,
  close: shared.close_dialog,
  /** By what a page is found, in each language. */
  pages: {
    hot: 'Hot Games',
    games: 'Games',
    demo: 'Demo Play',
    two_d: '2D lottery',
    two_d_bet: '2D bet',
    results_2d: '2D results',
    statistics_2d: '2D statistics',
    holidays: '2D holidays',
    winners: 'Daily winners',
    digit: 'Digit Bet',
    shan: 'Shan Koe Mee',
    promotion: 'Promotion',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    wallet: 'Wallet',
    logs: 'Logs',
    statement: 'Statement',
    profile: 'My Profile',
    ranking: 'Ranking',
    videos: 'Videos',
    contact: 'Contact',
    about: 'About us',
  },
}

export default en
