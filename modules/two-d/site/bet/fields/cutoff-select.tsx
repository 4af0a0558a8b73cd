import { useId } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold } from '#ui/icons.ts'
import { weekdayOf, yangonDay } from '../../parts/figures.ts'
import { betHref, parseSession, sessionLabel } from '../../session.ts'
import { twoDTexts } from '../../texts.ts'
import { cutoffTime } from '../../time/cutoff-time.ts'
import type { Bet } from '../use-bet.ts'
import styles from './field-box.module.css'

/** The draw that the bets are for; the address says which. */
export function CutoffSelect({ bet: { session, draw, draws } }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).bet
  const { closed, closes } = useTexts(twoDTexts)
  const language = useLanguage()
  const id = useId()
  const today = yangonDay(serverNow())
  const known = draws ?? (draw ? [draw] : [])
  return (
    <div className={`${styles.box} ${styles.pick}`}>
      {/* A draw goes by the time of its result; bets end earlier. */}
      <label htmlFor={id} className="num">
        {texts.draw}
        {draw?.is_open && ` · ${closes(cutoffTime(draw.cutoff_at))}`}
      </label>
      <select
        id={id}
        className="num"
        value={session ?? ''}
        onChange={(event) => void navigate(betHref(parseSession(null, event.target.value)), { replace: true })}
      >
        {known.every((each) => each.session !== session) && (
          <option value={session ?? ''}>{session ? sessionLabel(session) : ''}</option>
        )}
        {known.map((each) => (
          <option key={each.session} value={each.session}>
            {sessionLabel(each.session)}
            {each.game_date !== today && ` · ${weekdayOf(each.game_date, language)}`}
            {!each.is_open && ` · ${closed}`}
          </option>
        ))}
      </select>
      <Icon glyph={caretDownBold} size={16} />
    </div>
  )
}
