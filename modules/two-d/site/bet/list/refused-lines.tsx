import { type ReactNode, useId } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { checkCircleFill, warningCircleFill } from '#ui/icons.ts'
import type { ParsedLine } from '../../rules/list/parse-list.ts'
import { LETTERS, type Letter, type LetterMeanings } from '../../rules/list/words/letters.ts'
import { twoDTexts } from '../../texts.ts'
import styles from './list-sheet.module.css'
import { meaningsOf } from './stored-letters.ts'

/** Lines of the text: one, or those that were read as one. */
export interface LineSpan {
  at: number
  lines: number
}

interface RefusedLinesProps {
  text: string
  lines: readonly ParsedLine[]
  /** The line whose field is in use. It stays here when it is understood, or the field would vanish under the fingers. */
  edited: LineSpan | null
  onFocus: (line: LineSpan) => void
  onEdit: (line: LineSpan, typed: string) => void
  onLetter: (chosen: LetterMeanings) => void
}

/** Lines that place nothing, each with the piece that is the reason; they are put right in place. */
export function RefusedLines({ text, lines, edited, onFocus, onEdit, onLetter }: RefusedLinesProps) {
  const texts = useTexts(twoDTexts).list
  const written = text.split('\n')
  const others = lines.filter((line) => line.refused !== null && !(edited && overlaps(line, edited)))
  const rows: LineSpan[] = [...others, ...(edited ? [edited] : [])].sort((one, other) => one.at - other.at)
  if (rows.length === 0) return null
  return (
    <ul className={styles.refused} aria-label={texts.refused}>
      {rows.map((row) => (
        <Row
          key={row.at}
          refused={lines.find((line) => overlaps(line, row))?.refused ?? null}
          typed={written.slice(row.at, row.at + row.lines).join(' ')}
          onFocus={() => onFocus(row)}
          onEdit={(typed) => onEdit(row, typed)}
          onLetter={onLetter}
        />
      ))}
    </ul>
  )
}

const overlaps = (one: LineSpan, other: LineSpan) => one.at < other.at + other.lines && other.at < one.at + one.lines

interface RowProps {
  refused: ParsedLine['refused']
  typed: string
  onFocus: () => void
  onEdit: (typed: string) => void
  onLetter: (chosen: LetterMeanings) => void
}

function Row({ refused, typed, onFocus, onEdit, onLetter }: RowProps) {
  const texts = useTexts(twoDTexts).list
  const id = useId()
  const letter = refused?.why === 'letter' ? letterOf(refused.piece) : undefined
  return (
    <li className={classNames(refused === null && styles.mended)}>
      <p id={id}>
        <Reason refused={refused} />
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
        aria-invalid={refused !== null}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={onFocus}
        onChange={(event) => onEdit(event.target.value)}
      />
    </li>
  )
}

function Reason({ refused }: Pick<RowProps, 'refused'>): ReactNode {
  const texts = useTexts(twoDTexts).list
  if (refused === null) {
    return (
      <>
        <Icon glyph={checkCircleFill} size={16} />
        {texts.mended}
      </>
    )
  }
  return (
    <>
      <Icon glyph={warningCircleFill} size={16} />
      <b>{refused.piece}</b> {texts.why[refused.why]}
    </>
  )
}

const letterOf = (piece: string): Letter | undefined => LETTERS.find((letter) => letter === piece.toUpperCase())
