import { MULTIPLIERS } from '#digit-bet/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { caretRightBold, coinsFill } from '#ui/icons.ts'
import type { Game } from '../play/use-game.ts'
import { multiplierOverlay } from '../sheets.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './bet-amount.module.css'

/** The bet amount, which the modal sets, and how many times it is staked. */
export function BetAmount({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { bet_amount, multiplier } = game.selection
  const { rolling } = game.roll
  return (
    <section className={styles.amount}>
      <h2 id="bet-amount">{texts.bet_amount}</h2>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-labelledby="bet-amount bet-amount-value"
        disabled={rolling}
        onPointerDown={multiplierOverlay.warm}
        onClick={() => multiplierOverlay.open({ game })}
      >
        <Icon glyph={coinsFill} size={22} />
        <span id="bet-amount-value" className={styles.value}>
          <b className="num">{formatMoney(bet_amount)}</b> Ks
        </span>
        <Icon glyph={caretRightBold} size={18} />
      </button>
      <h2 id="multiplier">{texts.multiplier}</h2>
      <div className={styles.multipliers} role="group" aria-labelledby="multiplier">
        {MULTIPLIERS.map((each) => (
          <Chip
            key={each}
            pressed={each === multiplier}
            disabled={rolling}
            onClick={() => game.choose({ kind: 'multiplier', multiplier: each })}
          >
            <span className="num">{each}×</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
