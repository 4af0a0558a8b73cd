import { FOR_ALL, FOR_THE_COMPANY, type ReportCall, type Some } from '../reports/fetch-reports.ts'
import { JOBS } from './jobs.ts'
import type { Row } from './row.ts'

const PLAYERS_MARK_MS = 50
const CONSOLE_MARK_MS = 300
/** While somebody types. */
const SEARCH_MARK_MS = 100
/** A part of a seventh of all names, of a few, the end of a phone, the beginning of an account, of a network, and a number. */
const SEARCHES = ['ung', 'aung 4242', '004242', '09700', '10.0.', '424242']
/** Of what reads every player: the players' report and the liabilities. */
const EVERY_PLAYER_MARK_MS = 1_000
const EVERY_PLAYER = ['winners and losers', 'liabilities against cash', 'first rows of the players’ file']

const site = (name: string, path: string, body?: () => Record<string, unknown>): Row => ({
  name: `player: ${name}`,
  mark_ms: PLAYERS_MARK_MS,
  run: (stage) => stage.callSite(path, body?.()),
})

const START: Row = { name: 'start of the server', mark_ms: 6_000, once: true, run: (stage) => stage.startAnother() }

let bets = 0
const SITE: Row[] = [
  site('balances', '/user'),
  site('history of the digit game', '/digitbet/history'),
  site('one digit bet', '/digitbet', () => ({
    bet_type: 'big',
    digit: null,
    rolled_number: bets++ % 10,
    bet_amount: 1,
    multiplier: 1,
  })),
  site('proof of the digit game', '/digitbet/fair'),
  site('2D slips', '/twod-bet-slips'),
  site('2D winners of the day', '/two-d-daily-winners'),
  site('log of games', '/player/game-logs?type=today'),
  site('log of exchanges', '/exchange-transactions-log'),
  site('deposits', '/transaction/deposit-requestlog'),
  site('withdrawals', '/transaction/withdraw-requestlog'),
  site('bonus claims', '/promotion/claims'),
  site('sessions', '/sessions'),
]

const staff = (name: string, path: string | ((some: Some) => string), mark_ms = CONSOLE_MARK_MS): Row => ({
  name: `console: ${name}`,
  mark_ms,
  run: ({ console }) => console.read('owner', typeof path === 'string' ? path : path(console.some)),
})

const LISTS: Row[] = [
  staff('deposits that wait', '/deposits?status=waiting'),
  staff('deposits, decided', '/deposits?status=approved'),
  staff('deposits by amount', '/deposits?status=approved&q=200000'),
  staff('withdrawals that wait', '/withdrawals?status=waiting'),
  staff('withdrawals by name', '/withdrawals?status=approved&q=Y00000042'),
  staff('summary of requests', '/summary-of-requests'),
  staff('players', '/players'),
  staff('players by name', '/players?q=ko%20aung'),
  staff('players by phone', '/players?q=0970000004'),
  staff('players on hold', '/players?status=frozen'),
  ...SEARCHES.map((text) => staff(`search for “${text}”`, `/search?q=${encodeURIComponent(text)}`, SEARCH_MARK_MS)),
  staff('one player', ({ player_id }) => `/players/${player_id}`),
  ...['bets', 'requests', 'rounds', 'sessions', 'shan-rounds', 'slips', 'statement'].map((list) =>
    staff(`one player’s ${list}`, ({ player_id }) => `/players/${player_id}/${list}`),
  ),
  staff('audit log', '/audit'),
  staff('audit log of an action', '/audit?action=deposits.reject'),
  staff('2D draws', '/two-d/draws'),
  staff('2D draws that are settled', '/two-d/draws?status=settled'),
  staff('wagers of today', '/wagers'),
  staff('differences of wagers', '/wager-differences'),
  staff('differences of Shan', '/shan-differences'),
  staff('agents', '/agents'),
  staff('one agent', ({ agent_id }) => `/agents/${agent_id}`),
  staff('one agent’s players', ({ agent_id }) => `/agents/${agent_id}/players`),
  staff('commissions of 30 days', ({ month }) => `/agent-commissions?${month}`),
  staff('balances of payment accounts', '/account-balances'),
  staff('approvals', '/approvals'),
]

const report = (days: string, span: (some: Some) => string, [name, path]: ReportCall): Row =>
  staff(
    `${name}${path(SAMPLE) === path({ ...SAMPLE, year: 'other' }) ? '' : `, ${days}`}`,
    (some) => path({ ...some, year: span(some) }),
    EVERY_PLAYER.includes(name) ? EVERY_PLAYER_MARK_MS : CONSOLE_MARK_MS,
  )
const SAMPLE: Some = { year: 'year', months: 'months', month: 'month', player_id: '1', game: 'game', agent_id: '1' }

const REPORTS: Row[] = [
  ...[...FOR_ALL, ...FOR_THE_COMPANY].map((call) => report('30 days', ({ month }) => month, call)),
  ...FOR_ALL.filter(([name]) => name === 'winners and losers').map((call) =>
    report('a year', ({ year }) => year, call),
  ),
  {
    ...staff('winners and losers of one agent, 30 days', '/reports/players', EVERY_PLAYER_MARK_MS),
    run: ({ console }) => console.read('agent', `/reports/players?${console.some.month}`),
  },
]

/** Rows that change the database come last. */
export const ROWS: Row[] = [START, ...SITE, ...LISTS, ...REPORTS, ...JOBS]
