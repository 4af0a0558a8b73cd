/**
 * How deep the tests go. `npm test` takes few steps, the same in each run; `npm test -- --deep` takes many, from a new
 * seed. The seed of a deep run that failed brings it again: `TEST_SEED=… npm test -- --deep PATH`.
 */
import { randomInt } from 'node:crypto'

/** Of `npm test`. Which number it is does not matter, as long as it stays. */
const FIXED_SEED = 20_261_125
const SEED_MAX = 2 ** 31 - 1

export interface TestDepth {
  is_deep: boolean
  seed: number
}

/** The environment variables by which a command sets the depth of its tests. */
export const depthVariables = (is_deep: boolean, env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  is_deep ? { TEST_DEPTH: 'deep', TEST_SEED: env.TEST_SEED ?? String(randomInt(SEED_MAX)) } : {}

/** @throws Error for a seed that is no whole number */
export function parseDepth(env: NodeJS.ProcessEnv = process.env): TestDepth {
  const seed = Number(env.TEST_SEED ?? FIXED_SEED)
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is ${env.TEST_SEED}, which is no whole number`)
  return { is_deep: env.TEST_DEPTH === 'deep', seed }
}
