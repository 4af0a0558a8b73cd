import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { formatMoney } from '#ui/money.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { stakeAll } from '../draft.ts'
import styles from './field-box.module.css'
import { betTexts } from './texts.ts'
import type { Bet } from './use-bet.ts'

/** What the next numbers get. What is chosen keeps its stake, unless it is told to follow. */
export function StakeField({ bet: { stake, stakes, typeStake } }: { bet: Bet }) {
  const texts = useTexts(betTexts)
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  // Not before the player has named a stake: nothing moves on a page that has just been opened.
  const [has_typed, setTyped] = useState(false)
  const others = has_typed ? [...stakes.values()].filter((each) => each !== stake).length : 0
  return (
    <div className={styles.column}>
      <div className={styles.box}>
        <label htmlFor={id}>{texts.stake}</label>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          value={text ?? formatMoney(stake)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setText(null)}
          onChange={(event) => {
            setText(event.target.value)
            setTyped(true)
            typeStake(event.target.value)
          }}
        />
        <span>Ks</span>
      </div>
      {others > 0 && (
        <Button kind="link" size="sm" onClick={() => stakeAll(stake)}>
          {texts.stake_all(stakes.size, formatMoney(stake))}
        </Button>
      )}
    </div>
  )
}
