/** Pictures of single motifs without ground, by name; built by scripts/build-symbols.ts. */
const found: Record<string, string> = import.meta.glob('../symbols/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const ADDRESSES = new Map(
  Object.entries(found).map(([path, address]) => [/([a-z-]+)\.webp$/.exec(path)?.[1] ?? '', address]),
)

export const MOTIF_NAMES: readonly string[] = [...ADDRESSES.keys()].sort()

export function motifAddress(name: string): string {
  return new URL(ADDRESSES.get(name) ?? ADDRESSES.get('coin') ?? '', import.meta.url).href
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
