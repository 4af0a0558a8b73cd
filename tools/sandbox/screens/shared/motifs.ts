import { SYMBOLS } from 'virtual:symbols'

export const MOTIF_NAMES: readonly string[] = Object.keys(SYMBOLS)

export function motifAddress(name: string): string {
  return SYMBOLS[name] ?? SYMBOLS['coin'] ?? ''
}

/** The same choice for the same title, another for the next one. */
export function seededOrder<Item>(seed: string, items: readonly Item[]): Item[] {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  const rank = items.map((item, index) => {
    const mixed = Math.imul(state ^ (index * 0x9e3779b1), 0x85ebca6b)
    return { item, key: (mixed ^ (mixed >>> 15)) >>> 0 }
  })
  return rank.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
