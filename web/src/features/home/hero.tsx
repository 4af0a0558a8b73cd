import { HarpGround } from '#ui/harp-ground.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { DigitBetCard } from './digit-bet-card.tsx'
import styles from './hero.module.css'
import { homeTexts } from './texts.ts'

export function Hero() {
  const texts = useTexts(homeTexts)
  return (
    <div className={`${styles.hero} on-lacquer`}>
      <HarpGround />
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1>
            <span>{texts.headingPick}</span> <span>{texts.headingCheck}</span>
          </h1>
          <p>{texts.line}</p>
          <Link className={styles.proof} href="/digitbet/fairness">
            <Icon name="shield-check" weight="fill" size={20} />
            {texts.proof}
            <Icon name="caret-right" weight="bold" size={12} />
          </Link>
        </div>
        <DigitBetCard />
      </div>
    </div>
  )
}
