import { type Days, daysOf, writeDay } from '#platform/console/filter/days.ts'

/** One bar to each day, those without a row too. */
export function barsOf(days: Days, rows: { key: string; amount: number }[]) {
  const of_day = new Map(rows.map(({ key, amount }) => [key, amount]))
  return daysOf(days).map((day) => ({ label: writeDay(day), amount: of_day.get(day) ?? 0 }))
}
