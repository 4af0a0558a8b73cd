import type { RequestTimeline } from '#cashier/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { checkCircleFill, clockFill, xCircleFill } from '#ui/icons.ts'
import { cashierTexts } from '../../texts.ts'
import { rejectionText } from '../list/rejection-text.ts'
import type { Direction } from '../queries.ts'
import styles from './timeline.module.css'

type Step = RequestTimeline['timeline'][number]

/** Every step so far, and what it waits for. */
export function Timeline({ direction, request }: { direction: Direction; request: RequestTimeline }) {
  const texts = useTexts(cashierTexts).log
  const language = useLanguage()
  const words: Record<Step['kind'], string> = {
    requested: direction === 'deposit' ? texts.step_requested : texts.step_held,
    second_check: texts.step_second_check,
    approved: direction === 'deposit' ? texts.step_paid_in : texts.step_paid_out,
    rejected: direction === 'deposit' ? texts.step_rejected : texts.step_given_back,
  }
  return (
    <section aria-label={texts.steps}>
      <h3 className={styles.title}>{texts.steps}</h3>
      <ol className={styles.steps}>
        {request.timeline.map((step) => (
          <li key={`${step.kind} ${step.at}`} data-kind={step.kind}>
            <Icon glyph={step.kind === 'rejected' ? xCircleFill : checkCircleFill} size={22} />
            <div>
              <b>{words[step.kind]}</b>
              <time dateTime={step.at}>
                {dateOf(step.at, language)}, {timeOf(step.at)}
              </time>
              {step.rejection && (
                <p className={styles.reason}>
                  {texts.reason}: {rejectionText(texts, step.rejection)}
                </p>
              )}
            </div>
          </li>
        ))}
        {request.status === 0 && (
          <li data-kind="now">
            <Icon glyph={clockFill} size={22} />
            <div>
              <b>{texts.step_now}</b>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}
