import { GoldLeaf } from '#ui/gold-leaf.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '../../platform/texts.ts'
import styles from './section.module.css'
import { homeTexts } from './texts.ts'

export function Offers() {
  const texts = useTexts(homeTexts)
  const offers = [
    { icon: 'shield-check', title: texts.fairTitle, line: texts.fairLine },
    { icon: 'wallet', title: texts.walletTitle, line: texts.walletLine },
    { icon: 'clock-counter-clockwise', title: texts.historyTitle, line: texts.historyLine },
    { icon: 'lock', title: texts.safeTitle, line: texts.safeLine },
  ] as const
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <GoldLeaf />
        <h2>{texts.offers}</h2>
      </div>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.icon}>
            <span className={styles.icon}>
              <Icon name={offer.icon} weight="duotone" size={28} />
            </span>
            <div>
              <h3>{offer.title}</h3>
              <p>{offer.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
