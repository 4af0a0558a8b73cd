import { isDeepStrictEqual } from 'node:util'
import type { Reply, TestPlayer } from '../support/app/start-test-app.ts'
import type { Fault } from './fault.ts'
import type { Lane } from './lane.ts'
import { Model, type Verdict } from './model/state.ts'

/** The platform did something else than the model. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** A call that was done under a key, to be sent again later. */
export interface Keyed {
  name: string
  player: number
  send(): Promise<Reply>
  /** The same key with another content. */
  sendOther(): Promise<Reply>
  /** The part of the answer that stays the same. */
  told(reply: Reply): unknown
  first: unknown
}

export interface SeedPlayer extends TestPlayer {
  address: string
}

export interface SeedDraw {
  id: number
  session: 'early' | 'morning' | 'afternoon' | 'evening'
}

/** One seed under way. */
export interface Run {
  lane: Lane
  model: Model
  players: SeedPlayer[]
  draws: SeedDraw[]
  keyed: Keyed[]
  /** Of the step under way; null once it was used. */
  fault: Fault | null
  /** Milliseconds until it happens. */
  fault_after_ms: number
  counts: Map<string, number>
  key(): string
}

export function createRun(lane: Lane, counts: Map<string, number>, seed: string): Run {
  let keys = 0
  return {
    lane,
    model: new Model(),
    players: [],
    draws: [],
    keyed: [],
    fault: null,
    fault_after_ms: 0,
    counts,
    key: () => `simulation-${seed}-${++keys}`,
  }
}

export const count = ({ counts }: Pick<Run, 'counts'>, name: string, times = 1) =>
  void counts.set(name, (counts.get(name) ?? 0) + times)

export function playerOf(run: Run, place: number): SeedPlayer {
  const player = run.players[place]
  if (!player) throw new Error(`seed has no player ${place}`)
  return player
}

export function expectSame(what: string, seen: unknown, expected: unknown): void {
  if (isDeepStrictEqual(seen, expected)) return
  throw new Mismatch(`${what}: ${show(seen)}, expected ${show(expected)}`)
}

const show = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return `${part}`
    return part instanceof Map ? [...part] : part
  })

/** The code of a refusal; null for what was done. */
export function verdictOf({ status, body, text }: Reply): Verdict {
  if (status === 200) return null
  if (typeof body.code === 'string') return body.code
  throw new Mismatch(`an answer of ${status} without a code: ${text.slice(0, 300)}`)
}

export function expectVerdict(what: string, reply: Reply, verdict: Verdict): void {
  expectSame(what, verdictOf(reply), verdict)
}
