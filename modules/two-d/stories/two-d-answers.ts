import type { TwoDLive, TwoDResult, TwoDStatistics, TwoDStatisticsGroup } from '#two-d/contract/draws.ts'
import type { TwoDCapacity, TwoDOwnCapacity, TwoDSlip, TwoDWinners } from '#two-d/contract/player.ts'

/** The server's answers about 2D when there is content for every screen. */

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const DAY = '2026-11-20'
const READ = {
  set: '1,443.79',
  value: '24,221.65',
  read_at: '2026-11-20T05:31:20Z',
  reading_hash: '9f86d081'.repeat(8),
}

/** A number of every band, a full one and a closed one. */
export const capacity = (is_open: boolean): TwoDCapacity => ({
  session: 'morning',
  session_number: 2,
  game_date: DAY,
  cutoff_at: inMinutes(18),
  draws_at: inMinutes(40),
  server_time: inMinutes(0),
  is_open,
  default_number_limit: 1_000_000,
  odds: 80,
  stake_min: 100,
  stake_max: 100_000,
  lines_max: 100,
  two_digits: Array.from({ length: 100 }, (_, number) => ({
    two_digit: String(number).padStart(2, '0'),
    over_all_remaining: number % 20 === 13 ? 0 : 1_000_000 - ((number * 37) % 100) * 10_000,
    is_closed: number === 44,
    number_limit: 1_000_000,
  })),
})

/** The player's own capacity: the whole `stake_max` on each number, but for the numbers in `left`. */
export const ownCapacity = (left: Record<string, number>): TwoDOwnCapacity => ({
  session: 'morning',
  game_date: DAY,
  numbers: capacity(true).two_digits.map(({ two_digit: num }) => ({ num, remaining: left[num] ?? 100_000 })),
})

const draw = (session: 'morning' | 'evening', cutoff_at: string) => ({
  session,
  session_number: session === 'morning' ? 2 : 4,
  game_date: DAY,
  cutoff_at,
  draws_at: inMinutes(400),
  is_open: true,
  status: 'open' as const,
  number: null,
})
const pending = (open_time: string) => ({ open_time, set: '--', value: '--', twod: '--' })
export const live = (): TwoDLive => ({
  live: { twod: '47', set: '1,304.54', value: '53,187.90', date: DAY, time: `${DAY} 11:41:36` },
  server_time: `${DAY} 11:41:36`,
  now: inMinutes(0),
  result: [
    { open_time: '11:00:00', set: '1,304.52', value: '53,182.90', twod: '22' },
    ...['12:01:00', '15:00:00', '16:30:00'].map(pending),
  ],
  holiday: null,
  modern_internet: null,
  is_fresh: true,
  is_trading: true,
  draws: [draw('morning', inMinutes(18)), draw('evening', inMinutes(300))],
})

const bet = (bet_number: string, bet_amount: number, win_lose: boolean | null) => ({
  id: bet_number,
  bet_number,
  bet_amount,
  win_lose,
  potential_payout: bet_amount * 80,
  odds: 80,
  win_amount: win_lose ? bet_amount * 80 : 0,
})
export const slip = (number: number, is_won: boolean): TwoDSlip => ({
  slip_no: `M-261120-00000${number}`,
  player_name: 'Daw Khin Thazin Oo',
  total_bet_amount: 123_456_700,
  session: 'morning',
  status: is_won ? 'won' : 'pending',
  game_date: DAY,
  before_balance: 999_888_777.25,
  after_balance: 876_432_077.25,
  two_bets: [bet('91', 123_456_500, is_won || null), bet('12', 200, is_won ? false : null)],
  created_at: '2026-11-20T04:10:00Z',
  idempotency_key: null,
  cutoff_at: inMinutes(18),
  draws_at: inMinutes(40),
  win_amount: is_won ? 9_876_520_000 : 0,
  taken_back: is_won ? 1_234_567_000 : 0,
  owed: is_won ? 8_641_953_000 : 0,
  kept: is_won ? 123_456_700 : 0,
  result: is_won ? { ...READ, number: '91', version: 2, source: 'hand' } : null,
})

const winner = (member_name: string, bet_amount: number) => ({
  member_name,
  bet_amount,
  win_amount: bet_amount * 80,
})
export const WINNERS: TwoDWinners = {
  session: 'morning',
  date: DAY,
  win_digit: '91',
  winners: [winner('K***04', 100_000), winner('D***10', 2_000), winner('A***1', 500), winner('P***77', 100)],
  winners_count: 4,
  latest_results: [{ session: 'evening', date: '2026-11-19', win_digit: '26', winners: [], winners_count: 0 }],
}
export const RESULTS: TwoDResult[] = [
  {
    ...READ,
    session: 'morning',
    game_date: DAY,
    number: '91',
    version: 2,
    source: 'feed',
    reading: '{}',
    declared_at: READ.read_at,
  },
]

/** A group of which 7 numbers did not come, and one came often. */
const statisticsGroup = (session: 'morning' | 'evening' | null, weekday: number | null): TwoDStatisticsGroup => {
  const numbers = Array.from({ length: 93 }, (_, number) => ({
    num: String(number).padStart(2, '0'),
    count: number === 27 ? 14 : 1 + ((number * 37) % 9),
    last_on: DAY,
    draws_since: (number * 53) % 240,
  }))
  return { session, weekday, draws: numbers.reduce((sum, { count }) => sum + count, 0), numbers }
}
export const STATISTICS: TwoDStatistics = {
  from: '2025-11-21',
  until: DAY,
  groups: [
    statisticsGroup(null, null),
    statisticsGroup('evening', null),
    statisticsGroup('morning', null),
    ...[1, 2, 3, 4, 5].map((weekday) => statisticsGroup(null, weekday)),
  ],
}
