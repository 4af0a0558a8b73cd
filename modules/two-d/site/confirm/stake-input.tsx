import { formatMoney } from '#ui/components/display/money.tsx'
import { useSelectedFocus } from '../parts/use-selected-focus.ts'
import styles from './stake-input.module.css'

interface StakeInputProps {
  /** Its name for screen readers. */
  label: string
  /** A word before the amount. */
  lead?: string
  /** In kyat; null where it is another one for each number. */
  stake: number | null
  /** The text in the field, while it has the focus or is no stake. */
  typed: string | undefined
  is_wrong: boolean
  /** The sentence that says why it is wrong. */
  wrong_id: string
  onType: (text: string) => void
  onLeave: () => void
}

/** A stake that follows each key, so that what is sent is what stands here. */
export function StakeInput({ label, lead, stake, typed, is_wrong, wrong_id, onType, onLeave }: StakeInputProps) {
  const { is_focused, ...input } = useSelectedFocus()
  const written = stake === null ? '' : is_focused ? stake : formatMoney(stake)
  return (
    <div className={styles.stake} data-wrong={is_wrong}>
      {lead && <span>{lead}</span>}
      <input
        {...input}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={is_wrong || undefined}
        aria-describedby={is_wrong ? wrong_id : undefined}
        placeholder={stake === null ? '—' : undefined}
        value={typed ?? written}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={() => {
          input.onBlur()
          onLeave()
        }}
      />
      <span>Ks</span>
    </div>
  )
}
