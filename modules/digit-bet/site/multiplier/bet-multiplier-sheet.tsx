import { useEffect, useEffectEvent, useState } from 'react'
import { BET_MAX, MODAL_MULTIPLIER } from '#digit-bet/contract/rules.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Stepper } from '#ui/components/controls/stepper.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { pickOf, stepsFor, totalBet } from '../bet/selection.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './bet-multiplier-sheet.module.css'

interface BetMultiplierSheetProps extends OverlayProps {
  /** As it was when the sheet was opened. */
  game: Game
}

/** BET × COIN VALUE × 20 becomes the stake. */
export function BetMultiplierSheet({ open, onClose, game }: BetMultiplierSheetProps) {
  const { close } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).multiplier_sheet
  const [{ bet, coin_value }, setSteps] = useState(() => stepsFor(game.stake))
  const total = totalBet(bet, coin_value)
  const stepper = { min: 1, max: BET_MAX, decreaseLabel: texts.less, increaseLabel: texts.more }
  // The countdown would roll another amount than the sheet shows: it ends here, and begins anew with the confirmed amount.
  const disarm = useEffectEvent(() => game.choose({ kind: 'disarmed' }))
  useEffect(() => disarm(), [])
  const confirm = () => {
    game.choose({ kind: 'amount', bet_amount: total })
    if (game.seconds !== null) pickAgain(game)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.bet_multiplier}
      closeLabel={close}
      badge={<span className={`${styles.badge} num`}>{MODAL_MULTIPLIER}×</span>}
    >
      <div className={styles.body}>
        <Stepper {...stepper} label={texts.bet} value={bet} onChange={(next) => setSteps({ bet: next, coin_value })} />
        <Stepper
          {...stepper}
          label={texts.coin_value}
          value={coin_value}
          onChange={(next) => setSteps({ bet, coin_value: next })}
        />
        <div className={`${styles.total} on-lacquer`}>
          <span>{texts.total_bet}</span>
          <small className="num">
            {bet} × {coin_value} × {MODAL_MULTIPLIER}
          </small>
          <output className="gold-number" aria-live="polite">
            <Money amount={total} />
          </output>
        </div>
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setSteps({ bet: BET_MAX, coin_value: BET_MAX })}>
            {texts.bet_max}
          </Button>
          <Button onClick={confirm}>{texts.confirm_sum(formatMoney(total))}</Button>
        </div>
      </div>
    </Sheet>
  )
}

/** To pick again restarts the countdown; the first of two picks takes the choice back. */
function pickAgain({ selection: { choice }, choose }: Game): void {
  if (!choice) return
  const pick = pickOf(choice, Date.now())
  for (let count = 0; count < 2; count++) choose(pick)
}
