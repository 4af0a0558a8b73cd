import { useId, useState } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { trashRegular } from '#ui/icons.ts'
import { parseKyat } from '../../../platform/browser/latin-digits.ts'
import { useTexts } from '../../../platform/texts.ts'
import { setStake } from '../draft/draft.ts'
import { NumberTile } from '../parts/number-tile.tsx'
import styles from './stake-row.module.css'
import { confirmTexts } from './texts.ts'

interface StakeRowProps {
  num: string
  stake: number
  stake_min: number
  odds: number | undefined
  onRemove: (num: string) => void
}

/** A number, which stays as it is, and its stake, which can be changed. One below the least is not taken over: the one before it stands, and a sentence says why. */
export function StakeRow({ num, stake, stake_min, odds, onRemove }: StakeRowProps) {
  const texts = useTexts(confirmTexts)
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const [is_rejected, setRejected] = useState(false)
  const is_small = stake < stake_min

  const leave = () => {
    if (text === null) return
    const typed = parseKyat(text)
    setText(null)
    const is_right = typed !== null && typed >= stake_min
    setRejected(!is_right)
    if (is_right) setStake(num, typed)
  }

  return (
    <li className={styles.row}>
      <NumberTile num={num} />
      <div className={styles.stake} data-wrong={is_small}>
        <input
          className="num"
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.stake_on(num)}
          aria-invalid={is_small || undefined}
          aria-describedby={is_small || is_rejected ? id : undefined}
          value={text ?? formatMoney(stake)}
          onFocus={(event) => {
            setRejected(false)
            event.currentTarget.select()
          }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={leave}
        />
        <span>Ks</span>
      </div>
      <p className={styles.prize}>
        {odds !== undefined && (
          <>
            <span>{texts.would_pay}</span>
            <Money amount={stake * odds} />
          </>
        )}
      </p>
      <button type="button" className="icon-button" aria-label={texts.remove(num)} onClick={() => onRemove(num)}>
        <Icon glyph={trashRegular} size={20} />
      </button>
      {(is_small || is_rejected) && (
        <p className={styles.wrong} id={id} role={is_rejected ? 'alert' : undefined}>
          * {texts.stake_min(formatMoney(stake_min))}
        </p>
      )}
    </li>
  )
}
