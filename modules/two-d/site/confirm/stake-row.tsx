import { useId } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { trashRegular } from '#ui/icons.ts'
import { NumberTile } from '../parts/number-tile.tsx'
import { useSelectedFocus } from '../parts/use-selected-focus.ts'
import { twoDTexts } from '../texts.ts'
import styles from './stake-row.module.css'

interface StakeRowProps {
  num: string
  stake: number
  /** The text in the field, while it has the focus or is no stake. */
  typed: string | undefined
  is_wrong: boolean
  stake_min: number
  odds: number | undefined
  onType: (num: string, text: string) => void
  onLeave: (num: string) => void
  onRemove: (num: string) => void
}

/** A number, which stays as it is, and its stake, which follows what is typed. A wrong one stays, and a sentence says why it stops the slip. */
export function StakeRow({ num, stake, typed, is_wrong, stake_min, odds, onType, onLeave, onRemove }: StakeRowProps) {
  const texts = useTexts(twoDTexts).confirm
  const id = useId()
  const { is_focused, ...input } = useSelectedFocus()
  return (
    <li className={styles.row}>
      <NumberTile num={num} />
      <div className={styles.stake} data-wrong={is_wrong}>
        <input
          {...input}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.stake_on(num)}
          aria-invalid={is_wrong || undefined}
          aria-describedby={is_wrong ? id : undefined}
          value={typed ?? (is_focused ? stake : formatMoney(stake))}
          onChange={(event) => onType(num, event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={() => {
            input.onBlur()
            onLeave(num)
          }}
        />
        <span>Ks</span>
      </div>
      <p className={styles.prize}>
        {odds !== undefined && !is_wrong && (
          <>
            <span>{texts.would_pay}</span>
            <Money amount={stake * odds} />
          </>
        )}
      </p>
      <button type="button" className="icon-button" aria-label={texts.remove(num)} onClick={() => onRemove(num)}>
        <Icon glyph={trashRegular} size={20} />
      </button>
      {is_wrong && (
        <p className={styles.wrong} id={id} role="alert">
          * {texts.stake_min(formatMoney(stake_min))}
        </p>
      )}
    </li>
  )
}
