import { LanguageQuery } from '#platform/contract/answer.ts'
import type { Database } from '#platform/server/database/database.ts'
import { forAnyone, forEverybody, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import {
  TwoDHolidaysAnswer,
  TwoDHolidaysQuery,
  TwoDLiveAnswer,
  TwoDResultsAnswer,
  TwoDResultsQuery,
  TwoDStatisticsAnswer,
} from '#two-d/contract/draws.ts'
import { listHolidays } from './draws/list-holidays.ts'
import { createLive } from './feed/live.ts'
import { listResults } from './results/list-results.ts'
import { createStatistics } from './results/statistics.ts'

/** Public calls: the live number, the calendar, and the results of draws. */
export function drawRoutes(db: Database): Route[] {
  const getLive = createLive(db)
  const getStatistics = createStatistics(db)
  return [
    forAnyone<unknown, LanguageQuery>('GET', '/twod-live', { query: LanguageQuery, answer: TwoDLiveAnswer }, (call) =>
      getLive(callerLanguage(call)),
    ),
    forAnyone<unknown, TwoDHolidaysQuery>(
      'GET',
      '/twod-holidays',
      { query: TwoDHolidaysQuery, answer: TwoDHolidaysAnswer },
      (call) => listHolidays(db, { year: call.query.year, language: callerLanguage(call) }),
    ),
    forAnyone<unknown, TwoDResultsQuery>(
      'GET',
      '/twod-results',
      { query: TwoDResultsQuery, answer: TwoDResultsAnswer },
      (call) => listResults(db, call.query),
    ),
    forEverybody('/twod-statistics', { answer: TwoDStatisticsAnswer }, getStatistics),
  ]
}
