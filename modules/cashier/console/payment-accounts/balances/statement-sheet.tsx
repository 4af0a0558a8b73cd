import { useId, useState } from 'react'
import { STATEMENT_TEXT_MAX } from '#cashier/contract/account-rules.ts'
import type { AccountBalance } from '#cashier/contract/account-statements.ts'
import { newId } from '#platform/console/call/new-id.ts'
import { today } from '#platform/console/filter/days.ts'
import { FileButton } from '#platform/console/form/file-button.tsx'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { readTextFile } from '#platform/console/form/read-text-file.ts'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { sayDone, sayWrong } from '#platform/console/say.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import styles from './balances.module.css'
import { parseAmount } from './parse-amount.ts'
import { enterStatement } from './queries.ts'
import { texts } from './texts.ts'

interface StatementSheetProps {
  account: AccountBalance
  onClose: () => void
}

/** What the bank says at the end of a day, with or without its lines. */
export const StatementSheet = asOverlay(function StatementSheet({ account, onClose }: StatementSheetProps) {
  const [id] = useState(newId)
  const [lines, setLines] = useState('')
  const field = useId()
  const read = async (file: File) => {
    const text = await readTextFile(file)
    if (text.length > STATEMENT_TEXT_MAX) sayWrong(texts.fileTooLarge)
    else setLines(text)
  }
  const send = async (values: FormData) => {
    const day = textOf(values, 'day')
    await enterStatement(account.id, {
      id,
      day,
      balance: parseAmount(textOf(values, 'balance')),
      lines: lines.trim() === '' ? null : lines,
    })
    navigate(withFilters({ day }), { replace: true })
    sayDone(texts.saved)
  }
  return (
    <FormSheet
      title={`${texts.enter}: ${account.payment_type.name} ${account.account_number}`}
      submitLabel={texts.compare}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          <Field label={texts.day} name="day" type="date" defaultValue={today()} max={today()} error={fault('day')} />
          <Field
            label={texts.statementBalance}
            name="balance"
            inputMode="decimal"
            autoComplete="off"
            error={fault('balance')}
          />
          <div className={styles.lines}>
            <label htmlFor={field}>{texts.lines}</label>
            <textarea
              id={field}
              rows={6}
              maxLength={STATEMENT_TEXT_MAX}
              value={lines}
              spellCheck={false}
              aria-describedby={`${field}-hint`}
              onChange={(event) => setLines(event.target.value)}
            />
            <p id={`${field}-hint`}>{texts.linesHint}</p>
            {fault('lines') && <FieldError id={`${field}-error`}>{fault('lines') ?? ''}</FieldError>}
            <FileButton
              label={texts.fromFile}
              accept=".csv,.txt,text/csv,text/plain"
              is_off={false}
              onFile={(file) => void read(file)}
            />
          </div>
        </>
      )}
    </FormSheet>
  )
})
