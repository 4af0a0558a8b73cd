import styles from './spinner.module.css'

export interface SpinnerProps {
  /** The text for the wait: "Loading promotions...". */
  label: string
}

/** A Pathein umbrella from above: twelve ribs, one slow turn. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="-30 -30 60 60" width="52" height="52" aria-hidden="true">
        <circle
          r="25.5"
          fill="#b9321c"
          stroke="#b9321c"
          strokeWidth="6"
          strokeDasharray="0 1"
          strokeLinecap="round"
          pathLength="12"
        />
        <circle r="12.5" fill="none" stroke="#f0cb6b" strokeWidth="25" strokeDasharray="1 1" pathLength="12" />
        <circle r="6" fill="#06312a" />
        <circle r="2.4" fill="#f0cb6b" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
