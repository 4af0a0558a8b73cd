import { classNames } from '../class-names.ts'
import { BurmeseDigit } from './burmese-digit.tsx'
import styles from './result-coin.module.css'

/** One rib of the umbrella for each second of the countdown. */
const RIBS = 90

export interface ResultCoinProps {
  /** `null` while nothing is rolled. */
  digit: number | null
  /** How many ribs are still lit. */
  ribs?: number
  size?: number | string
}

/** The roll, inside an umbrella whose ribs go out one by one. Decoration: the number must also be said in text. */
export function ResultCoin({ digit, ribs = RIBS, size = 178 }: ResultCoinProps) {
  return (
    <div
      className={classNames(styles.coin, digit !== null && digit < 5 && styles.small)}
      style={{ width: size, '--lit': Math.min(RIBS, Math.max(0, ribs)) }}
      aria-hidden="true"
    >
      <svg className={styles.out} viewBox="-110 -110 220 220">
        <Ribs />
      </svg>
      <svg className={styles.lit} viewBox="-110 -110 220 220">
        <Ribs />
      </svg>
      <svg viewBox="-110 -110 220 220">
        <circle r="77" fill="var(--shade)" />
        <circle r="69" stroke="var(--lid)" strokeWidth="16" strokeDasharray="1 1" pathLength="18" />
        <circle r="69" stroke="var(--lid)" strokeWidth="16" opacity=".35" />
        <circle r="77.5" stroke="#f0cb6b" strokeWidth="1.8" />
        <circle r="70" stroke="#ffe2a0" strokeWidth=".9" opacity=".6" />
        <circle className={styles.dots} r="74" stroke="#ffe9a8" strokeWidth="3.2" pathLength="18" />
        <circle r="60" fill="#04211c" />
        <circle r="58" stroke="#f0cb6b" strokeWidth=".9" />
        <circle r="50" stroke="#f0cb6b" strokeWidth=".9" />
        <circle className={styles.dots} r="54" stroke="#f0cb6b" strokeWidth="2.6" pathLength="44" />
        <g className={digit === null ? undefined : styles.reveal} key={digit}>
          <text className={`${styles.numeral} num`} y={digit === null ? 24 : 16}>
            {digit ?? '?'}
          </text>
          {digit !== null && <BurmeseDigit digit={digit} ink="pale" x={-6.6} y={38} scale={0.21} />}
        </g>
      </svg>
    </div>
  )
}

function Ribs() {
  return (
    <>
      <circle r="94" strokeWidth="12" strokeDasharray=".45 .55" strokeDashoffset=".225" pathLength={RIBS} />
      <circle r="102" strokeWidth="5" strokeDasharray=".028 .972" strokeDashoffset=".014" pathLength="6" />
    </>
  )
}
