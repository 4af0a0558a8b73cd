import { buttonClass } from '#ui/button.tsx'
import { DigitDisc } from '#ui/digit-disc.tsx'
import { MemberLink } from '../../platform/member-link.tsx'
import { useTexts } from '../../platform/texts.ts'
import styles from './digit-bet-card.module.css'
import { homeTexts } from './texts.ts'

/** The way into the house's own game: the whole card is the link. */
export function DigitBetCard() {
  const texts = useTexts(homeTexts)
  return (
    <MemberLink className={styles.card} href="/digitbet">
      <svg className={styles.rings} viewBox="0 0 358 210" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <circle className={styles.glow} cx="258" cy="92" r="150" />
        <circle cx="258" cy="92" r="96" />
        <circle cx="258" cy="92" r="108" />
        <circle className={styles.dots} cx="258" cy="92" r="102" pathLength="56" />
      </svg>
      <span className={styles.discs} aria-hidden="true">
        <DigitDisc digit={3} size={80} />
        <DigitDisc digit={8} size={80} />
        <DigitDisc digit={7} size={116} />
      </span>
      <span className={styles.words}>
        <b>{texts.digitBet}</b>
        <small>{texts.digitBetLine}</small>
        <span className={buttonClass({ kind: 'gold' })}>{texts.play}</span>
      </span>
    </MemberLink>
  )
}
