import { joinWords } from '#platform/contract/burmese-words.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** A day that differs from the rule, which is Monday to Friday. */
export interface SpecialDay {
  /** YYYY-MM-DD */
  day: string
  is_trading: boolean
  name_en: string
  name_mm: string | null
  name_zh: string | null
  name_th: string | null
  is_provisional: boolean
}

export type DayNames = Pick<SpecialDay, 'name_en' | 'name_mm' | 'name_zh' | 'name_th'>

/** In Yangon. */
export async function thisYear(db: Queryable): Promise<number> {
  const [now] = await db<{ year: number }[]>`select extract(year from two_d.today())::integer as year`
  if (!now) throw new Error('no row of a select without a table')
  return now.year
}

/** Of a year, in their order. */
export async function specialDays(db: Queryable, year: number): Promise<SpecialDay[]> {
  return db<SpecialDay[]>`
    select day::text as day, is_trading, name_en, name_mm, name_zh, name_th, is_provisional
    from two_d.special_day
    where day >= make_date(${year}, 1, 1) and day < make_date(${year + 1}, 1, 1) order by day`
}

/** Why the market is closed today; null when it is not. */
export async function closedToday(db: Queryable): Promise<{ day: string; names: DayNames } | null> {
  const [today] = await db<({ day: string } & { [Name in keyof DayNames]: string | null })[]>`
    select two_d.today()::text as day, name_en, name_mm, name_zh, name_th
    from (select) one left join two_d.special_day on day = two_d.today()
    where not two_d.is_trading_day(two_d.today())`
  if (!today) return null
  const { day, name_en, ...names } = today
  return { day, names: name_en === null ? WEEKEND : { name_en, ...names } }
}

const WEEKEND: DayNames = {
  name_en: 'Weekend',
  name_mm: 'စနေ၊ တနင်္ဂနွေ ပိတ်ရက်',
  name_zh: '周末',
  name_th: 'วันหยุดสุดสัปดาห์',
}

export const nameIn = (language: Language, names: DayNames): string =>
  joinWords(names[`name_${language}`] ?? names.name_en)
