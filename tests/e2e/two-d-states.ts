import type { Page } from 'playwright-core'
import type { TwoDCapacity, TwoDSlip, TwoDWinners } from '#contract/two-d.ts'
import type { TwoDLive, TwoDResult } from '#contract/two-d-draw.ts'
import { open } from './browser.ts'
import type { State } from './states.ts'

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
const capacity = (is_open: boolean): TwoDCapacity => ({
  session: 'morning',
  session_number: 2,
  game_date: DAY,
  closes_at: inMinutes(18),
  draws_at: inMinutes(40),
  server_time: inMinutes(0),
  is_open,
  default_break: 1_000_000,
  odds: 80,
  stake_min: 100,
  stake_max: 100_000,
  lines_max: 100,
  two_digits: Array.from({ length: 100 }, (_, number) => ({
    two_digit: String(number).padStart(2, '0'),
    over_all_remaining: number % 20 === 13 ? 0 : 1_000_000 - ((number * 37) % 100) * 10_000,
    is_closed: number === 44,
    cap: 1_000_000,
  })),
})

const draw = (session: 'morning' | 'evening', closes_at: string) => ({
  session,
  session_number: session === 'morning' ? 2 : 4,
  game_date: DAY,
  closes_at,
  draws_at: inMinutes(400),
  is_open: true,
  status: 'open' as const,
  number: null,
})
const pending = (open_time: string) => ({ open_time, set: '--', value: '--', twod: '--' })
const live = (): TwoDLive => ({
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
const slip = (number: number, is_won: boolean): TwoDSlip => ({
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
  closes_at: inMinutes(18),
  draws_at: inMinutes(40),
  win_amount: is_won ? 9_876_520_000 : 0,
  result: is_won ? { ...READ, number: '91', version: 2, source: 'hand' } : null,
})

const winner = (member_name: string, bet_amount: number) => ({ member_name, bet_amount, win_amount: bet_amount * 80 })
const WINNERS: TwoDWinners = {
  session: 'morning',
  date: DAY,
  win_digit: '91',
  winners: [winner('K***04', 100_000), winner('D***10', 2_000), winner('A***1', 500), winner('P***77', 100)],
  winners_count: 4,
  latest_results: [{ session: 'evening', date: '2026-11-19', win_digit: '26', winners: [], winners_count: 0 }],
}
const RESULTS: TwoDResult[] = [
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

/** Answers every call of this kind instead of the house, from here on. */
const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))
const answerWith = (page: Page, path: string, data: unknown) =>
  answer(page, path, { status: 'Request was successful.', message: '', data })

const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

const OVER_LIMIT = {
  status: 'Request has failed.',
  code: 'two_d_over_limit',
  message: ['07', '25'],
  over_limit: [
    { num: '07', remaining: 0 },
    { num: '25', remaining: 900 },
  ],
}

/** The player's pages of 2D, with everything on them that can be; the house answers what is not said here. */
export const TWO_D_STATES: State[] = [
  {
    name: 'no slips',
    async show(page, { twoD }) {
      await open(page, '/morning-bet-slip')
      await page.getByText(twoD.slips.no_slips).waitFor()
    },
  },
  {
    name: 'a live feed that failed',
    async show(page, { twoD }) {
      await open(page, '/2d')
      await page.getByText(twoD.live.failed).waitFor()
    },
  },
  {
    name: 'the live number',
    async show(page) {
      await answerWith(page, 'twod-live', live())
      await answerWith(page, 'twod-capacity?*', capacity(true))
      await open(page, '/2d')
      await page.getByText('53,187.90').waitFor()
    },
  },
  {
    name: 'the picker of times',
    async show(page, { twoD }) {
      await press(page, twoD.live.place_bet)
      await page.getByRole('dialog').getByText('04:30 PM').waitFor()
    },
  },
  {
    name: 'the picker of histories',
    async show(page, { twoD }) {
      await closeSheet(page)
      await press(page, twoD.live.history)
      await page.getByRole('dialog').getByText(twoD.live.past_results).waitFor()
    },
  },
  {
    name: 'quick bets',
    async show(page, { twoD }) {
      await open(page, '/2d/bet?time=2')
      await page.getByLabel(`13, ${twoD.bet.full}`).waitFor()
      await press(page, twoD.bet.quick_bet)
      await page.getByRole('dialog').getByRole('button', { name: twoD.quick.digit_sets.round_doubles }).click()
      for (const digit of ['1', '3', '4'])
        await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click()
      await page.getByText(twoD.bet.left_out).waitFor()
    },
  },
  {
    name: 'a list with what is not understood',
    async show(page, { twoD }) {
      await closeSheet(page)
      await press(page, twoD.bet.list)
      await page.getByRole('textbox', { name: twoD.list.label }).fill('07 1500, 25 1000\n? 5 500')
      await page.getByText(twoD.list.unread).waitFor()
    },
  },
  {
    name: 'numbers that are chosen',
    async show(page, { twoD }) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: twoD.bet.add(2, '2,500') })
        .click()
      await closeSheet(page)
      await page.getByLabel(twoD.bet.stake, { exact: true }).fill('700')
      await page.getByText(twoD.bet.stake_all(2, '700')).waitFor()
    },
  },
  {
    name: 'a slip over the limit',
    async show(page, { twoD }) {
      await answer(page, 'twod-bet', OVER_LIMIT, 422)
      await open(page, '/2d/confirm?time=2')
      await press(page, twoD.confirm.confirm)
      await page.getByText(twoD.confirm.takes_nothing('07')).waitFor()
      await page.getByLabel(twoD.confirm.stake_on('25')).fill('50')
      await page.getByLabel(twoD.confirm.stake_on('25')).press('Enter')
    },
  },
  {
    name: 'a draw that is closed',
    async show(page, { twoD }) {
      await answerWith(page, 'twod-capacity?*', capacity(false))
      await open(page, '/2d/bet?time=2')
      await page.getByText(twoD.bet.draw_closed).waitFor()
    },
  },
  {
    name: 'slips',
    async show(page, { twoD }) {
      await answer(page, 'twod-bet-slips', [slip(2, true), slip(1, false)])
      await open(page, '/morning-bet-slip')
      await page.getByText(twoD.slips.check_hash).waitFor()
    },
  },
  {
    name: 'winners',
    async show(page, { twoD }) {
      await answerWith(page, 'two-d-daily-winners?*', WINNERS)
      await open(page, '/2d/daily-winner')
      await page.getByText(twoD.winners.latest).waitFor()
    },
  },
  {
    name: 'results',
    async show(page) {
      await answerWith(page, 'twod-results', RESULTS)
      await open(page, '/2d/results')
      await page.getByText('1,443.79').waitFor()
    },
  },
  {
    name: 'holidays',
    async show(page, { twoD }) {
      await open(page, '/2d/holiday')
      await page.getByRole('button', { name: '2027' }).click()
      await page.getByText(twoD.holiday.provisional).first().waitFor()
    },
  },
]
