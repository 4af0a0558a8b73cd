import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { TwoDHolidaysAnswer } from '#two-d/contract/draws.ts'
import { nameIn, specialDays, thisYear } from './calendar.ts'

/** The weekdays of a year without draws; without a year, of this one in Yangon. */
export async function listHolidays(
  db: Database,
  { year, language }: { year: string | undefined; language: Language },
): Promise<TwoDHolidaysAnswer> {
  const days = await specialDays(db, year === undefined ? await thisYear(db) : Number(year))
  const data = days
    .filter(({ is_trading }) => !is_trading)
    .map((day) => ({ date: day.day, name: nameIn(language, day), is_provisional: day.is_provisional }))
  return success(data)
}
