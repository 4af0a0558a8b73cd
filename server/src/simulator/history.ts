import { setTimeout as sleep } from 'node:timers/promises'
import { Agenda } from './agenda.ts'
import { hireAgents } from './agents.ts'
import type { Clock } from './clock.ts'
import { openDice } from './dice.ts'
import type { Doors } from './doors.ts'
import { putRight, sitAtDesk, stopPlayer } from './office.ts'
import { bustle, inventPeople, momentOfDay, type Person } from './people.ts'
import { Table, tellWagers } from './table.ts'
import { NOTHING_YET, type OfferedGame, type Player, type Sums, type Town } from './town.ts'
import { visit } from './visit.ts'

const DAY_MS = 24 * 3_600_000
const YANGON_OFFSET_MS = 6.5 * 3_600_000
/** After midnight, when what the day left behind is done. */
const AFTER_DAY_MS = 30 * 60_000
/** Of a hundred players, on one day. */
const CORRECTIONS_PER_DAY = 0.12
const HOLDS_PER_DAY = 0.1
/** The house is open to others meanwhile: of each stretch of work this part is rest. */
const REST = 0.1
const WORK_MS = 40

export interface Plan {
  seed: string
  days: number
  players: number
  /** The last moment of the history, in milliseconds since 1970. */
  until: number
}

export interface Stage {
  doors: Doors
  clock: Clock
  games: readonly OfferedGame[]
  /** What is done after each day, under the clock of the history. */
  after_day: readonly (() => Promise<unknown>)[]
  onDay: (day: number) => void
  /** Leaves others room. */
  is_gentle: boolean
  signal: AbortSignal
}

/** Plays the days of the plan through the house's doors, one after the other. The same seed plays the same. */
export async function playHistory(stage: Stage, plan: Plan): Promise<Sums> {
  const town = await foundTown(stage, plan)
  const table = new Table(town)
  const rest = openRest(stage.is_gentle)
  for (let day = 0; day < plan.days && !stage.signal.aborted; day++) {
    const starts_at = startOf(plan, day)
    const ends_at = Math.min(starts_at + DAY_MS, plan.until)
    await everybodyIn(town)
    planDay(town, table, { plan, day, starts_at, ends_at })
    town.agenda.add(starts_at + DAY_MS + AFTER_DAY_MS, (at) => endDay(stage, town, at))
    for (let next = town.agenda.next(ends_at); next && !stage.signal.aborted; next = town.agenda.next(ends_at)) {
      await next.run(next.at)
      await rest()
    }
    await table.play(ends_at)
    await tellWagers(town.doors, town.told.splice(0))
    if (!stage.signal.aborted) stage.onDay(day + 1)
  }
  await everybodyIn(town)
  return town.sums
}

/** Nobody is at the door any more. */
const everybodyIn = ({ players }: Town) => Promise.all(players.map(({ entering }) => entering))

/** The Yangon midnight with which a day of the plan begins; the last day is the one of `until`. */
function startOf({ until, days }: Plan, day: number): number {
  const last = Math.floor((until + YANGON_OFFSET_MS) / DAY_MS) * DAY_MS - YANGON_OFFSET_MS
  return last - (days - 1 - day) * DAY_MS
}

async function foundTown(stage: Stage, plan: Plan): Promise<Town> {
  const { doors, clock, games } = stage
  const dice = openDice(plan.seed)
  const clerk = (user_name: string, address: string) => ({ user_name, password: 'thazin-demo', address, cookie: null })
  const town: Town = {
    seed: plan.seed,
    until: plan.until,
    doors,
    clock,
    dice,
    agenda: new Agenda(),
    games,
    owner: clerk('owner', '37.98.1.4'),
    cashier: clerk('cashier', '37.98.1.9'),
    agents: [],
    accounts: new Map(),
    players: [],
    told: [],
    sums: { ...NOTHING_YET },
  }
  await clock.set(startOf(plan, 0))
  const first_day = new Date(startOf(plan, 0) + YANGON_OFFSET_MS).toISOString().slice(0, 10)
  town.agents = await hireAgents(town, { players: plan.players, first_day })
  const people = inventPeople(dice, { players: plan.players, days: plan.days, agents: town.agents.length })
  town.players = people.map(newcomer)
  return town
}

const newcomer = (person: Person): Player => ({
  person,
  id: '',
  user_name: '',
  token: '',
  main: 0,
  game: 0,
  entering: Promise.resolve(),
  series: null,
  is_here: false,
  is_out: false,
})

interface PlannedDay {
  plan: Plan
  day: number
  starts_at: number
  ends_at: number
}

/** Who comes on this day, and when; and what the staff does of its own accord. */
function planDay(town: Town, table: Table, { plan, day, starts_at, ends_at }: PlannedDay): void {
  const { dice, players } = town
  const date = new Date(starts_at + YANGON_OFFSET_MS)
  const busy = bustle({ weekday: date.getUTCDay(), day_of_month: date.getUTCDate() })
  const someTime = () => starts_at + momentOfDay(dice)
  for (const player of players) {
    const { joins_on, manner } = player.person
    const comes = joins_on === day || (joins_on < day && dice.happens(Math.min(1, manner.comes * busy)))
    if (comes) visit(town, table, player, someTime())
  }
  sitAtDesk(town, starts_at)
  const known = players.filter((player) => player.id !== '' && !player.is_out)
  if (known.length === 0 || ends_at >= plan.until) return
  for (let count = timesPerDay(town, CORRECTIONS_PER_DAY); count > 0; count--)
    putRight(town, dice.pick(known), someTime())
  for (let count = timesPerDay(town, HOLDS_PER_DAY); count > 0; count--) stopPlayer(town, dice.pick(known), someTime())
}

/** A mean for a hundred players, as a whole number. */
function timesPerDay({ dice, players }: Town, per_hundred: number): number {
  const mean = (players.length / 100) * per_hundred
  return Math.floor(mean) + (dice.happens(mean % 1) ? 1 : 0)
}

async function endDay({ after_day }: Stage, { clock }: Town, at: number): Promise<void> {
  await clock.set(at)
  for (const deed of after_day) await deed()
}

function openRest(is_gentle: boolean): () => Promise<void> {
  let worked_since = process.hrtime.bigint()
  return async () => {
    if (!is_gentle) return
    const worked_ms = Number(process.hrtime.bigint() - worked_since) / 1e6
    if (worked_ms < WORK_MS) return
    await sleep((worked_ms * REST) / (1 - REST))
    worked_since = process.hrtime.bigint()
  }
}
