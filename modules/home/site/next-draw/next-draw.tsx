import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { clockOf, setServerTime, useSecondsUntil } from '#platform/site/time/server-clock.ts'
import { timeOf } from '#platform/site/time/yangon-time.ts'
import { TWO_D_TIMES } from '#two-d/contract/session-rules.ts'
import { BurmeseDigit } from '#ui/components/display/burmese-digit.tsx'
import { twoDGlanceQuery } from '../queries.ts'
import { homeTexts } from '../texts.ts'
import styles from './next-draw.module.css'

/** How long the next draw of the lottery still takes bets, and the market's number as it is written in Burmese. */
export function NextDraw() {
  const { two_d_line } = useTexts(homeTexts)
  const texts = useTexts(homeTexts).next_draw
  const { data, isFetchedAfterMount, refetch } = useQuery(twoDGlanceQuery)
  // The document's data may be of any time; a countdown begins with an answer of this moment.
  const now = isFetchedAfterMount ? data?.now : undefined
  const is_known = Boolean(data)
  useEffect(() => {
    if (is_known) void refetch()
  }, [is_known, refetch])
  useEffect(() => {
    if (now !== undefined) setServerTime(now)
  }, [now])
  const next = now === undefined ? null : data?.next
  const seconds = useSecondsUntil(next?.cutoff_at)
  return (
    <>
      {data?.number && <Numeral number={data.number} />}
      {next && seconds ? (
        <small>
          {TWO_D_TIMES[next.session]} · {texts.closes_at(twelveHours(timeOf(next.cutoff_at)))}{' '}
          <b className={`num ${styles.clock}`}>
            {texts.left} {texts.clock(clockOf(seconds))}
          </b>
        </small>
      ) : (
        <small>{two_d_line}</small>
      )}
    </>
  )
}

/** "03:50 PM", as the draw's own name is written. */
function twelveHours(clock: string): string {
  const [hour = 0] = clock.split(':').map(Number)
  return `${String(hour % 12 || 12).padStart(2, '0')}${clock.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

function Numeral({ number }: { number: string }) {
  return (
    <svg className={styles.numeral} viewBox="0 -62 157 114" aria-hidden="true">
      <BurmeseDigit digit={Number(number[0])} ink="gold" x={10} y={0} scale={1} />
      <BurmeseDigit digit={Number(number[1])} ink="gold" x={84} y={0} scale={1} />
    </svg>
  )
}
