import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { TwoDHolidaysAnswer } from '#contract/two-d-draw.ts'
import { call } from '../../../platform/api.ts'

export const holidaysQuery = (year: string, lan: Language) =>
  queryOptions({
    queryKey: ['two-d', 'holidays', year, lan],
    queryFn: async ({ signal }) =>
      (await call<TwoDHolidaysAnswer>('GET', '/twod-holidays', { query: { year, lan }, signal, isPublic: true })).data,
  })
