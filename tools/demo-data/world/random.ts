import { AsyncLocalStorage } from 'node:async_hooks'
import crypto, { createCipheriv, createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** All random numbers of a history: the same seed draws the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number
  /** A whole number from `min` to `max`, both of them possible. */
  between(min: number, max: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** By their weights. */
  pickBy<T>(list: readonly T[], weight: (one: T) => number): T
}

const UINT32 = 0x1_0000_0000

export function createRandom(seed: string): Random {
  // A part of every seed: with another text the same seed would play another history.
  const bytes = createByteSource(`dice of ${seed}`)
  const fraction = () => bytes(4).readUInt32LE() / UINT32
  return {
    fraction,
    between: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    happens: (probability) => fraction() < probability,
    pick: (list) => one(list[Math.floor(fraction() * list.length)]),
    pickBy(list, weight) {
      let rest = fraction() * list.reduce((sum, each) => sum + weight(each), 0)
      for (const each of list) {
        rest -= weight(each)
        if (rest < 0) return each
      }
      return one(list.at(-1))
    },
  }
}

function one<T>(chosen: T | undefined): T {
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

const { randomBytes, randomInt } = crypto

/**
 * While `work` goes on, what this program draws follows from the text: so the seeds of a series, and with them its
 * rolls, are the same in each history of one seed, and so are the names of its players.
 */
export function withSecretsOf<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (crypto.randomBytes !== ownBytes) {
    Object.assign(crypto, { randomBytes: ownBytes, randomInt: ownInt })
    // Also for modules that imported them by name.
    syncBuiltinESMExports()
  }
  return drawing.run(createByteSource(`secrets of ${text}`), work)
}

/** Of the work that is under way here; what goes on beside it draws by chance, as everybody else does. */
const drawing = new AsyncLocalStorage<(size: number) => Buffer>()

function ownBytes(size: number): Buffer {
  const bytes = drawing.getStore()
  return bytes ? Buffer.from(bytes(size)) : randomBytes(size)
}

/** As Node's: below the first bound, or from it up to below the second. */
function ownInt(...bounds: [below: number] | [from: number, below: number]): number {
  const bytes = drawing.getStore()
  const [from, below] = bounds.length === 1 ? [0, bounds[0]] : bounds
  return bytes ? from + Math.floor((bytes(4).readUInt32LE() / UINT32) * (below - from)) : randomInt(from, below)
}

const BLOCK_BYTES = 65_536

/** An endless stream of bytes that follows from the text. */
function createByteSource(text: string): (size: number) => Buffer {
  const key = createHash('sha256').update(text).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  let block = Buffer.alloc(0)
  let used = 0
  return (size) => {
    if (used + size > block.length) {
      block = stream.update(Buffer.alloc(Math.max(BLOCK_BYTES, size)))
      used = 0
    }
    used += size
    return block.subarray(used - size, used)
  }
}
