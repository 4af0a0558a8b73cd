import { type Money, writeMoney } from '#platform/contract/money.ts'
import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TwoDCapacity, TwoDSession } from '#two-d/contract/player.ts'
import { currentDraws, type Draw } from '../draw.ts'
import type { SlipContext } from './slip-context.ts'

interface NumberCapacity {
  draw_id: number
  digits: string
  number_limit: Money
  staked: Money
  is_closed: boolean
}

/** The current draws as they stood at one moment. */
interface CapacitySnapshot {
  now: Date
  draws: Draw[]
  capacities: NumberCapacity[]
}

/** The draws that sessions mean now, and what their numbers take. */
export interface DrawsNow {
  /** Which draw a session means now; without one the next that is open. Null where there is none. */
  drawFor(session: TwoDSession | null): Promise<number | null>
  /**
   * The capacity of that draw's numbers; without a session that of the next open draw, else of the last one of today.
   * @throws Problem two_d_no_draw
   */
  capacityOf(session: TwoDSession | null): Promise<TwoDCapacity>
}

/**
 * Every phone on the bet page asks every few seconds; the database is read four times a second. What is read here
 * only leads a slip to its draw: whether that still takes it is decided under its lock.
 */
export function createDrawsNow({ db, switches }: Pick<SlipContext, 'db' | 'switches'>): DrawsNow {
  const read = cached(() => getSnapshot(db), CONFIGURATION_FRESH_MS)
  return {
    async drawFor(session) {
      const { draws } = await read()
      return drawOf(draws, session)?.id ?? null
    },

    async capacityOf(session) {
      const [{ draws, capacities, now }, off] = await Promise.all([read(), switches()])
      const draw = drawOf(draws, session) ?? (session === null ? draws.at(-1) : undefined)
      if (!draw) throw new Problem('two_d_no_draw')
      const own = capacities.filter(({ draw_id }) => draw_id === draw.id)
      const capacity = serializeCapacity(draw, own, now)
      return { ...capacity, is_open: capacity.is_open && !off.isGameOff('two_d') }
    },
  }
}

const drawOf = (draws: Draw[], session: TwoDSession | null) =>
  draws.find((draw) => (session === null ? draw.is_open : draw.session === session))

async function getSnapshot(db: Database): Promise<CapacitySnapshot> {
  const draws = await currentDraws(db)
  const ids = draws.map(({ id }) => id)
  const [capacities, [clock]] = await Promise.all([
    db<NumberCapacity[]>`
      select draw_id, digits, number_limit, staked, is_closed from two_d.number_limit
      where draw_id = any (${arrayOf(db, 'integer', ids)}) order by draw_id, digits`,
    db<{ now: Date }[]>`select clock_timestamp() as now`,
  ])
  return { draws, capacities, now: clock?.now ?? new Date(Number.NaN) }
}

function serializeCapacity(draw: Draw, capacities: NumberCapacity[], now: Date): TwoDCapacity {
  return {
    session: draw.session,
    session_number: draw.session_number,
    game_date: draw.game_date,
    cutoff_at: draw.cutoff_at.toISOString(),
    draws_at: draw.draws_at.toISOString(),
    server_time: now.toISOString(),
    is_open: draw.status === 'open' && now < draw.cutoff_at,
    default_number_limit: writeMoney(draw.default_number_limit),
    odds: draw.odds,
    stake_min: writeMoney(draw.stake_min),
    stake_max: writeMoney(draw.stake_max),
    lines_max: draw.lines_max,
    two_digits: capacities.map(({ digits, number_limit, staked, is_closed }) => ({
      two_digit: digits,
      over_all_remaining: writeMoney(is_closed ? 0n : number_limit - staked),
      is_closed,
      number_limit: writeMoney(number_limit),
    })),
  }
}
