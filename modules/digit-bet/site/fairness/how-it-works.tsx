import { useTexts } from '#platform/site/texts.ts'
import { YunRings } from '#ui/components/ornament/yun-rings.tsx'
import { digitBetTexts } from '../texts.ts'
import styles from './how-it-works.module.css'

/** The scheme in plain words. */
export function HowItWorks() {
  const texts = useTexts(digitBetTexts).fairness
  const steps = [
    { title: texts.before_title, text: texts.before },
    { title: texts.during_title, text: texts.during },
    { title: texts.after_title, text: texts.after },
  ]
  return (
    <section className={styles.how}>
      <p className={styles.intro}>{texts.intro}</p>
      <div className={`panel on-lacquer ${styles.example}`}>
        <YunRings side="left" />
        <small>{texts.example_label}</small>
        <p className="num">{texts.example}</p>
        <small>{texts.example_line}</small>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <i className="num">{index + 1}</i>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
