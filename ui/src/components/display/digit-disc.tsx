import { checkBold } from '../../icons.ts'
import { classNames } from '../class-names.ts'
import { BurmeseDigit } from './burmese-digit.tsx'
import styles from './digit-disc.module.css'
import { Icon } from './icon.tsx'

/** Below this many pixels a disc carries its numeral alone. */
const FULL_SIZE = 44

export interface DigitDiscProps {
  /** `null` is a roll that is not known yet. */
  digit: number | null
  size?: number
  chosen?: boolean
}

/** The lid teaches the game: jade is Small, 0 to 4; cinnabar is Big, 5 to 9. */
export function DigitDisc({ digit, size = 64, chosen = false }: DigitDiscProps) {
  const side = digit === null ? styles.unknown : digit < 5 ? styles.small : styles.big
  const full = size >= FULL_SIZE
  return (
    <span
      className={classNames(styles.disc, side, full && styles.full, chosen && styles.chosen)}
      style={{ '--disc': `${size}px` }}
    >
      <span className="num">{digit ?? '?'}</span>
      {full && (
        <svg viewBox="-32 -32 64 64" aria-hidden="true">
          <circle r="27.4" pathLength="24" />
          {digit !== null && <BurmeseDigit digit={digit} ink="gold" x={-3.5} y={18.5} scale={0.11} />}
        </svg>
      )}
      {chosen && (
        <i className={styles.check}>
          <Icon glyph={checkBold} size={12} />
        </i>
      )}
    </span>
  )
}
