import { useId } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dayOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold } from '#ui/icons.ts'
import type { BetRow } from '../../play/answers.ts'
import { digitBetTexts } from '../../texts.ts'
import styles from './roll-picker.module.css'

/** The player's newest rolls. The choice stands in the address, so that it can be sent to somebody. */
export function RollPicker({ rows, bet_id }: { rows: readonly BetRow[]; bet_id: string | null }) {
  const texts = useTexts(digitBetTexts).check
  const language = useLanguage()
  const id = useId()
  const nameOf = (row: BetRow) => {
    const { betType, digit } = row
    if (betType === 'digit') return texts.digit(digit ?? 0)
    return betType === 'big' || betType === 'small' ? texts[betType] : betType
  }
  const is_listed = rows.some((row) => row.id === bet_id)
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{texts.choose}</label>
      <div className={styles.box}>
        <select
          id={id}
          value={bet_id ?? ''}
          onChange={(event) =>
            void navigate(`/digitbet/fairness?bet=${encodeURIComponent(event.target.value)}`, { replace: true })
          }
        >
          {/* A roll from further back, reached by its address. */}
          {bet_id && !is_listed && <option value={bet_id}>{bet_id}</option>}
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {texts.option({
                bet: nameOf(row),
                roll: row.rolledNumber ?? 0,
                moment: `${dayOf(row.timestamp, language)}, ${timeOf(row.timestamp)}`,
              })}
            </option>
          ))}
        </select>
        <Icon glyph={caretDownBold} size={18} />
      </div>
    </div>
  )
}
