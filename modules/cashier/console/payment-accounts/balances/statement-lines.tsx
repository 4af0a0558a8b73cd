import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { STATEMENT_COLUMNS, STATEMENT_TEXT_MAX, type StatementColumn } from '#cashier/contract/account-rules.ts'
import type { StatementLayout } from '#cashier/contract/account-statements.ts'
import { FileButton } from '#platform/console/form/file-button.tsx'
import { readTextFile } from '#platform/console/form/read-text-file.ts'
import { sayWrong } from '#platform/console/say.ts'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { formatExact } from '#ui/components/display/money.tsx'
import { layoutQuery } from './queries.ts'
import styles from './statement-lines.module.css'
import { texts } from './texts.ts'

interface StatementLinesProps {
  text: string
  /** As they were chosen; null while those that the platform finds are taken. */
  columns: StatementColumn[] | null
  error: string | undefined
  onText: (text: string) => void
  onColumns: (columns: StatementColumn[]) => void
}

/** Each letter of a pasted statement asks nothing by itself. */
const PAUSE_MS = 300

/** The lines of a statement, pasted or from a file, and below them how they are read, to be confirmed or put right. */
export function StatementLines({ text, columns, error, onText, onColumns }: StatementLinesProps) {
  const field = useId()
  const lines = usePause(text)
  const { data: layout } = useQuery({ ...layoutQuery({ lines, columns }), enabled: lines.trim() !== '' })
  const read = async (file: File) => {
    const content = await readTextFile(file)
    if (content.length > STATEMENT_TEXT_MAX) sayWrong(texts.fileTooLarge)
    else onText(content)
  }
  return (
    <div className={styles.lines}>
      <label htmlFor={field}>{texts.lines}</label>
      <textarea
        id={field}
        rows={6}
        maxLength={STATEMENT_TEXT_MAX}
        value={text}
        spellCheck={false}
        aria-describedby={`${field}-hint`}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${field}-hint`}>{texts.linesHint}</p>
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
      <FileButton
        label={texts.fromFile}
        accept=".csv,.txt,text/csv,text/plain"
        is_off={false}
        onFile={(file) => void read(file)}
      />
      {layout && lines.trim() !== '' && <Layout layout={layout} onColumns={onColumns} />}
    </div>
  )
}

/** The text that has not changed for a moment. */
function usePause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function Layout({ layout, onColumns }: { layout: StatementLayout; onColumns: StatementLinesProps['onColumns'] }) {
  const id = useId()
  const { columns, head, examples, sums } = layout
  return (
    <fieldset className={styles.layout}>
      <legend>{texts.columns}</legend>
      <ul>
        {columns.map((column, place) => (
          <li key={`${place + 1}`} data-off={column === 'none' || undefined}>
            <label htmlFor={`${id}-${place}`}>
              <b>{head?.[place] || texts.columnOf(place + 1)}</b>
              <small>{examples.flatMap((cells) => cells[place] || []).join(' · ')}</small>
            </label>
            <select
              id={`${id}-${place}`}
              value={column}
              onChange={({ target }) => onColumns(chosen(columns, place, target.value as StatementColumn))}
            >
              {STATEMENT_COLUMNS.map((one) => (
                <option key={one} value={one}>
                  {texts.column[one]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p role="status">
        {sums ? texts.sums(sums.lines, formatExact(sums.money_in), formatExact(sums.money_out)) : texts.columnsUnclear}
      </p>
    </fieldset>
  )
}

/** One column is of each kind; what had it before is not read any more. */
const chosen = (columns: StatementColumn[], place: number, kind: StatementColumn) =>
  columns.map((column, at) => (at === place ? kind : column === kind ? 'none' : column))
