import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'gold' | 'secondary' | 'tonal' | 'link' | 'danger'

export interface ButtonLook {
  /** Gold is for lacquer grounds only. */
  kind?: ButtonKind
  size?: 'sm'
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean
  busyLabel?: string
  children: ReactNode
}

/** For links that look like a button. */
export function buttonClass({ kind = 'primary', size, wide }: ButtonLook = {}): string {
  return classNames(styles.button, styles[kind], size && styles[size], wide && styles.wide)
}

/** Both labels keep their place, so that becoming busy never changes the width. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, busy = false, busyLabel, className, disabled, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, wide }), busy && styles.busy, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      <span className={classNames(styles.face, busy && styles.away)}>{children}</span>
      {(busy || busyLabel !== undefined) && (
        <span className={classNames(styles.face, !busy && styles.away)}>
          <i className={styles.ring} />
          {busyLabel}
        </span>
      )}
    </button>
  )
}
