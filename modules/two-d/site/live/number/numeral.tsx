import { useState } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { BurmeseDigit } from '#ui/components/display/burmese-digit.tsx'
import { PENDING } from '../../parts/figures.ts'
import styles from './numeral.module.css'

/** The number in gold, and under it as it is written in Burmese. A new one comes in with a sweep of light. */
export function Numeral({ number = PENDING }: { number?: string }) {
  const [shown, setShown] = useState({ number, has_changed: false })
  // The first one that arrives is no change: nothing moves on a page that has just been opened.
  if (shown.number !== number) setShown({ number, has_changed: shown.number !== PENDING })
  return (
    <div className={styles.number} key={number}>
      <output className={classNames('num gold-number', styles.latin, shown.has_changed && styles.changed)}>
        {number}
      </output>
      <svg className={styles.burmese} viewBox="0 -62 157 114" aria-hidden="true">
        {/^\d\d$/.test(number) && (
          <>
            <BurmeseDigit digit={Number(number[0])} ink="gold" x={10} y={0} scale={1} />
            <BurmeseDigit digit={Number(number[1])} ink="gold" x={84} y={0} scale={1} />
          </>
        )}
      </svg>
    </div>
  )
}
