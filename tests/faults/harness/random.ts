import { createCipheriv, createHash } from 'node:crypto'

/** The random choices of a run: the same seed gives the same numbers, whatever happens meanwhile. */
export interface Random {
  /** A whole number from `min` to `max`, both of them possible. */
  between(min: number, max: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

const UINT32 = 0x1_0000_0000

export function createRandom(seed: string): Random {
  const key = createHash('sha256').update(seed).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const fraction = () => stream.update(Buffer.alloc(4)).readUInt32LE() / UINT32
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))
  return {
    between,
    happens: (probability) => fraction() < probability,
    pick<T>(list: readonly T[]): T {
      const one = list[between(0, list.length - 1)]
      if (one === undefined) throw new Error('nothing to choose from')
      return one
    },
  }
}

/** In the form of an idempotency key. */
export function randomId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
