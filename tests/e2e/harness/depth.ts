import { inject } from 'vitest'

/** All in the deep form. In `npm test` each so-manieth, from a place on: docs/decisions/0060 says what else proves the rest. */
export const sampled = <T>(all: readonly T[], every: number, from = 0): T[] =>
  inject('is_deep') ? [...all] : all.filter((_, place) => place % every === from)
