import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { holidaysQuery } from '../holiday/queries.ts'
import { twoDTexts } from '../texts.ts'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The name of a day without a draw, in the player's language; the live answer, which is one for all, is in English. */
export function useHolidayName({ date, name }: { date: string; name: string }): string {
  const { weekend } = useTexts(twoDTexts).live
  const is_weekend = isWeekend(date)
  const holidays = useQuery({ ...holidaysQuery(date.slice(0, 4), useLanguage()), enabled: !is_weekend })
  if (is_weekend) return weekend
  return holidays.data?.find((each) => each.date === date)?.name ?? name
}
