import { useEffect } from 'react'
import { Refusal } from '../../../platform/calls/api.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Link } from '../../../platform/navigation.tsx'
import { refusalText } from '../../../platform/refusals/refusal-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useShortfall } from '../../../platform/shortfall.ts'
import { useTexts } from '../../../platform/texts.ts'
import { serverNow } from '../../../platform/time/server-clock.ts'
import { totalOf } from '../draft/draft.ts'
import { nextDraw } from '../draws.ts'
import { betHref, sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { showUnplaced } from '../unplaced/overlay.ts'
import { storeDraw } from '../unplaced/stored-draw.ts'
import styles from './bet-screen.module.css'
import { betTexts } from './texts.ts'
import type { Bet } from './use-bet.ts'

/** Follows the draw of this page: the chosen numbers remember which one they are for, and where nothing can be chosen it says why. */
export function DrawState({ bet, is_playable }: { bet: Bet; is_playable: boolean }) {
  const { draw, is_closed } = bet
  const { user } = useSession()
  const has_numbers = bet.stakes.size > 0
  useShortfall('main', user ? totalOf(bet.stakes) - user.main_balance : 0)
  useEffect(() => {
    if (!has_numbers || !draw || is_closed) return
    storeDraw(draw)
    showUnplaced()
  }, [has_numbers, draw, is_closed])
  return is_playable ? null : <Reason bet={bet} />
}

/** Why nothing can be chosen. */
function Reason({ bet }: { bet: Bet }) {
  const texts = useTexts(betTexts)
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
