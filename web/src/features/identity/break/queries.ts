import { queryOptions } from '@tanstack/react-query'
import type { BreakAnswer } from '#contract/identity.ts'
import { call } from '../../../platform/api.ts'

/** The break that the player is on, or null. */
export const breakQuery = queryOptions({
  queryKey: ['break'],
  queryFn: async ({ signal }) => (await call<BreakAnswer>('GET', '/break', { signal })).data,
})
