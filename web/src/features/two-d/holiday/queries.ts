import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/shared/language.ts'
import type { TwoDHoliday } from '#contract/two-d/draws.ts'
import { callOwn } from '../../../platform/calls/api.ts'

export const holidaysQuery = (year: string, lan: Language) =>
  queryOptions({
    queryKey: ['two-d', 'holidays', year, lan],
    queryFn: ({ signal }) =>
      callOwn<TwoDHoliday[]>('GET', '/twod-holidays', { query: { year, lan }, signal, isPublic: true }),
  })
