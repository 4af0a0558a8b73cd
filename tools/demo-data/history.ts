import type { HistoryPlan, UnfinishedHistory } from '#demo-history/server/index.ts'
import { syncTime } from './clock/clock.ts'
import { allDone } from './clock/worker-queue.ts'
import { RoundQueue } from './players/round-queue.ts'
import { planSession } from './players/session.ts'
import { sendWagers } from './players/spins.ts'
import { planPayouts } from './staff/payouts.ts'
import { correctBalance, refreshSession, restrictPlayer } from './staff/staff-bots.ts'
import { planDraws } from './two-d/lottery.ts'
import { createWorld } from './world/create-world.ts'
import type { HistoryStage } from './world/history-stage.ts'
import { bustle, momentOfDay } from './world/invent-players.ts'
import { startOf } from './world/plan.ts'
import { createRandom } from './world/random.ts'
import { DAY_MS, MINUTE_MS, type SimulationWorld, type Sums, YANGON_OFFSET_MS } from './world/simulation-world.ts'

/** After midnight, when agents are settled, and when the day is closed. */
const AFTER_DAY_MS = 30 * MINUTE_MS
const CLOSING_MS = 4 * 60 * MINUTE_MS
/** Bonuses are settled so often. */
const BONUSES_EVERY_MS = 3 * 60 * MINUTE_MS
/** Of a hundred players, on one day. */
const CORRECTIONS_PER_DAY = 0.12
const HOLDS_PER_DAY = 0.1
/** Those who play 2D come for it alone on this part of the days with a draw. */
const COMES_FOR_SLIPS = 0.09
/** Minutes after midnight at which they come: before noon, and in the afternoon. */
const SLIP_HOURS = [
  { from: 8 * 60, to: 11.4 * 60 },
  { from: 12.4 * 60, to: 15.4 * 60 },
] as const
/** A mark is written once for so much of the history, and is not passed by what takes longer than it should. */
const MARK_MS = 2 * 60 * MINUTE_MS
const MARK_MARGIN_MS = 2 * MINUTE_MS

/** One day of a plan; of one that was interrupted, what is left of it. */
interface Day {
  plan: HistoryPlan
  day: number
  starts_at: number
  from: number
  ends_at: number
}

/**
 * Plays the days of the plan through clients of the platform, one after the other, or what an interrupted history has
 * left. The same seed plays the same history.
 */
export async function playHistory(
  stage: HistoryStage,
  plan: HistoryPlan,
  left: UnfinishedHistory | null,
): Promise<Sums> {
  const world = await createWorld(stage, plan, left)
  const roundQueue = new RoundQueue(world)
  for (let day = left?.day ?? 0; day < plan.days && !stage.signal.aborted; day++) {
    const starts_at = startOf(plan, day)
    const ends_at = Math.min(starts_at + DAY_MS, plan.until)
    const from = Math.max(starts_at, left?.through ?? 0)
    await playDay(stage, { world, roundQueue }, { plan, day, starts_at, from, ends_at })
    if (!stage.signal.aborted) stage.onDay(day + 1)
  }
  return world.sums
}

async function playDay(
  stage: HistoryStage,
  { world, roundQueue }: { world: SimulationWorld; roundQueue: RoundQueue },
  day: Day,
): Promise<void> {
  const { ends_at, from } = day
  planDay(stage, { world, roundQueue }, day)
  let marked = from
  for (let next = world.events.next(ends_at); next && !stage.signal.aborted; next = world.events.next(ends_at)) {
    if (next.at + MARK_MARGIN_MS > marked) {
      marked = next.at + MARK_MS
      await stage.onMark({ day: day.day, through: marked })
    }
    // An answer that only the platform has is awaited; an event that may concern everybody awaits all that is under way.
    await (next.about ? next.about.answers : allDone(world.queues))
    await next.run(next.at)
  }
  if (!stage.signal.aborted) await roundQueue.play(ends_at)
  await allDone(world.queues)
  await world.queues.play.ask(world.clock.moment(), [], (client) =>
    sendWagers(client, world.unreported_wagers.splice(0)),
  )
}

/** Plans the platform's own work, the sessions of players, and the work of the staff. */
function planDay(
  stage: HistoryStage,
  { world, roundQueue }: { world: SimulationWorld; roundQueue: RoundQueue },
  day: Day,
): void {
  const { starts_at, from, ends_at, plan } = day
  // An interrupted day has used its random numbers: names that were drawn from them must not be drawn again.
  world.random = createRandom(`${plan.seed}, day ${day.day}${from > starts_at ? `, from ${from}` : ''}`)
  planDraws(world, stage.lottery, day)
  for (let at = starts_at + BONUSES_EVERY_MS; at < ends_at; at += BONUSES_EVERY_MS) {
    if (at >= from) world.events.add(at, (now) => doAt(world, now, stage.settleBonuses))
  }
  planSessions(world, roundQueue, day)
  refreshSession(world, day)
  planPayouts(world, day)
  // Of the day before, which an interrupted one may not have ended.
  world.events.add(Math.max(starts_at + AFTER_DAY_MS, from), (now) => doAt(world, now, stage.settleAgents))
  world.events.add(Math.max(starts_at + CLOSING_MS, from), (now) => doAt(world, now, stage.closeDays))
  const known = world.players.filter((player) => player.id !== '' && !player.is_out)
  if (known.length === 0 || ends_at >= plan.until) return
  const { random } = world
  const someTime = () => Math.max(from, starts_at + momentOfDay(random))
  for (let count = timesPerDay(world, CORRECTIONS_PER_DAY); count > 0; count--)
    correctBalance(world, random.pick(known), someTime())
  for (let count = timesPerDay(world, HOLDS_PER_DAY); count > 0; count--)
    restrictPlayer(world, random.pick(known), someTime())
}

function planSessions(world: SimulationWorld, roundQueue: RoundQueue, { day, starts_at, from }: Day): void {
  const { random, players } = world
  const date = new Date(starts_at + YANGON_OFFSET_MS)
  const weekday = date.getUTCDay()
  const is_weekday = weekday >= 1 && weekday <= 5
  const busy = bustle({ weekday, day_of_month: date.getUTCDate() })
  const expect = (player: SimulationWorld['players'][number], wants: 'games' | 'slips', at: number) => {
    // An earlier start has played this session.
    if (at >= from) planSession(world, roundQueue, { player, at, wants })
  }
  for (const player of players) {
    const { joins_on, manner, plays_two_d } = player.profile
    const comes = joins_on === day || (joins_on < day && random.happens(Math.min(1, manner.comes * busy)))
    if (comes) expect(player, 'games', starts_at + momentOfDay(random))
    if (!is_weekday || !plays_two_d || joins_on >= day || !random.happens(COMES_FOR_SLIPS * busy)) continue
    const { from: first, to: last } = random.pick(SLIP_HOURS)
    expect(player, 'slips', starts_at + Math.floor((first + random.fraction() * (last - first)) * MINUTE_MS))
  }
}

/** A mean for a hundred players, as a whole number. */
function timesPerDay({ random, players }: SimulationWorld, per_hundred: number): number {
  const mean = (players.length / 100) * per_hundred
  return Math.floor(mean) + (random.happens(mean % 1) ? 1 : 0)
}

async function doAt(world: SimulationWorld, at: number, action: () => Promise<unknown>): Promise<void> {
  syncTime(world.clock, at)
  await action()
}
