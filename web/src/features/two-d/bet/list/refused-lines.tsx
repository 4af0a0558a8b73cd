import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningCircleFill } from '#ui/icons/warning-circle-fill.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { LETTERS, type Letter, type LetterMeanings } from '../../rules/list/letters.ts'
import type { ReadLine } from '../../rules/list/read-list.ts'
import { meaningsOf } from './kept-letters.ts'
import styles from './list-sheet.module.css'
import { listTexts } from './texts.ts'

interface RefusedLinesProps {
  text: string
  lines: readonly ReadLine[]
  onEdit: (line: ReadLine, typed: string) => void
  onLetter: (chosen: LetterMeanings) => void
}

/** Lines that place nothing, each with the piece that is the reason; they are put right in place. */
export function RefusedLines({ text, lines, onEdit, onLetter }: RefusedLinesProps) {
  const texts = useTexts(listTexts)
  if (lines.length === 0) return null
  const written = text.split('\n')
  return (
    <ul className={styles.refused} aria-label={texts.refused}>
      {lines.map((line) => (
        <Refused
          key={line.at}
          line={line}
          typed={written.slice(line.at, line.at + line.lines).join(' ')}
          onEdit={(typed) => onEdit(line, typed)}
          onLetter={onLetter}
        />
      ))}
    </ul>
  )
}

interface RefusedProps {
  line: ReadLine
  typed: string
  onEdit: (typed: string) => void
  onLetter: (chosen: LetterMeanings) => void
}

function Refused({ line: { refused }, typed, onEdit, onLetter }: RefusedProps) {
  const texts = useTexts(listTexts)
  const id = useId()
  if (refused === null) return null
  const letter = refused.why === 'letter' ? letterOf(refused.piece) : undefined
  return (
    <li>
      <p id={id}>
        <Icon glyph={warningCircleFill} size={16} />
        <b>{refused.piece}</b> {texts.why[refused.why]}
      </p>
      {letter && (
        <div className={styles.letters}>
          {meaningsOf(letter).map((meaning) => (
            <Chip key={meaning} pressed={false} onClick={() => onLetter({ [letter]: meaning })}>
              {letter} = {texts.meanings[meaning as keyof typeof texts.meanings]}
            </Chip>
          ))}
        </div>
      )}
      <input
        className="num"
        aria-label={texts.edit}
        aria-describedby={id}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onEdit(event.target.value)}
      />
    </li>
  )
}

const letterOf = (piece: string): Letter | undefined => LETTERS.find((letter) => letter === piece.toUpperCase())
