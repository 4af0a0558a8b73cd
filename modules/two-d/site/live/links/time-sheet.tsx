import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { sunFill, sunHorizonFill } from '#ui/icons.ts'
import { type Draw, useDraws } from '../../draws.ts'
import { weekdayOf, yangonDay } from '../../parts/figures.ts'
import { betHref, sessionLabel } from '../../session.ts'
import { twoDTexts } from '../../texts.ts'
import { cutoffTime } from '../../time/cutoff-time.ts'
import { useCountdown } from '../../time/use-countdown.ts'
import styles from './time-sheet.module.css'

/** Two choices at least, also while nobody has told yet what is open. */
const UNKNOWN: readonly { session: TwoDSession; draw?: Draw }[] = [{ session: 'morning' }, { session: 'evening' }]

/** Which of the day's draws the bets are for. */
export function TimeSheet({ open, onClose }: OverlayProps) {
  const texts = useTexts(twoDTexts).live
  const shared = useTexts(twoDTexts)
  const draws = useDraws()
  const choices = draws?.map((draw) => ({ session: draw.session, draw })) ?? UNKNOWN
  return (
    <Sheet open={open} onClose={onClose} title={texts.choose_time} closeLabel={shared.close}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Choice key={choice.session} {...choice} onChoose={onClose} />
        ))}
      </div>
    </Sheet>
  )
}

function Choice({ session, draw, onChoose }: { session: TwoDSession; draw?: Draw; onChoose: () => void }) {
  const shared = useTexts(twoDTexts)
  const language = useLanguage()
  const left = useCountdown(draw?.cutoff_at)
  const is_closed = draw !== undefined && (!draw.is_open || left?.seconds === 0)
  const is_evening = session === 'evening' || session === 'afternoon'
  const day = draw && draw.game_date !== yangonDay(serverNow()) ? ` · ${weekdayOf(draw.game_date, language)}` : ''
  const inside = (
    <>
      <span className={styles.mark} data-evening={is_evening}>
        <Icon glyph={is_evening ? sunHorizonFill : sunFill} size={24} />
      </span>
      <b className="num">{sessionLabel(session)}</b>
      <small>
        {shared[session]}
        {day}
      </small>
      {draw && !is_closed && <small className="num">{shared.closes(cutoffTime(draw.cutoff_at))}</small>}
      <em className="num">{is_closed ? shared.closed : left && shared.closes_in(left.words)}</em>
    </>
  )
  if (is_closed) return <div className={`${styles.choice} ${styles.closed}`}>{inside}</div>
  return (
    <Link className={styles.choice} href={betHref(session)} onClick={onChoose}>
      {inside}
    </Link>
  )
}
