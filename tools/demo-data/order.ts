import { parseArgs } from 'node:util'
import type { HistoryPlan } from '#demo-history/server/index.ts'

const DAYS = { fallback: '30', max: 1_000 }
const PLAYERS = { fallback: '400', max: 100_000 }
const SEED = 'thazin'

/** The last minutes belong to those who play now, and to the comparison with the aggregator's list. */
const UNTIL_AGO_MS = 20 * 60_000

export const historyUntil = (now_ms: number) => now_ms - UNTIL_AGO_MS

/** The history to play, and whether it gives way to other programs. */
export interface Order extends HistoryPlan {
  is_background: boolean
  /** The tables and the demo's staff are there: the program that starts the platform has seen to that. */
  is_prepared: boolean
}

/** @throws Error with a sentence for what cannot be read */
export function parseOrder(args: string[], now_ms: number): Order {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: DAYS.fallback },
      players: { type: 'string', default: PLAYERS.fallback },
      seed: { type: 'string', default: SEED },
      until: { type: 'string' },
      background: { type: 'boolean', default: false },
      prepared: { type: 'boolean', default: false },
    },
  })
  const until = values.until === undefined ? now_ms : Date.parse(values.until)
  if (Number.isNaN(until) || until > now_ms) throw new Error(`--until ${values.until} is no moment of the past`)
  return {
    days: parseCount('days', values.days, DAYS.max),
    players: parseCount('players', values.players, PLAYERS.max),
    seed: values.seed,
    until,
    is_background: values.background,
    is_prepared: values.prepared,
  }
}

function parseCount(name: string, text: string, max: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > max) {
    throw new Error(`--${name} is ${text}, but must be a whole number from 1 to ${max}`)
  }
  return count
}
