import { navigate } from '#platform/site/navigation.tsx'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { stakeAll } from '../../draft/draft.ts'
import { totalOf } from '../../draft/stored-drafts.ts'
import { LacquerBar } from '../../parts/lacquer-bar.tsx'
import { NumberTile } from '../../parts/number-tile.tsx'
import { confirmHref } from '../../session.ts'
import { twoDTexts } from '../../texts.ts'
import { TOAST_MS } from '../../time/toast-time.ts'
import type { Bet } from '../use-bet.ts'
import styles from './bet-bar.module.css'

/** More would push the button aside. */
const SHOWN_MAX = 4

/** The chosen numbers, their total, and the button to the next step. */
export function BetBar({ bet: { draft_draw, stakes, stake, can_follow, session, is_closed } }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).bet
  const off = useBetsOff()
  const total = totalOf(stakes)
  const is_off = stakes.size === 0 || is_closed || off !== null
  const goOn = () => {
    if (is_closed || off) return
    if (stakes.size === 0) return showToast({ text: texts.choose_first, kind: 'info', ms: TOAST_MS })
    void navigate(confirmHref(session))
  }
  return (
    <LacquerBar
      label={texts.your_bet}
      words={
        stakes.size === 0 ? (
          <>
            {texts.title}
            <b>{texts.choose}</b>
          </>
        ) : (
          <>
            <span role="status">
              {texts.count(stakes.size)} · <Money amount={total} />
            </span>
            {can_follow ? (
              <button type="button" className={styles.follow} onClick={() => stakeAll(draft_draw, stake)}>
                {texts.stake_all(stakes.size, formatMoney(stake))}
              </button>
            ) : (
              <Picks nums={[...stakes.keys()]} />
            )}
          </>
        )
      }
    >
      <Button kind="gold" aria-disabled={is_off || undefined} onClick={goOn}>
        {off ? off.text : is_closed ? texts.closed : total === 0 ? texts.bet : texts.bet_total(formatMoney(total))}
      </Button>
    </LacquerBar>
  )
}

/** The last numbers that were chosen, and how many there are besides. */
function Picks({ nums }: { nums: readonly string[] }) {
  const shown = nums.slice(-SHOWN_MAX)
  const hidden = nums.length - shown.length
  return (
    <span className={styles.picks}>
      {hidden > 0 && <small className="num">+{hidden}</small>}
      {shown.map((num) => (
        <NumberTile key={num} num={num} size="sm" />
      ))}
    </span>
  )
}
