import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import type { TwoDHoliday } from '#two-d/contract/draws.ts'

export const holidaysQuery = (year: string, lan: Language) =>
  queryOptions({
    queryKey: ['two-d', 'holidays', year, lan],
    queryFn: ({ signal }) =>
      callOwn<TwoDHoliday[]>('GET', '/twod-holidays', { query: { year, lan }, signal, isPublic: true }),
  })
