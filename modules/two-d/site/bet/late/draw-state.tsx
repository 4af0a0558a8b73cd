import { useEffect } from 'react'
import { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useShortfall } from '#platform/site/shortfall.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { moveDraft } from '../../draft/draft.ts'
import { type Draft, type DraftDraw, totalOf } from '../../draft/stored-drafts.ts'
import { nextDraw } from '../../draws.ts'
import { weekdayOf, yangonDay } from '../../parts/figures.ts'
import { betHref, sessionLabel } from '../../session.ts'
import { twoDTexts } from '../../texts.ts'
import { showUnplaced } from '../../unplaced/overlay.ts'
import styles from '../bet-screen.module.css'
import type { Bet } from '../use-bet.ts'

/** Where nothing can be chosen it says why, and it offers the numbers that are chosen for another draw. */
export function DrawState({ bet, is_playable }: { bet: Bet; is_playable: boolean }) {
  const { draw, is_closed } = bet
  const { user } = useSession()
  const has_numbers = bet.stakes.size > 0
  useShortfall('main', user ? totalOf(bet.stakes) - user.main_balance : 0)
  useEffect(() => {
    if (has_numbers && draw && !is_closed) showUnplaced()
  }, [has_numbers, draw, is_closed])
  if (!is_playable) return <Reason bet={bet} />
  if (!bet.other_draft || !bet.draft_draw) return null
  return <OtherDraft draft={bet.other_draft} draw={bet.draft_draw} />
}

/** The player may have chosen them for that draw alone: they come along when asked to. */
function OtherDraft({ draft, draw }: { draft: Draft; draw: DraftDraw }) {
  const texts = useTexts(twoDTexts).draw_state
  const language = useLanguage()
  const time = draft.draw.session ? sessionLabel(draft.draw.session) : ''
  const day = draft.draw.cutoff_at && yangonDay(Date.parse(draft.draw.cutoff_at))
  const of_draw = !day || day === yangonDay(serverNow()) ? time : `${time} · ${weekdayOf(day, language)}`
  return (
    <p className={styles.reason} role="status">
      {texts.other_draw(draft.stakes.size, of_draw, formatMoney(totalOf(draft.stakes)))}{' '}
      <button type="button" onClick={() => moveDraft(draft.draw, draw)}>
        {texts.take_along}
      </button>
    </p>
  )
}

/** Why nothing can be chosen. */
function Reason({ bet }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).draw_state
  const { try_again } = useTexts(twoDTexts)
  const language = useLanguage()
  const others = bet.draws?.filter(({ session }) => session !== bet.session)
  const other = nextDraw(others, serverNow())
  if (bet.failure) {
    const told = bet.failure instanceof Refusal ? refusalText(bet.failure, language) : ''
    return (
      <p className={styles.reason} role="alert">
        {told || texts.capacity_failed}{' '}
        <button type="button" onClick={bet.retry}>
          {try_again}
        </button>
      </p>
    )
  }
  return (
    <p className={styles.reason} role="status">
      {texts.draw_closed}{' '}
      {other && <Link href={betHref(other.session)}>{texts.bet_on(sessionLabel(other.session))}</Link>}
    </p>
  )
}
