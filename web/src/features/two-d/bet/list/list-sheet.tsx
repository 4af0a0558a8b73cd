import { useId, useMemo, useState } from 'react'
import type { TwoDSession } from '#contract/two-d.ts'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { OverlayProps } from '../../../../platform/overlay.tsx'
import { useTexts } from '../../../../platform/texts.ts'
import { readList } from '../../rules/read-list.ts'
import { twoDTexts } from '../../texts.ts'
import { AddPreview } from '../add-preview.tsx'
import { betTexts } from '../texts.ts'
import styles from './list-sheet.module.css'
import { listTexts } from './texts.ts'

/** Some hundred lines; a longer text is no list of bets. */
const TEXT_MAX = 4_000

/** A list that is typed or pasted, as sellers get it by message; what it comes to is shown before it is added. */
export function ListSheet({
  open,
  onClose,
  session,
  stake,
}: OverlayProps & { session: TwoDSession | null; stake: number }) {
  const texts = useTexts(listTexts)
  const { list } = useTexts(betTexts)
  const { close } = useTexts(twoDTexts)
  const id = useId()
  const [text, setText] = useState('')
  const { stakes, unread } = useMemo(() => readList(text, stake), [text, stake])
  const added = () => {
    // What was not understood stays, to be put right.
    if (unread.length === 0) return onClose()
    setText(unread.map(({ line }) => line).join('\n'))
  }
  return (
    <Sheet open={open} onClose={onClose} title={list} closeLabel={close}>
      <div className={styles.sheet}>
        <label htmlFor={id}>{texts.label}</label>
        <textarea
          id={id}
          className="num"
          rows={4}
          maxLength={TEXT_MAX}
          autoComplete="off"
          spellCheck={false}
          placeholder={'12 R 500, 3 ထိပ် 200'}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {texts.hint(formatMoney(stake))}
        </p>
        <AddPreview session={session} stakes={stakes} onAdded={added}>
          {unread.length > 0 && (
            <Note kind="error">
              <p>{texts.unread}</p>
              <ul>
                {[...new Set(unread.map(({ line, piece }) => `“${piece}” · ${line}`))].map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
            </Note>
          )}
        </AddPreview>
      </div>
    </Sheet>
  )
}
