import { useId } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { trashRegular } from '#ui/icons.ts'
import { NumberTile } from '../parts/number-tile.tsx'
import { twoDTexts } from '../texts.ts'
import { StakeInput } from './stake-input.tsx'
import styles from './stake-row.module.css'

interface StakeRowProps {
  num: string
  stake: number
  /** The text in the field, while it has the focus or is no stake. */
  typed: string | undefined
  is_wrong: boolean
  /** The sentence of the whole group that says why it is wrong; without one the row has its own. */
  group_wrong_id: string | null
  stake_min: number
  odds: number | undefined
  onType: (text: string) => void
  onLeave: () => void
  onRemove: () => void
}

/** A number, which stays as it is, and its stake. A wrong one stays, and a sentence says why it stops the slip. */
export function StakeRow({ num, stake, odds, stake_min, group_wrong_id, onRemove, ...field }: StakeRowProps) {
  const texts = useTexts(twoDTexts).confirm
  const id = useId()
  const { is_wrong } = field
  return (
    <li className={styles.row}>
      <NumberTile num={num} />
      <StakeInput label={texts.stake_on(num)} stake={stake} wrong_id={group_wrong_id ?? id} {...field} />
      <p className={styles.prize}>
        {odds !== undefined && !is_wrong && (
          <>
            <span>{texts.would_pay}</span>
            <Money amount={stake * odds} />
          </>
        )}
      </p>
      <button type="button" className="icon-button" aria-label={texts.remove(num)} onClick={onRemove}>
        <Icon glyph={trashRegular} size={20} />
      </button>
      {is_wrong && group_wrong_id === null && (
        <p className={styles.wrong} id={id} role="alert">
          * {texts.stake_min(formatMoney(stake_min))}
        </p>
      )}
    </li>
  )
}
