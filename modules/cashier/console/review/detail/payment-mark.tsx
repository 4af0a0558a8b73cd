import { useState } from 'react'
import type { PaymentType } from '#cashier/contract/player.ts'
import styles from './request.module.css'

/** The picture of a way to pay; its first letter where there is none. */
export function PaymentMark({ type, size = 22 }: { type: PaymentType; size?: number }) {
  const [is_gone, setGone] = useState(false)
  if (type.image !== null && !is_gone) {
    return (
      <img
        className={styles.mark}
        src={type.image}
        width={size}
        height={size}
        alt={type.name}
        title={type.name}
        onError={() => setGone(true)}
      />
    )
  }
  return (
    <span
      className={styles.letter}
      style={{ width: size, height: size }}
      role="img"
      aria-label={type.name}
      title={type.name}
    >
      {type.name.slice(0, 1)}
    </span>
  )
}
