import { useTexts } from '#platform/site/texts.ts'
import { DigitDisc } from '#ui/components/display/digit-disc.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { checkCircleFill, infoFill } from '#ui/icons.ts'
import type { Game } from '../play/use-game.ts'
import { rulesOverlay } from '../sheets.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './choice-picker.module.css'
import { returnRange } from './odds.ts'
import type { Choice } from './selection.ts'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Ten digits, or one of two sides, each with its odds. */
export function ChoicePicker({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { choice, is_busy, rules } = game
  const digit = choice?.bet_type === 'digit' ? choice.digit : null
  // A server that tells no rules has no odds to show.
  const odds = (bet_type: Choice['bet_type']) =>
    rules.data ? `${rules.data.payouts[bet_type]}×` : rules.isError ? '' : '…'
  const side = (name: 'small' | 'big', range: string) => (
    <button
      type="button"
      className={styles.half}
      data-side={name}
      aria-pressed={choice?.bet_type === name}
      aria-describedby={`odds-${name}`}
      disabled={digit !== null || is_busy}
      onClick={() => game.choose({ kind: 'side', side: name, now: Date.now() })}
    >
      {texts[name]}{' '}
      <span className="num">
        {range}
        <em id={`odds-${name}`} aria-hidden="true">
          {odds(name)}
        </em>
      </span>
      {choice?.bet_type === name && <Icon glyph={checkCircleFill} size={20} />}
    </button>
  )
  return (
    <section className={styles.picker} data-unfinished={choice !== null || is_busy || undefined}>
      <div className={styles.label}>
        <h2 id="pick-a-digit">{texts.pick_a_digit}</h2>
        <button
          type="button"
          className={styles.rules}
          onPointerDown={rulesOverlay.warm}
          onClick={() => rulesOverlay.open({})}
        >
          {texts.rules}
          {rules.data && <span className="num"> · {returnRange(rules.data)}</span>}
          <Icon glyph={infoFill} size={18} />
        </button>
      </div>
      <div className={styles.board}>
        <div className={styles.digits} role="group" aria-labelledby="pick-a-digit">
          {DIGITS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.digit}
              aria-pressed={digit === each}
              aria-describedby="odds-digit"
              disabled={is_busy}
              onClick={() => game.choose({ kind: 'digit', digit: each, now: Date.now() })}
            >
              <span className="visually-hidden">{texts.digit(each)}</span>
              <span className={styles.disc} aria-hidden="true">
                <DigitDisc digit={each} size={64} chosen={digit === each} />
              </span>
              <em id={each === 0 ? 'odds-digit' : undefined} className="num" aria-hidden="true">
                {odds('digit')}
              </em>
            </button>
          ))}
        </div>
        <div className={styles.halves}>
          {side('small', '0–4')}
          {side('big', '5–9')}
        </div>
      </div>
    </section>
  )
}
