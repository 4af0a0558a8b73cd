import { callSite } from '../clients.ts'
import { syncTime } from '../clock/clock.ts'
import { DAY_MS, MINUTE_MS, type OpenDraw, SECOND_MS, type SimulationWorld } from '../world/simulation-world.ts'
import { type FeedRows, readingAt } from './market.ts'

/** The automatic work of the 2D lottery; the program binds it, since a history knows no module. */
export interface Lottery {
  /** Opens what is missing of today's draws and of those of the next trading day. */
  open(): Promise<unknown>
  /** Closes those whose time is over. */
  close(): Promise<unknown>
  /** Takes the result of a source that said the same twice for the draws that wait. */
  reportResult(source: 'feed' | 'second_feed', readings: readonly [string, string]): Promise<unknown>
  /** Pays what is to be paid. */
  pay(): Promise<unknown>
  /** The rows of today that a real feed has given already. */
  known: FeedRows
}

const SESSIONS = ['morning', 'evening'] as const
const OPENS_AFTER_MS = 5 * MINUTE_MS
/** From the time of a draw to its row on the feed. */
const ROW_AFTER_MS = 45 * SECOND_MS
/** Between two readings of a feed. */
const READING_MS = 2 * SECOND_MS
/** Of the first visitor of the bet page. */
const ADDRESS = '37.98.1.20'

/** Today's draws are opened, closed, decided and paid at their times; of a day that was interrupted what is left of it. */
export function planDraws(
  world: SimulationWorld,
  lottery: Lottery,
  { starts_at, from }: { starts_at: number; from: number },
): void {
  world.draws = []
  world.events.add(Math.max(starts_at + OPENS_AFTER_MS, from), async (at) => {
    syncTime(world.clock, at)
    await lottery.open()
    if (from > starts_at) await decide(world, lottery, at)
    for (const session of SESSIONS) await planDraw(world, lottery, { session, starts_at, now: at })
  })
}

interface DrawOfDay {
  session: OpenDraw['session']
  starts_at: number
  now: number
}

/** As the bet page learns of it. On a day without trade a session means another day. */
async function planDraw(
  world: SimulationWorld,
  lottery: Lottery,
  { session, starts_at, now }: DrawOfDay,
): Promise<void> {
  const place = `GET /twod-capacity?session=${session}` as const
  const reply = await world.queues.account.ask(now, [], (client) => callSite(client, place, { address: ADDRESS }))
  if (reply.status !== 200) return
  const draw = reply.data as { cutoff_at: string; draws_at: string }
  const [cutoff_at, draws_at] = [Date.parse(draw.cutoff_at), Date.parse(draw.draws_at)]
  if (draws_at - starts_at > DAY_MS) return
  if (cutoff_at > now) world.draws.push({ session, cutoff_at })
  if (draws_at <= now) return
  world.events.add(Math.max(cutoff_at + SECOND_MS, now), async (at) => {
    syncTime(world.clock, at)
    await lottery.close()
  })
  world.events.add(draws_at + ROW_AFTER_MS, (at) => decide(world, lottery, at))
}

/** Two sources report the same result, and the winners are paid. */
export async function decide(
  world: Pick<SimulationWorld, 'seed' | 'clock'>,
  lottery: Lottery,
  at: number,
): Promise<void> {
  const market = { seed: world.seed, known: lottery.known }
  syncTime(world.clock, at)
  await lottery.close()
  for (const source of ['feed', 'second_feed'] as const) {
    await lottery.reportResult(source, [readingAt(market, at - READING_MS), readingAt(market, at)])
  }
  await lottery.pay()
}
