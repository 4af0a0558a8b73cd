import { LanguageQuery } from '#contract/answer.ts'
import {
  TwoDHolidaysAnswer,
  TwoDHolidaysQuery,
  TwoDLiveAnswer,
  TwoDResultsAnswer,
  TwoDResultsQuery,
} from '#contract/two-d-draw.ts'
import type { Database } from '../platform/database/database.ts'
import { callerLanguage } from '../platform/http/caller-language.ts'
import { forAnyone, type Route } from '../platform/http/http.ts'
import { showHolidays } from './draws/show-holidays.ts'
import { openLive } from './feed/show-live.ts'
import { showResults } from './results/show-results.ts'

/** What anybody may see: the live number, the calendar, and what draws came to. */
export function drawRoutes(db: Database): Route[] {
  const showLive = openLive(db)
  return [
    forAnyone<unknown, LanguageQuery>('GET', '/twod-live', { query: LanguageQuery, answer: TwoDLiveAnswer }, (call) =>
      showLive(callerLanguage(call)),
    ),
    forAnyone<unknown, TwoDHolidaysQuery>(
      'GET',
      '/twod-holidays',
      { query: TwoDHolidaysQuery, answer: TwoDHolidaysAnswer },
      (call) => showHolidays(db, { year: call.query.year, language: callerLanguage(call) }),
    ),
    forAnyone<unknown, TwoDResultsQuery>(
      'GET',
      '/twod-results',
      { query: TwoDResultsQuery, answer: TwoDResultsAnswer },
      (call) => showResults(db, call.query),
    ),
  ]
}
