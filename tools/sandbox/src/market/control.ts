import { type Figures, written } from './figures.ts'
import { type MarketState, OPEN_TIMES, type OpenTime } from './market.ts'
import { MARKET_NOISES, type MarketNoise } from './noise.ts'

interface Control {
  state: Partial<MarketState>
  noises: Partial<Record<'first' | 'second', MarketNoise>>
}

const SPEED_MAX = 10_000
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/**
 * `{speed, starts_at}` begins a day at that hour, `{speed: null}` goes back to the world's; `{noise, second_noise}`
 * say what goes wrong; `{is_holiday}`; `{seed}`; `{rows: {"12:01:00": {set: 1441.11, value: 38177.16}}}` fixes what
 * the boards will show, `{rows: null}` lets them go.
 * @throws Error with what is wrong
 */
export function parseControl(body: unknown): Control {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const { speed, starts_at, noise, second_noise, is_holiday, seed, rows, ...others } = asked
  if (Object.keys(others).length > 0) throw new Error(`there is no ${Object.keys(others).join(', ')} to control`)
  return {
    state: {
      ...(speed !== undefined && { run: parseRun(speed, starts_at) }),
      ...(typeof is_holiday === 'boolean' && { is_holiday }),
      ...(seed !== undefined && { seed: parseSeed(seed) }),
      ...(rows !== undefined && { forced: parseRows(rows) }),
    },
    noises: {
      ...(noise !== undefined && { first: parseNoise(noise) }),
      ...(second_noise !== undefined && { second: parseNoise(second_noise) }),
    },
  }
}

function parseRun(speed: unknown, starts_at: unknown): MarketState['run'] {
  if (speed === null) return null
  if (typeof speed !== 'number' || !(speed > 0 && speed <= SPEED_MAX))
    throw new Error(`speed is a number up to ${SPEED_MAX}, or null for the world's`)
  const [, hours, minutes, seconds] = TIME_OF_DAY.exec(typeof starts_at === 'string' ? starts_at : '09:30') ?? []
  if (hours === undefined) throw new Error('starts_at is an hour of the day, such as 11:30')
  return {
    started_ms: Date.now(),
    starts_at: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds ?? 0),
    speed,
  }
}

function parseSeed(seed: unknown): number {
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) throw new Error('seed is a whole number')
  return seed
}

function parseNoise(noise: unknown): MarketNoise {
  const known = MARKET_NOISES.find((each) => each === noise)
  if (!known) throw new Error(`noise is one of ${MARKET_NOISES.join(', ')}`)
  return known
}

function parseRows(rows: unknown): Partial<Record<OpenTime, Figures>> {
  if (rows === null) return {}
  return Object.fromEntries(
    Object.entries(rows as Record<string, unknown>).map(([open_time, row]) => {
      const { set, value } = (row ?? {}) as Record<string, unknown>
      if (!OPEN_TIMES.includes(open_time) || typeof set !== 'number' || typeof value !== 'number')
        throw new Error(`rows name ${OPEN_TIMES.join(', ')}, each with set and value as numbers`)
      return [open_time, written(set, value)]
    }),
  )
}
