import { useState } from 'react'
import type { StatementColumn } from '#cashier/contract/account-rules.ts'
import type { AccountBalance } from '#cashier/contract/account-statements.ts'
import { newId } from '#platform/console/call/new-id.ts'
import { today } from '#platform/console/filter/days.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { sayDone } from '#platform/console/say.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { parseAmount } from './parse-amount.ts'
import { enterStatement } from './queries.ts'
import { StatementLines } from './statement-lines.tsx'
import { texts } from './texts.ts'

interface StatementSheetProps {
  account: AccountBalance
  onClose: () => void
}

/** The bank's balance at the end of a day, with or without the lines of its statement. */
export const StatementSheet = asOverlay(function StatementSheet({ account, onClose }: StatementSheetProps) {
  const [id] = useState(newId)
  const [lines, setLines] = useState('')
  const [columns, setColumns] = useState<StatementColumn[] | null>(null)
  const changeLines = (text: string) => {
    setLines(text)
    setColumns(null)
  }
  const send = async (values: FormData) => {
    const day = textOf(values, 'day')
    await enterStatement(account.id, {
      id,
      day,
      balance: parseAmount(textOf(values, 'balance')),
      lines: lines.trim() === '' ? null : lines,
      columns,
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
          <StatementLines
            text={lines}
            columns={columns}
            error={fault('lines')}
            onText={changeLines}
            onColumns={setColumns}
          />
        </>
      )}
    </FormSheet>
  )
})
