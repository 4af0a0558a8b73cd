import { bookOpeningBalances } from '../staff/opening-balances.ts'
import { callAsBot } from '../staff/staff-bots.ts'
import { DAY_MS, MINUTE_MS, YANGON_OFFSET_MS } from '../world/simulation-world.ts'
import { type DemoPast, type DemoPlayer, decideDraw, logIn, luckySlip, openDraws, slip } from './actions.ts'
import { FIRST_DAY, SESSIONS, WAITING_SLIPS } from './sessions.ts'

/** Minutes of the day in Yangon: before the first close, and when both names have turned to the next trading day. */
const OPEN = { before_close: 9.5 * 60, after_turn: 17 * 60 + 1 }
const WAITING_AT = 0.98

/** Between the first close of a day and the evening a slip may be refused: the waiting slips come before or after. */
function waitingSlipsAt(now: number): number {
  const midnight = midnightOf(now, 0)
  const before_close = midnight + OPEN.before_close * MINUTE_MS
  const after_turn = midnight + OPEN.after_turn * MINUTE_MS
  const usual = midnight + WAITING_AT * (now - midnight)
  return Math.floor(now - MINUTE_MS < after_turn ? Math.min(usual, before_close) : Math.max(usual, after_turn))
}

const MINUTES = { slips: 9.5 * 60, morning_draw: 12 * 60, morning_result: 12 * 60 + 3, evening_result: 16 * 60 + 33 }

/** The slips of the last day with draws before today. */
export interface SlipDay {
  /** Days from today. */
  day: number
  /** No history comes by that would decide its draws. */
  is_decided_here: boolean
}

const midnightOf = (now: number, day: number) =>
  Math.floor((now + YANGON_OFFSET_MS) / DAY_MS) * DAY_MS - YANGON_OFFSET_MS + day * DAY_MS

function slipSessions(now: number, { day, is_decided_here }: SlipDay) {
  const midnight = midnightOf(now, day)
  const at = (minutes: number) => midnight + minutes * MINUTE_MS
  const morning = luckySlip(['12', '21', '48', '84', '90'], 100, at(MINUTES.morning_draw))
  const evening = slip('evening', ['05', '50', '27', '72', '33'], 200)
  const decided = is_decided_here ? [MINUTES.morning_result, MINUTES.evening_result] : []
  return [
    { at: at(MINUTES.slips), acts: [logIn, openDraws, morning, evening] },
    ...decided.map((minutes) => ({ at: at(minutes), acts: [decideDraw] })),
  ]
}

/**
 * Gives the demo's own player a past, the same for one seed and day, so that every log that a visitor opens shows
 * something. Answers what was refused.
 */
export async function playDemoPast(
  stage: Pick<DemoPast, 'client' | 'lottery' | 'seed' | 'now'> & {
    opens_at: number | null
    settleBonuses: () => Promise<unknown>
  },
  player: DemoPlayer,
  slip_day: SlipDay | null,
): Promise<string[]> {
  const { now, opens_at, settleBonuses } = stage
  const past: DemoPast = {
    ...stage,
    moment: midnightOf(now, FIRST_DAY),
    player,
    user_name: '',
    token: '',
    cashier: { user_name: 'cashier', password: 'thazin-demo', address: '37.98.1.9', cookie: null, seen_at: 0 },
    counts: { series: 0, wagers: 0 },
    refusals: [],
  }
  // A history that follows begins before this past does.
  past.client.clock.set(opens_at ?? past.moment)
  const owner = { ...past.cashier, user_name: 'owner', address: '37.98.1.4' }
  await bookOpeningBalances((bot, place, body) => callAsBot(past.client, bot, place, body), { ...past, owner })
  const sessions = SESSIONS.map(({ day, at, acts }) => {
    const midnight = midnightOf(now, day)
    return { at: Math.floor(midnight + at * Math.min(DAY_MS, now - midnight)), acts }
  })
  const slips = slip_day ? slipSessions(now, slip_day) : []
  const waiting = { at: waitingSlipsAt(now), acts: WAITING_SLIPS }
  for (const { at, acts } of [...sessions, ...slips, waiting].toSorted((one, other) => one.at - other.at)) {
    past.moment = Math.max(past.moment, Math.min(at, now))
    for (const act of acts) await act(past)
    past.client.clock.sync()
    await settleBonuses()
  }
  return past.refusals
}
