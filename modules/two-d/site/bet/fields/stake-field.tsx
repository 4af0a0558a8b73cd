import { useId, useState } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { useSelectedFocus } from '../../parts/use-selected-focus.ts'
import { twoDTexts } from '../../texts.ts'
import type { Bet } from '../use-bet.ts'
import styles from './field-box.module.css'
import own from './stake-field.module.css'

/** The stake of the next numbers. Numbers that are already chosen keep theirs. */
export function StakeField({ bet: { stake, typeStake } }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).bet
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const { is_focused, ...input } = useSelectedFocus()
  return (
    <div className={`${styles.box} ${own.stake}`}>
      <label htmlFor={id}>{texts.stake}</label>
      <input
        {...input}
        id={id}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        value={text ?? (is_focused ? stake : formatMoney(stake))}
        onBlur={() => {
          input.onBlur()
          setText(null)
        }}
        onChange={(event) => {
          setText(event.target.value)
          typeStake(event.target.value)
        }}
      />
      <span>Ks</span>
    </div>
  )
}
