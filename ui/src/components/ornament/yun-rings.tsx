import styles from './yun-rings.module.css'

export interface YunRingsProps {
  /** Where the rings spread from. */
  side?: 'left' | 'right'
}

/**
 * The incised rings of lacquer ware behind a panel's content. The panel needs
 * `position: relative` and `isolation: isolate`.
 */
export function YunRings({ side = 'right' }: YunRingsProps) {
  const x = side === 'left' ? 103 : 262
  return (
    <svg
      className={styles.rings}
      viewBox="0 0 358 206"
      preserveAspectRatio={side === 'left' ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      <g fill="#0e7460" fillOpacity=".22">
        <circle cx={x} cy="103" r="177" />
        <circle cx={x} cy="103" r="136" />
        <circle cx={x} cy="103" r="95" />
      </g>
      {side === 'right' && (
        <g className={styles.yun}>
          <circle cx={x} cy="103" r="60" />
          <circle cx={x} cy="103" r="68" />
          <circle
            cx={x}
            cy="103"
            r="64"
            pathLength="40"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeDasharray="0 1"
          />
        </g>
      )}
    </svg>
  )
}
