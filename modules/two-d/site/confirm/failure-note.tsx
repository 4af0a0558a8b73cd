import { useEffect, useRef } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { totalOf } from '../draft/stored-drafts.ts'
import { twoDTexts } from '../texts.ts'
import styles from './failure-note.module.css'
import { restOf } from './place-slip.ts'
import { slipsHref } from './slips-href.ts'
import type { Confirm, Failure } from './use-confirm.ts'

/** Why the slip was not placed. Over a limit, what can still be placed is one press away. */
export function FailureNote({ confirm }: { confirm: Confirm }) {
  const place = useRef<HTMLDivElement>(null)
  const { failure } = confirm
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  if (!failure) return null
  return (
    <div ref={place}>
      <Note kind="error">
        {failure.kind === 'over_limit' ? (
          <OverLimit confirm={confirm} failure={failure} />
        ) : (
          <Plain confirm={confirm} failure={failure} />
        )}
      </Note>
    </div>
  )
}

function Plain({ confirm, failure }: { confirm: Confirm; failure: Exclude<Failure, { kind: 'over_limit' }> }) {
  const texts = useTexts(twoDTexts).confirm
  const { network_or_server } = useTexts(twoDTexts)
  const language = useLanguage()
  if (failure.kind === 'unanswered') {
    return (
      <div className={styles.over}>
        <p>
          <b>{failure.message || network_or_server}</b>
        </p>
        <p>
          {texts.unknown} {texts.once}
        </p>
        <Link className={styles.link} href={slipsHref(confirm.draft_draw.session ?? '')}>
          {texts.your_slips}
        </Link>
      </div>
    )
  }
  return refusalText(failure.refusal, language) || texts.failed
}

function OverLimit({ confirm, failure }: { confirm: Confirm; failure: Failure & { kind: 'over_limit' } }) {
  const texts = useTexts(twoDTexts).confirm
  const known = failure.over_limit.flatMap(({ num, remaining }) => (remaining === null ? [] : [{ num, remaining }]))
  const rest = restOf(confirm.stakes, failure.over_limit, confirm.stake_min)
  return (
    <div className={styles.over}>
      <p>
        {texts.over_limit}
        <b className="num">{failure.over_limit.map(({ num }) => num).join(', ')}</b>
      </p>
      <ul>
        {known.map(({ num, remaining }) => (
          <li key={num} className="num">
            {remaining >= confirm.stake_min ? texts.still_takes(num, formatMoney(remaining)) : texts.takes_nothing(num)}
          </li>
        ))}
      </ul>
      {rest.size > 0 && (
        <Button size="sm" busy={confirm.is_sending} onClick={() => void confirm.place(rest)}>
          {texts.place_rest(formatMoney(totalOf(rest)))}
        </Button>
      )}
    </div>
  )
}
