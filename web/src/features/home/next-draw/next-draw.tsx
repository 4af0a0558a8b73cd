import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TWO_D_TIMES } from '#contract/two-d/session-rules.ts'
import { BurmeseDigit } from '#ui/components/display/burmese-digit.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { clockOf, setServerTime, useSecondsUntil } from '../../../platform/time/server-clock.ts'
import { twoDGlanceQuery } from '../queries.ts'
import { homeTexts } from '../texts.ts'
import styles from './next-draw.module.css'
import { nextDrawTexts } from './texts.ts'

/** How long the next draw of the lottery still takes bets, and the market's number as it is written in Burmese. */
export function NextDraw() {
  const { twoDLine } = useTexts(homeTexts)
  const texts = useTexts(nextDrawTexts)
  const { data, isFetchedAfterMount, refetch } = useQuery(twoDGlanceQuery)
  // What the document brought may be of any time; a countdown begins with an answer of this moment.
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
          {TWO_D_TIMES[next.session]} {texts.closes_in}{' '}
          <b className={`num ${styles.clock}`}>{texts.clock(clockOf(seconds))}</b>
        </small>
      ) : (
        <small>{twoDLine}</small>
      )}
    </>
  )
}

function Numeral({ number }: { number: string }) {
  return (
    <svg className={styles.numeral} viewBox="0 -62 157 114" aria-hidden="true">
      <BurmeseDigit digit={Number(number[0])} ink="gold" x={10} y={0} scale={1} />
      <BurmeseDigit digit={Number(number[1])} ink="gold" x={84} y={0} scale={1} />
    </svg>
  )
}
