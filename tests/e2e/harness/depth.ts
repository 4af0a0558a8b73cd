import { inject } from 'vitest'

/** All in the deep form (docs/decisions/0060). In `npm test` one of `every`, beginning with the place `from`. */
export const sampled = <T>(all: readonly T[], every: number, from = 0): T[] =>
  inject('is_deep') ? [...all] : all.filter((_, place) => place % every === from)
