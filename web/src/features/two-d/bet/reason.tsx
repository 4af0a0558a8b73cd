import { Refusal } from '../../../platform/api.ts'
import { houseNow } from '../../../platform/house-clock.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Link } from '../../../platform/navigation.tsx'
import { refusalText } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { nextDraw } from '../draws.ts'
import { betHref, sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import styles from './bet-screen.module.css'
import { betTexts } from './texts.ts'
import type { Bet } from './use-bet.ts'

/** Why nothing can be chosen. */
export function Reason({ bet }: { bet: Bet }) {
  const texts = useTexts(betTexts)
  const { try_again } = useTexts(twoDTexts)
  const language = useLanguage()
  const others = bet.draws?.filter(({ session }) => session !== bet.session)
  const other = nextDraw(others, houseNow())
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
