import { type Database, type Queryable, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDCalendarAnswer, TwoDSpecialDay } from '#two-d/contract/draws-staff.ts'
import { draws } from '../draw.ts'
import { type SpecialDay, specialDays, thisYear } from './calendar.ts'
import { voidLocked } from './void-draw.ts'

type Calendar = TwoDCalendarAnswer['data']

/** Days of a year that differ from the rule; without a year, of this one in Yangon. */
export async function getCalendar(db: Queryable, wanted_year: number | null): Promise<Calendar> {
  const year = wanted_year ?? (await thisYear(db))
  return { year, days: await specialDays(db, year) }
}

/**
 * Writes down what a day is. Draws of a day that turns out to be a holiday are called off, and their stakes go back.
 * @throws Problem invalid_fields, two_d_day_is_over
 */
export function changeDay(db: Database, staff: StaffCaller, wanted: TwoDSpecialDay): Promise<Calendar> {
  const day = cleaned(wanted)
  refuseFields({ name_en: day.name_en === '' ? 'required' : null })
  return transaction(db, async (tx) => {
    const before = await lockDay(tx, day.day)
    await tx`
      insert into two_d.special_day ${tx({ ...day })}
      on conflict (day) do update set is_trading = excluded.is_trading, name_en = excluded.name_en,
        name_mm = excluded.name_mm, name_zh = excluded.name_zh, name_th = excluded.name_th,
        is_provisional = excluded.is_provisional`
    await settleDay(tx, staff, { day: day.day, before, after: day })
    return getCalendar(tx, Number(day.day.slice(0, 4)))
  })
}

/** Leaves a day to the rule: Monday to Friday. @throws Problem not_found, two_d_day_is_over */
export function removeDay(db: Database, staff: StaffCaller, day: string): Promise<Calendar> {
  return transaction(db, async (tx) => {
    const before = await lockDay(tx, day)
    if (before === null) throw new Problem('not_found')
    await tx`delete from two_d.special_day where day = ${day}::text::date`
    await settleDay(tx, staff, { day, before, after: null })
    return getCalendar(tx, Number(day.slice(0, 4)))
  })
}

/** A past day does not change: the results of that day depend on it. */
async function lockDay(tx: Transaction, day: string): Promise<SpecialDay | null> {
  const [state] = await tx<{ is_over: boolean }[]>`select ${day}::text::date < two_d.today() as is_over`
  if (state?.is_over) throw new Problem('two_d_day_is_over')
  const [before] = await tx<SpecialDay[]>`
    select day::text as day, is_trading, name_en, name_mm, name_zh, name_th, is_provisional
    from two_d.special_day where day = ${day}::text::date for update`
  return before ?? null
}

async function settleDay(
  tx: Transaction,
  staff: StaffCaller,
  { day, before, after }: { day: string; before: SpecialDay | null; after: SpecialDay | null },
): Promise<void> {
  const entry = { staff, action: 'two_d.change_calendar', object: `two_d_day:${day}` } as const
  await recordAudit(tx, { ...entry, before: before && { ...before }, after: after && { ...after } })
  const [state] = await tx<{ is_trading: boolean }[]>`select two_d.is_trading_day(${day}::text::date) as is_trading`
  if (state?.is_trading) return
  await tx`select from two_d.draw where game_date = ${day}::text::date and status in ('open', 'closed') order by id for update`
  const off = await draws(tx, tx`d.game_date = ${day}::text::date and d.status in ('open', 'closed')`)
  const reason = `No trading on this day${after ? `: ${after.name_en}` : ''}`
  for (const draw of off) await voidLocked(tx, staff, { draw, reason })
}

function cleaned(day: TwoDSpecialDay): SpecialDay {
  const name = (text: string | null) => text?.trim() || null
  const names = { name_mm: name(day.name_mm), name_zh: name(day.name_zh), name_th: name(day.name_th) }
  const { is_trading, is_provisional } = day
  return { day: day.day, is_trading, is_provisional, name_en: day.name_en.trim(), ...names }
}
