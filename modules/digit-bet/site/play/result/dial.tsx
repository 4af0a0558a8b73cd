import { ResultCoin } from '#ui/components/display/result-coin.tsx'
import { sideOf } from '../../bet/selection.ts'
import type { BetRow } from '../answers.ts'
import styles from './dial.module.css'

/** Rolls on the rim, the newest at the top, the others clockwise by age. */
export const RIM_ROLLS = 20
const STEP_DEGREES = 360 / RIM_ROLLS

interface DialProps {
  /** `null` while nothing is rolled. */
  roll: number | null
  /** The player's bets, newest first. */
  rows: readonly BetRow[]
  /** Seconds of the countdown; null without one. */
  seconds: number | null
  rolling: boolean
  /** The bet whose answer is on the screen: the rim lands for it, once. */
  landed: string | null
}

/** Decoration: the answer is said in text as soon as it is here, and nothing waits for the rim. */
export function Dial({ roll, rows, seconds, rolling, landed }: DialProps) {
  return (
    <div className={styles.dial} aria-hidden="true">
      <svg
        key={landed}
        className={styles.rim}
        viewBox="-100 -100 200 200"
        data-moves={rolling ? 'spin' : landed === null ? undefined : 'land'}
      >
        <circle className={styles.track} r="88" />
        {Array.from({ length: RIM_ROLLS }, (_, place) => (
          <Mark key={`place ${place}`} place={place} digit={rows[place]?.rolledNumber ?? null} />
        ))}
      </svg>
      <i className={styles.pointer} />
      <div className={styles.coin}>
        <ResultCoin digit={roll} ribs={seconds ?? undefined} size="100%" />
      </div>
    </div>
  )
}

function Mark({ place, digit }: { place: number; digit: number | null }) {
  const angle = place * STEP_DEGREES
  return (
    <g transform={`rotate(${angle}) translate(0 -88)`}>
      {digit === null ? (
        <circle className={styles.empty} r="2.5" />
      ) : (
        <>
          <circle className={styles.mark} data-side={sideOf(digit)} data-newest={place === 0 || undefined} r="11.5" />
          <text className={`${styles.digit} num`} y="5.4" transform={`rotate(${-angle})`}>
            {digit}
          </text>
        </>
      )}
    </g>
  )
}
