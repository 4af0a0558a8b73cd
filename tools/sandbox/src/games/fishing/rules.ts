import type { Random } from '../shared/random.ts'

/** Of what is shot, what comes back in the long run, whatever is aimed at. */
export const RETURN_PERCENT = 96

/** The prize of a fish, in stakes; the golden carp pays one of several, each as likely as the others. */
export const FISH = {
  minnow: [2],
  stripes: [3],
  clown: [5],
  puffer: [8],
  koi: [12],
  angel: [18],
  turtle: [30],
  ray: [45],
  shark: [80],
  golden: [60, 100, 140, 300],
} as const satisfies Record<string, readonly number[]>

export type FishKind = keyof typeof FISH
export const FISH_KINDS = Object.keys(FISH) as FishKind[]

export interface Shot {
  /** The screen's own number of the fish: a fish is caught once. */
  fish: number
  kind: FishKind
}

/** A multiple of the stake when the fish was caught, 0 when it swims on, null when it was caught by an earlier shot. */
export type Hit = number | null

/** Each shot is decided by itself; the chance is such that every kind returns the same. */
export function shootAll(shots: readonly Shot[], random: Random): Hit[] {
  const caught = new Set<number>()
  return shots.map(({ fish, kind }) => {
    if (caught.has(fish)) return null
    const multiple = shootOne(kind, random)
    if (multiple > 0) caught.add(fish)
    return multiple
  })
}

function shootOne(kind: FishKind, random: Random): number {
  const pays = FISH[kind]
  // RETURN_PERCENT in 100 × the mean of what it pays, in whole numbers.
  const sum = pays.reduce<number>((total, each) => total + each, 0)
  if (random(100 * sum) >= RETURN_PERCENT * pays.length) return 0
  return pays[random(pays.length)] ?? 0
}

/** The prize of all hits. A shot at a fish that was caught already costs nothing: its stake comes back. */
export function prizeOf(hits: readonly Hit[], stake: number): number {
  return hits.reduce<number>((sum, hit) => sum + (hit ?? 1) * stake, 0)
}

/** Of a shot, in percent. */
export function chanceOf(kind: FishKind): number {
  const pays = FISH[kind]
  const mean = pays.reduce<number>((total, each) => total + each, 0) / pays.length
  return RETURN_PERCENT / mean
}
