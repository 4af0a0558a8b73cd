import { randomInt } from 'node:crypto'

/** A whole number from 0 up to, but not including, `below`, each as likely as the others. */
export type Random = (below: number) => number

export const fairRandom: Random = (below) => randomInt(below)
