import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorTimeout } from './operator-timeout.ts'

/** Faults on the way to the operator and back, as shares between 0 and 1 of the calls; the seed makes a run repeatable. */
export interface Chaos {
  seed: number
  /** The call is sent twice at the same time. */
  duplicate: number
  /** The call is sent once more, seconds later, when others have gone before. */
  late: number
  /** The call waits, so that later ones overtake it. */
  delay: number
  /** The operator's answer is lost: it did what was asked, and nobody here knows. */
  drop: number
  /** Keys come in another case. */
  mixed_keys: number
  /** Amounts come as texts. */
  text_amounts: number
}

export const CALM: Chaos = { seed: 1, duplicate: 0, late: 0, delay: 0, drop: 0, mixed_keys: 0, text_amounts: 0 }

const DELAY_MS_MAX = 300
const LATE_MS_MAX = 3_000

/** `seed=7,duplicate=0.2`; what is not named is off. @throws Error that says what is wrong. */
export function parseChaos(text: string): Chaos {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('='))
  return chaosOf(Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)])))
}

/** @throws Error that says what is wrong. */
export function chaosOf(wanted: Record<string, unknown>): Chaos {
  for (const [name, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(CALM, name)) throw new Error(`there is no "${name}"; known are ${Object.keys(CALM).join(', ')}`)
    const is_right =
      typeof value === 'number' && (name === 'seed' ? Number.isSafeInteger(value) : value >= 0 && value <= 1)
    if (!is_right) throw new Error(`${name} must be a ${name === 'seed' ? 'whole number' : 'share between 0 and 1'}`)
  }
  return { ...CALM, ...wanted }
}

type Send = () => Promise<unknown>

export interface FaultInjector {
  chaos(): Chaos
  change(chaos: Chaos): void
  /** The body as it goes out this time. */
  dress(body: unknown): unknown
  /** Sends, with whatever goes wrong on the way. `send` signs anew each time. */
  carry(send: Send): Promise<unknown>
}

export function createFaultInjector(first: Chaos): FaultInjector {
  let chaos = first
  let random = seeded(first.seed)
  const strikes = (share: number) => share > 0 && random() < share

  return {
    chaos: () => chaos,
    change(next) {
      chaos = next
      random = seeded(next.seed)
    },
    dress: (body) =>
      dressed(body, { mixes: () => strikes(chaos.mixed_keys), writes: () => strikes(chaos.text_amounts), random }),
    async carry(send) {
      // All random numbers are drawn before the first wait: what a call suffers does not depend on the others' answers.
      const [is_delayed, is_double, is_late, is_dropped, wait] = [
        strikes(chaos.delay),
        strikes(chaos.duplicate),
        strikes(chaos.late),
        strikes(chaos.drop),
        random(),
      ]
      if (is_delayed) await sleep(wait * DELAY_MS_MAX)
      // Nobody reads the answers to the copies: at the operator the copies must change nothing.
      if (is_late) void sleep(wait * LATE_MS_MAX, undefined, { ref: false }).then(() => send().catch(() => null))
      if (is_double) void send().catch(() => null)
      const answer = await send()
      if (is_dropped) throw new OperatorTimeout('the answer was lost on purpose')
      return answer
    },
  }
}

/** Mulberry32: repeatable, small, and good enough to choose faults; money and games draw from node:crypto. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Dress {
  mixes(): boolean
  writes(): boolean
  random(): number
}

function dressed(value: unknown, dress: Dress): unknown {
  if (Array.isArray(value)) return value.map((each) => dressed(each, dress))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inside]) => {
    const is_amount = key === 'amount' || key.endsWith('_amount')
    // A payload is the maker's own text and stays as it is.
    const worn = key === 'payload' ? inside : is_amount && dress.writes() ? String(inside) : dressed(inside, dress)
    return [dress.mixes() ? otherCase(key, dress.random()) : key, worn]
  })
  return Object.fromEntries(entries)
}

function otherCase(key: string, chance: number): string {
  if (chance < 0.3) return key.toUpperCase()
  return key.charAt(0).toUpperCase() + key.slice(1)
}
