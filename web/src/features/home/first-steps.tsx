import { GoldLeaf } from '#ui/gold-leaf.tsx'
import { useTexts } from '../../platform/texts.ts'
import styles from './section.module.css'
import { homeTexts } from './texts.ts'

/** For guests: what lies between them and the first roll. */
export function FirstSteps() {
  const texts = useTexts(homeTexts)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <GoldLeaf />
        <h2>{texts.begin}</h2>
      </div>
      <ol className={styles.steps}>
        {[texts.stepJoin, texts.stepMove, texts.stepRoll].map((step, index) => (
          <li key={step}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
