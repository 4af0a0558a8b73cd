import type { RequestTimeline } from '#cashier/contract/player.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { askHref } from '../../parts/ask-href.ts'
import { cashierTexts } from '../../texts.ts'
import styles from './timeline.module.css'

/** A rejected deposit leads on: the player corrects it, or asks about it by its number. */
export function NextSteps({ request: { id, number }, onLeave }: { request: RequestTimeline; onLeave: () => void }) {
  const texts = useTexts(cashierTexts).log
  return (
    <div className={styles.next}>
      <p>{texts.correct_line}</p>
      <Link
        className={buttonClass({ wide: true })}
        href={`/information?tab=transfer&view=correct&id=${id}`}
        onClick={onLeave}
      >
        {texts.correct}
      </Link>
      <Link className={buttonClass({ kind: 'secondary', wide: true })} href={askHref(number)} onClick={onLeave}>
        {texts.ask(number)}
      </Link>
    </div>
  )
}
