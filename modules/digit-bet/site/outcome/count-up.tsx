import { useEffect, useState } from 'react'
import { Money } from '#ui/components/display/money.tsx'
import styles from './count-up.module.css'
import { COUNT_UP_MS, countedUp } from './gain.ts'

/** A gain that counts up, or stands there at once where the device wants no motion. The sentence below says it in words. */
export function CountUp({ amount }: { amount: number }) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(amount)
      return
    }
    const begun_at = performance.now()
    let frame = 0
    const step = () => {
      const elapsed_ms = performance.now() - begun_at
      setShown(countedUp(amount, elapsed_ms))
      if (elapsed_ms < COUNT_UP_MS) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return (
    <p className={`${styles.gain} gold-number`} aria-hidden="true">
      <Money amount={shown} signed decimals={Number.isInteger(shown) ? 0 : 2} />
    </p>
  )
}
