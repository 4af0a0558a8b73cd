import { useTexts } from '#platform/site/texts.ts'
import { clockOf, useSecondsUntil } from '#platform/site/time/server-clock.ts'
import { twoDTexts } from '../texts.ts'

/** The time until a moment in words, "4:48:24" or "2 d 4:48:24"; null while it is not known. Zero seconds is closed. */
export function useCountdown(moment: string | undefined): { seconds: number; words: string } | null {
  const texts = useTexts(twoDTexts)
  const seconds = useSecondsUntil(moment)
  if (seconds === null) return null
  const { days, clock } = clockOf(seconds)
  return { seconds, words: days === 0 ? clock : texts.days(days, clock) }
}
