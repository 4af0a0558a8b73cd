import type { Language } from '#contract/shared/language.ts'
import type { TwoDHolidaysAnswer } from '#contract/two-d/draws.ts'
import type { Database } from '../../platform/database/database.ts'
import { success } from '../../platform/http/answers/answers.ts'
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
