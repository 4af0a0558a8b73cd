import { useTexts } from '#platform/site/texts.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { PENDING, twelveHours } from '../../parts/figures.ts'
import { Figures } from '../../parts/market-figures.tsx'
import { NumberTile } from '../../parts/number-tile.tsx'
import { twoDTexts } from '../../texts.ts'
import styles from './result-rows.module.css'

const PLACES = ['a', 'b', 'c', 'd']

/** Today's figures of the market, one row for each draw time. */
export function ResultRows({ rows }: { rows: TwoDLive['result'] | undefined }) {
  const texts = useTexts(twoDTexts).live
  return (
    <ul className={`card ${styles.rows}`} aria-busy={!rows}>
      {rows
        ? rows.map(({ open_time, set, value, twod }) => (
            <li key={open_time}>
              <Time time={open_time} />
              {twod === PENDING ? (
                <span className={styles.waiting}>
                  <Badge kind="pending">{texts.waiting}</Badge>
                </span>
              ) : (
                <>
                  <Figures set={set} value={value} />
                  <NumberTile num={twod} size="lg" />
                </>
              )}
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place}>
              <Skeleton height={28} />
            </li>
          ))}
    </ul>
  )
}

/** "12:01" and under it its half of the day. */
function Time({ time }: { time: string }) {
  const [clock, half] = twelveHours(time.slice(0, 5)).split(' ')
  return (
    <span className={`num ${styles.time}`}>
      <b>{clock}</b> <small>{half}</small>
    </span>
  )
}
