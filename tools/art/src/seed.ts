/** Chance that can be repeated: the same seed always gives the same picture. */
export interface Chance {
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  one<T>(list: readonly T[]): T
  happens(share: number): boolean
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Mulberry32: small, even enough for petals and stars, and the same in every engine. */
export function chanceFrom(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    one: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    happens: (share) => next() < share,
  }
}
