const DEPOSITS = [
  {
    datetime: '2026-11-20 10:40:00',
    account_name: 'Ko Aung',
    account_number: null,
    amount: '1500.00',
    status: 'Pending',
  },
  { datetime: null, account_name: 'Ma Su', account_no: '09420', amount: 2500, status: 'Success' },
  { id: 9, account_name: 'U Ba', amount: '3,500', status: 'Somewhere' },
]
const REQUESTS = [
  { id: 1, status: 0, created_at: '2026-11-20T04:10:00.000000Z', amount: '5000.00', refrence_no: '482913' },
  { id: 2, status: '1', amount: 6000, payment_type: { name: 'Shwe Pay' } },
  { id: 3, status: 7, amount: 7000 },
]
const LINKS = [
  { url: null, label: '&laquo; Previous' },
  { url: 'https://other.example/api/x?page=1', label: '1' },
  { url: 'https://other.example/api/x?page=4', label: '4' },
  { url: 'https://other.example/api/x?page=2', label: 'Next &raquo;' },
]
const SLIPS = [
  {
    slip_no: 'AB-1',
    player_name: 'P1',
    total_bet_amount: '300.00',
    session: 'morning',
    status: 'completed',
    game_date: '2026-11-20',
    before_balance: '1000.00',
    after_balance: '700.00',
    two_bets: [{ id: 1, bet_number: '07', bet_amount: '300.00', win_lose: 1, potential_payout: '24000.00' }],
  },
]

export interface List {
  screen: string
  path: string
  /** An answer of another server, and what is seen of it. */
  given: unknown
  seen: string[]
  colours?: Record<string, string>
  /** The sentence that the screen shows when the list did not come. */
  failed: string
  /** Where a session that has ended leads. */
  home?: string
}

export const LISTS: List[] = [
  {
    screen: '/information?tab=logs&type=deposit',
    path: 'depositlogfinicial',
    given: DEPOSITS,
    seen: ['Ko Aung', '1,500', 'Ma Su', '3,500'],
    colours: { Pending: 'yellow', Success: 'green', Failed: 'red' },
    failed: 'Something Went Wrong!',
  },
  {
    screen: '/information?tab=logs&type=withdraw',
    path: 'withdrawlogfinicial',
    given: { data: { data: DEPOSITS } },
    seen: ['Ko Aung', '2,500'],
    failed: 'Something Went Wrong!',
  },
  {
    screen: '/wallet-history',
    path: 'transaction/deposit-requestlog*',
    given: { data: REQUESTS, links: LINKS },
    seen: ['5,000', '# 482913', 'Shwe Pay', '1 of 4'],
    colours: { Waiting: 'yellow', Done: 'green', Rejected: 'red' },
    failed: 'Something Went Wrong!',
  },
  {
    screen: '/wallet-history?type=withdraw',
    path: 'transaction/withdraw-requestlog*',
    given: { data: { data: REQUESTS, links: LINKS, current_page: 1, last_page: 4, total: 80 } },
    seen: ['6,000', '1 of 4'],
    failed: 'Something Went Wrong!',
  },
  {
    screen: '/exchange-log',
    path: 'exchange-transactions-log*',
    given: {
      data: {
        data: [
          { id: 1, type: 'mainBalanceToGaming', amount: '1000.00', created_at: '2026-11-20 10:40:00' },
          { type: 'GamingToMainBalance', amount: 20 },
          { type: 'gift', amount: 5 },
        ],
      },
    },
    seen: ['1,000', 'Main to game', 'Game to main', 'gift'],
    failed: 'Failed to fetch logs',
  },
  {
    screen: '/transactions',
    path: 'exchange-transactions-log*',
    given: [{ id: 1, type: 'game_to_main', amount: '1250.50' }],
    seen: ['Game to main', '1,250.50'],
    failed: 'Failed to fetch logs',
  },
  {
    screen: '/information?tab=logs&type=game_logs',
    path: 'player/game-logs*',
    given: [{ game_name: 'Foreign Fruits', spin_count: '12', turnover: '1200.00', win_loss: '-90.00' }],
    seen: ['Foreign Fruits', '1,200', '-90'],
    failed: 'Something Went Wrong!',
  },
  {
    screen: '/morning-bet-slip',
    path: 'twod-bet-slips*',
    given: SLIPS,
    seen: ['AB-1', 'P1', '24,000.00', 'Win'],
    colours: { completed: 'green' },
    failed: 'The bet slips couldn’t be loaded.',
  },
  {
    screen: '/evening-bet-slip',
    path: 'evening-twod-bet-slips*',
    given: { data: [{ ...SLIPS[0], status: 'pending', two_bets: null, session: 'night' }] },
    seen: ['AB-1'],
    colours: { Pending: 'yellow' },
    failed: 'The bet slips couldn’t be loaded.',
  },
  {
    screen: '/2d/daily-winner',
    path: 'two-d-daily-winners*',
    given: {
      status: 'success',
      data: {
        date: '2026-11-20',
        session: 'morning',
        win_digit: 7,
        winners: [{ member_name: 'Ma Su', bet_amount: '100.00', win_amount: '8000.00' }],
      },
    },
    seen: ['07', 'Ma Su', '8,000'],
    failed: 'Failed to fetch winners',
    home: '/login',
  },
  {
    screen: '/digitbet',
    path: 'digitbet/history*',
    given: { data: { data: [] } },
    seen: ['No bets yet'],
    failed: 'Your bets couldn’t be loaded.',
  },
  {
    screen: '/top-up/bank',
    path: 'banks',
    given: [{ id: '3', payment_type: { name: 'Shwe Pay' }, account_no: '09420111222', account_name: 'Daw Mya' }],
    seen: ['Shwe Pay', 'Daw Mya'],
    failed: 'Something Went Wrong!',
  },
]
