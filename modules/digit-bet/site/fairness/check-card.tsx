import { defineLatePart } from '#platform/site/late-part.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { digitBetTexts } from '../texts.ts'
import { CheckBlank } from './check-blank.tsx'
import styles from './check-card.module.css'

const RollCheck = defineLatePart({
  load: async () => (await import('./check/roll-check.tsx')).RollCheck,
  texts: [digitBetTexts],
})

/** A label, and below it a field of 52 pixels. */
const PICKER_HEIGHT = 'calc(var(--fs-sm) * var(--lh-sm) + 58px)'

/** The arithmetic of the check comes when the page is up, or at once where a roll was asked for. */
export function CheckCard({ has_asked }: { has_asked: boolean }) {
  const texts = useTexts(digitBetTexts).fairness
  const waiting = (
    <>
      <Skeleton height={PICKER_HEIGHT} radius={14} />
      <CheckBlank />
    </>
  )
  return (
    <section className={`card ${styles.card}`} aria-labelledby="check">
      <h2 id="check">{texts.check_title}</h2>
      <RollCheck at_once={has_asked} waiting={waiting} />
    </section>
  )
}
