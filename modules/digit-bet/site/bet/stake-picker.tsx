import { MULTIPLIERS } from '#digit-bet/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { caretRightBold, coinsFill } from '#ui/icons.ts'
import type { Game } from '../play/use-game.ts'
import { autoOverlay, multiplierOverlay } from '../sheets.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './stake-picker.module.css'
import { doubleOf, halfOf, largestOf, limitsOf, STAKES, shortStake } from './stakes.ts'

/** The stake of one roll: by the sheet, by chips, or as a multiple. */
export function StakePicker({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { is_busy, stake } = game
  return (
    <section className={styles.stake}>
      <h2 id="stake">{texts.stake}</h2>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-labelledby="stake stake-value"
        disabled={is_busy}
        onPointerDown={multiplierOverlay.warm}
        onClick={() => multiplierOverlay.open({ game })}
      >
        <Icon glyph={coinsFill} size={22} />
        <span id="stake-value" className={styles.value}>
          <b className="num">{formatMoney(stake)}</b> Ks
        </span>
        <Icon glyph={caretRightBold} size={18} />
      </button>
      <Changes game={game} />
      <div className={styles.chips} role="group" aria-labelledby="stake">
        {STAKES.map((each) => (
          <button
            key={each}
            type="button"
            className={`${styles.chip} num`}
            aria-current={each === stake || undefined}
            disabled={is_busy}
            onClick={() => game.choose({ kind: 'amount', bet_amount: each })}
          >
            <Face name={`${formatMoney(each)} Ks`} face={shortStake(each)} />
          </button>
        ))}
        <AutoButton game={game} />
      </div>
      <h2 id="multiplier">{texts.multiplier}</h2>
      <div className={styles.multipliers} role="group" aria-labelledby="multiplier">
        {MULTIPLIERS.map((each) => (
          <Chip
            key={each}
            pressed={each === game.selection.multiplier}
            disabled={is_busy}
            onClick={() => game.choose({ kind: 'multiplier', multiplier: each })}
          >
            <span className="num">{each}×</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}

function Changes({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const limits = limitsOf(game.rules.data)
  const changes = [
    { name: texts.half_stake, face: '÷2', stake: halfOf(game.stake, limits) },
    { name: texts.double_stake, face: '×2', stake: doubleOf(game.stake, limits) },
    { name: texts.largest_stake, face: texts.most, stake: largestOf(game.user?.balance ?? 0, limits) },
  ]
  return (
    <div className={styles.changes} role="group" aria-labelledby="stake">
      {changes.map(({ name, face, stake }) => (
        <button
          key={name}
          type="button"
          className={`${styles.chip} num`}
          disabled={game.is_busy}
          onClick={() => game.choose({ kind: 'amount', bet_amount: stake })}
        >
          <Face name={name} face={face} />
        </button>
      ))}
    </div>
  )
}

/** A few letters for the eye, and the whole name for a screen reader. */
function Face({ name, face }: { name: string; face: string }) {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">{face}</span>
    </>
  )
}

/** Where the operator lets no roll run by itself, none of these does. */
function AutoButton({ game }: { game: Game }) {
  const { auto } = useTexts(digitBetTexts)
  const is_allowed = game.rules.data?.auto_roll === true && game.off === null
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.auto}`}
      aria-haspopup="dialog"
      disabled={game.is_busy || !is_allowed}
      onPointerDown={autoOverlay.warm}
      onClick={() => (game.selection.choice ? autoOverlay.open({ game }) : game.askForBet())}
    >
      {auto}
    </button>
  )
}
