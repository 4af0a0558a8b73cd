/** The odds of the slot, as numbers: what lies on the reels, and what it pays. */
export const ROWS = 3
export const WILD = 'W'
export const SCATTER = 'S'

/** A to D are the title's four subjects, E to I five stones. */
export const REELS = [
  'BFHCBGDFGIEHSGHECBIDEFGADCFIHAEDIHGI',
  'WGFHIEFAIGHEFGDCWFBDFGDIHCEHBEAIBCHS',
  'CAIDCEICGSDBFWEHIBGDHIFWGFSEAGHEDHEF',
  'GAHBEGDWFCISBAIEGFEGCHDBIHEWHICFDGIF',
  'CBHFGIDCFIHGDAFGAEHIFHIDFIEGHCGDEBSE',
] as const

/** In stakes of a line, for three, four and five from the left. */
export const PAYS: Record<string, Record<number, number>> = {
  A: { 3: 60, 4: 300, 5: 1500 },
  B: { 3: 50, 4: 200, 5: 1000 },
  C: { 3: 40, 4: 150, 5: 600 },
  D: { 3: 35, 4: 100, 5: 350 },
  E: { 3: 20, 4: 60, 5: 180 },
  F: { 3: 18, 4: 60, 5: 160 },
  G: { 3: 15, 4: 40, 5: 120 },
  H: { 3: 12, 4: 35, 5: 120 },
  I: { 3: 12, 4: 30, 5: 100 },
}

/** In whole stakes, for scatters anywhere. */
export const SCATTER_PAYS: Record<number, number> = { 3: 2, 4: 10, 5: 50 }
export const SPINS_FOR_SCATTERS: Record<number, number> = { 3: 8, 4: 12, 5: 20 }

/** The row of each reel, from the left. */
export const LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
] as const

/** Of what is staked, what comes back in the long run, free spins included; rules.test.ts computes it exactly. */
export const RETURN_PERCENT = 95.6
