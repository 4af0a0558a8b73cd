import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from '../confirm/failure-note.module.css'
import { restOf } from '../confirm/place-slip.ts'
import { replaceDraft } from '../draft/draft.ts'
import { totalOf } from '../draft/stored-drafts.ts'
import { twoDTexts } from '../texts.ts'
import { type LimitBreach, limitBreachesOf } from './limit-breaches.ts'
import type { AgainNoteProps } from './repeated-slip.ts'
import { againTexts } from './texts.ts'

/** Of a slip that was repeated: what is not as it was. */
export function AgainNote(props: AgainNoteProps) {
  const texts = useTexts(againTexts)
  const { repeated, draw, stakes } = props
  const breaches = limitBreachesOf(stakes, draw, repeated.own_limits)
  const others = repeated.others.filter((num) => stakes.has(num)).length
  const has_other_odds = repeated.odds !== null && repeated.odds !== draw.odds
  if (breaches.length === 0 && others === 0 && !has_other_odds) return null
  return (
    <Note kind={breaches.length > 0 ? 'pending' : 'info'}>
      <div className={styles.over}>
        {breaches.length > 0 && <Breaches {...props} breaches={breaches} />}
        {repeated.odds !== null && has_other_odds && <p className="num">{texts.odds(draw.odds, repeated.odds)}</p>}
        {others > 0 && <p>{texts.others(others)}</p>}
      </div>
    </Note>
  )
}

type BreachesProps = AgainNoteProps & { breaches: readonly LimitBreach[] }

function Breaches({ repeated, draft_draw, stakes, stake_min, breaches }: BreachesProps) {
  const texts = useTexts(againTexts)
  const shared = useTexts(twoDTexts).confirm
  const rest = restOf(stakes, breaches, stake_min)
  const sentenceOf = ({ num, why, remaining }: LimitBreach): string => {
    if (why === 'closed') return texts.closed(num)
    if (why === 'full') return shared.takes_nothing(num)
    if (why === 'left') return shared.still_takes(num, formatMoney(remaining ?? 0))
    if (why === 'at_least') return texts.at_least(num, formatMoney(stake_min))
    return texts.at_most(num, formatMoney(remaining ?? 0))
  }
  return (
    <>
      <p>{texts.not_as_before(repeated.slip_no)}</p>
      <ul>
        {breaches.map((breach) => (
          <li key={breach.num} className="num">
            {sentenceOf(breach)}
          </li>
        ))}
      </ul>
      {rest.size > 0 && (
        <Button size="sm" onClick={() => replaceDraft(draft_draw, rest)}>
          {texts.keep(formatMoney(totalOf(rest)))}
        </Button>
      )}
    </>
  )
}
