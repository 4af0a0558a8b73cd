import type { HistoryPlan, Mark, Unfinished } from '#server/demo-history/index.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { type Clock, tellTime } from './clock/clock.ts'
import { allDone, type Lines } from './clock/worker-queue.ts'
import { Table } from './players/round-queue.ts'
import { visit } from './players/session.ts'
import { tellWagers } from './players/spins.ts'
import { planPayouts } from './staff/payouts.ts'
import { putRight, sitAtDesk, stopPlayer } from './staff/staff-bots.ts'
import { holdDraws, type Lottery } from './two-d/lottery.ts'
import { foundTown } from './world/create-world.ts'
import { bustle, momentOfDay } from './world/invent-players.ts'
import { startOf } from './world/plan.ts'
import { openDice } from './world/random.ts'
import {
  DAY_MS,
  MINUTE_MS,
  type OfferedGame,
  type Sums,
  type Town,
  YANGON_OFFSET_MS,
} from './world/simulation-world.ts'

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

export interface Stage {
  lines: Lines
  /** For what no door tells: which games there are, and who is known from before. */
  db: Queryable
  clock: Clock
  games: readonly OfferedGame[]
  lottery: Lottery
  /** What the worker does by the real clock. */
  settleAgents: () => Promise<unknown>
  closeDays: () => Promise<unknown>
  settleBonuses: () => Promise<unknown>
  onMark: (mark: Mark) => Promise<unknown>
  onDay: (day: number) => void
  signal: AbortSignal
}

/** One day of a plan; of one that was interrupted, what is left of it. */
interface Day {
  plan: HistoryPlan
  day: number
  starts_at: number
  from: number
  ends_at: number
}

/**
 * Plays the days of the plan through the house's doors, one after the other, or what an interrupted one has left. The
 * same seed plays the same.
 */
export async function playHistory(stage: Stage, plan: HistoryPlan, left: Unfinished | null): Promise<Sums> {
  const town = await foundTown(stage, plan, left)
  const table = new Table(town)
  for (let day = left?.day ?? 0; day < plan.days && !stage.signal.aborted; day++) {
    const starts_at = startOf(plan, day)
    const ends_at = Math.min(starts_at + DAY_MS, plan.until)
    const from = Math.max(starts_at, left?.through ?? 0)
    await playDay(stage, { town, table }, { plan, day, starts_at, from, ends_at })
    if (!stage.signal.aborted) stage.onDay(day + 1)
  }
  return town.sums
}

async function playDay(stage: Stage, { town, table }: { town: Town; table: Table }, day: Day): Promise<void> {
  const { ends_at, from } = day
  planDay(stage, { town, table }, day)
  let marked = from
  for (let next = town.agenda.next(ends_at); next && !stage.signal.aborted; next = town.agenda.next(ends_at)) {
    if (next.at + MARK_MARGIN_MS > marked) {
      marked = next.at + MARK_MS
      await stage.onMark({ day: day.day, through: marked })
    }
    // What only the house knows of somebody is waited for, and where it may concern everybody, all that is under way.
    await (next.about ? next.about.answers : allDone(town.lines))
    await next.run(next.at)
  }
  if (!stage.signal.aborted) await table.play(ends_at)
  await allDone(town.lines)
  await town.lines.table.ask(town.clock.moment(), [], (doors) => tellWagers(doors, town.told.splice(0)))
}

/** What the house does of its own accord, who comes, and what the staff does. */
function planDay(stage: Stage, { town, table }: { town: Town; table: Table }, day: Day): void {
  const { starts_at, from, ends_at, plan } = day
  // The dice of an interrupted day have been thrown: what was named by them must not be named so again.
  town.dice = openDice(`${plan.seed}, day ${day.day}${from > starts_at ? `, from ${from}` : ''}`)
  holdDraws(town, stage.lottery, day)
  for (let at = starts_at + BONUSES_EVERY_MS; at < ends_at; at += BONUSES_EVERY_MS) {
    if (at >= from) town.agenda.add(at, (now) => doAt(town, now, stage.settleBonuses))
  }
  planVisits(town, table, day)
  sitAtDesk(town, day)
  planPayouts(town, day)
  // Of the day before, which an interrupted one may not have ended.
  town.agenda.add(Math.max(starts_at + AFTER_DAY_MS, from), (now) => doAt(town, now, stage.settleAgents))
  town.agenda.add(Math.max(starts_at + CLOSING_MS, from), (now) => doAt(town, now, stage.closeDays))
  const known = town.players.filter((player) => player.id !== '' && !player.is_out)
  if (known.length === 0 || ends_at >= plan.until) return
  const { dice } = town
  const someTime = () => Math.max(from, starts_at + momentOfDay(dice))
  for (let count = timesPerDay(town, CORRECTIONS_PER_DAY); count > 0; count--)
    putRight(town, dice.pick(known), someTime())
  for (let count = timesPerDay(town, HOLDS_PER_DAY); count > 0; count--) stopPlayer(town, dice.pick(known), someTime())
}

function planVisits(town: Town, table: Table, { day, starts_at, from }: Day): void {
  const { dice, players } = town
  const date = new Date(starts_at + YANGON_OFFSET_MS)
  const weekday = date.getUTCDay()
  const is_weekday = weekday >= 1 && weekday <= 5
  const busy = bustle({ weekday, day_of_month: date.getUTCDate() })
  const expect = (player: Town['players'][number], wants: 'games' | 'slips', at: number) => {
    // An earlier start has seen him come.
    if (at >= from) visit(town, table, { player, at, wants })
  }
  for (const player of players) {
    const { joins_on, manner, plays_two_d } = player.person
    const comes = joins_on === day || (joins_on < day && dice.happens(Math.min(1, manner.comes * busy)))
    if (comes) expect(player, 'games', starts_at + momentOfDay(dice))
    if (!is_weekday || !plays_two_d || joins_on >= day || !dice.happens(COMES_FOR_SLIPS * busy)) continue
    const { from: first, to: last } = dice.pick(SLIP_HOURS)
    expect(player, 'slips', starts_at + Math.floor((first + dice.fraction() * (last - first)) * MINUTE_MS))
  }
}

/** A mean for a hundred players, as a whole number. */
function timesPerDay({ dice, players }: Town, per_hundred: number): number {
  const mean = (players.length / 100) * per_hundred
  return Math.floor(mean) + (dice.happens(mean % 1) ? 1 : 0)
}

async function doAt(town: Town, at: number, deed: () => Promise<unknown>): Promise<void> {
  tellTime(town.clock, at)
  await deed()
}
