import { BadCall, type Seat } from '../../game.ts'
import type { Json, Wager } from '../../wallet.ts'
import type { Clock } from '../shared/clock.ts'
import type { Random } from '../shared/random.ts'
import { kyat } from '../shared/stake.ts'
import { isWon, winOf } from './rules.ts'
import { Schedule } from './schedule.ts'

export const STAKE_MIN_KYAT = 100
export const STAKE_MAX_KYAT = 500_000
/** No slip pays more: six long odds multiply to more than any operator has. */
export const WIN_MAX_KYAT = 20_000_000
export const LEGS_MAX = 6
const REMEMBERED = 20

interface Leg {
  match: number
  market: string
  pick: string
  odds: number
}

export interface Slip {
  slip_id: string
  legs: Leg[]
  stake: number
}

/** A slip as its player sees it afterwards. */
interface NotedSlip extends Slip {
  /** null until the last of its matches is over. */
  prize: number | null
  sides: number[][]
}

export type SlipPlacement = 'placed' | 'started' | 'odds_changed'

/** The book of all titles: takes slips, and pays them when their matches are over. */
export class Book {
  private readonly clock: Clock
  private readonly random: Random
  private readonly schedules = new Map<string, Schedule>()
  private readonly awaited = new Set<string>()

  constructor(clock: Clock, random: Random) {
    this.clock = clock
    this.random = random
  }

  scheduleOf({ title }: Seat['session']): Schedule {
    const known = this.schedules.get(title.game_code)
    if (known) return known
    const schedule = new Schedule(title, this.random)
    this.schedules.set(title.game_code, schedule)
    return schedule
  }

  async stateFor(seat: Seat, with_balance: boolean): Promise<{ [name: string]: Json }> {
    return {
      matches: this.scheduleOf(seat.session).list(this.clock.now()) as unknown as Json,
      slips: getSlips(seat) as unknown as Json,
      balance: with_balance ? Number(await seat.wallet.balance()) : null,
    }
  }

  async placeSlip(seat: Seat, slip: Slip): Promise<SlipPlacement> {
    if (await isPlaced(seat, slip.slip_id)) return 'placed'
    requireRightSlip(seat, slip)
    const refusal = this.refuseLegs(seat, slip.legs)
    if (refusal) return refusal
    const wager = await seat.wallet.bet({
      round_id: slip.slip_id,
      amount: BigInt(slip.stake),
      details: slip as unknown as Json,
    })
    noteSlip(seat, this.noted(seat, slip, null))
    this.payWhenOver(seat, wager)
    return 'placed'
  }

  /** A slip may wait as long as its matches: it is taken up where it was. */
  async resume(seat: Seat, wagers: Wager[]): Promise<void> {
    for (const wager of wagers) if (!this.awaited.has(wager.code)) this.payWhenOver(seat, wager)
  }

  private refuseLegs(seat: Seat, legs: readonly Leg[]): SlipPlacement | null {
    const schedule = this.scheduleOf(seat.session)
    for (const { match, market, pick, odds } of legs) {
      if (!schedule.isOpen(match, this.clock.now())) return 'started'
      const offered = schedule.fixture(match).markets[market]
      if (!offered || !Object.hasOwn(offered, pick)) throw new BadCall('The book does not offer this.')
      if (offered[pick] !== odds) return 'odds_changed'
    }
    return null
  }

  private payWhenOver(seat: Seat, wager: Wager): void {
    this.awaited.add(wager.code)
    const schedule = this.scheduleOf(seat.session)
    const { legs } = slipOf(wager)
    const over_at = Math.max(...legs.map(({ match }) => schedule.endOf(match)))
    this.clock.at(over_at, async () => {
      try {
        await this.paySlip(seat, wager)
      } finally {
        this.awaited.delete(wager.code)
      }
    })
  }

  private async paySlip(seat: Seat, wager: Wager): Promise<void> {
    const schedule = this.scheduleOf(seat.session)
    const slip = slipOf(wager)
    const results = slip.legs.map(({ match }) => schedule.resultOf(match))
    const is_won = slip.legs.every((leg, index) => {
      const result = results[index]
      return result !== undefined && isWon(schedule.fixture(leg.match), result, leg)
    })
    const odds = slip.legs.map((leg) => leg.odds)
    const prize = is_won ? winOf(slip.stake, odds) : 0n
    noteSlip(seat, this.noted(seat, slip, Number(prize)))
    await seat.wallet.settle(wager, prize, { results: results as unknown as Json })
  }

  private noted(seat: Seat, slip: Slip, prize: number | null): NotedSlip {
    const schedule = this.scheduleOf(seat.session)
    return { ...slip, prize, sides: slip.legs.map(({ match }) => schedule.fixture(match).sides) }
  }
}

const slipOf = (wager: Wager) => wager.details as unknown as Slip

function getSlips({ notes }: Seat): NotedSlip[] {
  return (notes.read() as unknown as { slips: NotedSlip[] } | null)?.slips ?? []
}

function noteSlip(seat: Seat, slip: NotedSlip): void {
  const others = getSlips(seat).filter(({ slip_id }) => slip_id !== slip.slip_id)
  seat.notes.write({ slips: [...others, slip].slice(-REMEMBERED) } as unknown as Json)
}

/** An answer that got lost must not place the slip twice. */
async function isPlaced(seat: Seat, slip_id: string): Promise<boolean> {
  if (getSlips(seat).some((slip) => slip.slip_id === slip_id)) return true
  return (await seat.wallet.listOpenWagers()).some((wager) => slipOf(wager).slip_id === slip_id)
}

/** @throws BadCall for what the book's own screen does not send. */
function requireRightSlip({ session: { currency } }: Seat, { legs, stake }: Slip): void {
  if (stake < kyat(STAKE_MIN_KYAT, currency) || stake > kyat(STAKE_MAX_KYAT, currency)) {
    throw new BadCall('The book does not take this stake.')
  }
  if (new Set(legs.map(({ match }) => match)).size < legs.length) throw new BadCall('One pick for each match.')
  const win = winOf(
    stake,
    legs.map(({ odds }) => odds),
  )
  if (win > BigInt(kyat(WIN_MAX_KYAT, currency))) throw new BadCall('The slip would win more than the book pays.')
}
