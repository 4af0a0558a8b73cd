import { useState } from 'react'
import { BURMESE_DIGITS } from '#ui/art/burmese-digits.ts'
import { classNames } from '#ui/class-names.ts'
import { PENDING } from '../figures.ts'
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
            <path d={BURMESE_DIGITS[Number(number[0])]} transform="translate(10)" />
            <path d={BURMESE_DIGITS[Number(number[1])]} transform="translate(84)" />
          </>
        )}
      </svg>
    </div>
  )
}
