import type { CSSProperties } from 'react'
import { formatMoney } from '#ui/components/display/money.tsx'
import styles from './bars.module.css'

export interface Bar {
  label: string
  amount: number
}

const WIDTH = 720
const HEIGHT = 132
const GAP = 0.28
/** More names would run into each other where two charts share a row. */
const TICKS = 4

/** One bar to each, up from the line or down from it. The numbers stand in the table; this is their shape. */
export function Bars({ title, bars }: { title: string; bars: Bar[] }) {
  const top = Math.max(0, ...bars.map(({ amount }) => amount))
  const bottom = Math.min(0, ...bars.map(({ amount }) => amount))
  const range = top - bottom
  if (bars.length === 0) return null
  const step = WIDTH / bars.length
  // Where nothing moved the line lies at the bottom.
  const y = (amount: number) => (range === 0 ? HEIGHT : ((top - amount) / range) * HEIGHT)
  return (
    <figure className={styles.figure}>
      <figcaption>
        {title}
        <span className="num">
          {formatMoney(top)}
          {bottom < 0 && ` … ${formatMoney(bottom)}`}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        {bars.map(({ label, amount }, place) => (
          <rect
            key={label}
            className={amount < 0 ? styles.loss : styles.win}
            x={place * step + (step * GAP) / 2}
            width={step * (1 - GAP)}
            y={amount < 0 ? y(0) : y(amount)}
            height={Math.max(amount === 0 ? 0 : 1, Math.abs(y(amount) - y(0)))}
          >
            <title>{`${label}: ${formatMoney(amount)}`}</title>
          </rect>
        ))}
        <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {ticksOf(bars.length).map((place) => (
          <span key={place} style={below(place, bars.length)}>
            {bars[place]?.label}
          </span>
        ))}
      </div>
    </figure>
  )
}

/** Which bars have their name below: evenly from the first on, and the last where it has the space. */
function ticksOf(count: number): number[] {
  const step = Math.ceil(count / TICKS)
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, tick) => tick * step)
  const left = count - 1 - (ticks.at(-1) ?? 0)
  return left * 2 >= step ? [...ticks, count - 1] : ticks
}

/** The middle of its bar; the outer names stay within the chart. */
function below(place: number, count: number): CSSProperties {
  if (place === 0) return { left: 0 }
  if (place === count - 1) return { right: 0 }
  return { left: `${((place + 0.5) / count) * 100}%`, translate: '-50%' }
}
