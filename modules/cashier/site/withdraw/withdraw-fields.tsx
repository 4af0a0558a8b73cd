import { useState } from 'react'
import type { CashierRules, UserPayment } from '#cashier/contract/player.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { PasswordField } from '#ui/components/controls/password-field.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from '../cashier.module.css'
import { amountFault } from '../parts/amount-fault.ts'
import { AmountField } from '../parts/amount-field.tsx'
import { cashierTexts } from '../texts.ts'
import { useRequest } from '../use-request.ts'
import { MethodField } from './method-field.tsx'
import { quickAmounts } from './quick-amounts.ts'
import { UsedBefore } from './used-before.tsx'

interface WithdrawFieldsProps {
  rules: CashierRules['withdrawal']
  /** Accounts of the player's earlier withdrawals, the last used first. */
  payments: readonly UserPayment[]
}

const EMPTY = { payment_type_id: null as number | null, account_name: '', account_number: '', amount: '', password: '' }

export function WithdrawFields({ rules, payments }: WithdrawFieldsProps) {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).withdraw_form
  const { user } = useSession()
  const [typed, setTyped] = useState(EMPTY)
  // A row that came while the form stands, such as the account just used, would push its fields from under the thumb.
  const [used_before] = useState(payments)
  const amount = parseKyat(typed.amount)
  const fault = amountFault(typed.amount, { min: rules.amount_min, max: rules.amount_max }, shared_texts)
  // The platform has the last word on the balance: a bet may have won since it was asked for.
  const over_balance = amount !== null && user && amount > user.main_balance ? texts.over_balance : undefined
  const has_limits = Number.isFinite(rules.amount_max)
  const { form, is_sending, submit, errorOf, error, edit } = useRequest({
    path: '/withdrawfinicial',
    is_wrong: fault !== undefined,
    read: () => ({ ...typed, account_number: latinDigits(typed.account_number).replace(/[\s-]/g, ''), amount }),
    done: { text: texts.withdraw_done, href: '/information?tab=logs&type=withdraw' },
    words: { unreachable: texts.network_error, unexpected: shared_texts.something_wrong },
  })
  const change = (values: Partial<typeof EMPTY>) => {
    for (const field of Object.keys(values)) edit(field)
    setTyped((before) => ({ ...before, ...values }))
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-unfinished={typed.payment_type_id !== EMPTY.payment_type_id || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <UsedBefore payments={used_before} chosen={typed.account_number} onPick={change} />
      <MethodField
        types={rules.payment_types}
        chosen={typed.payment_type_id}
        error={errorOf('payment_type_id')}
        onPick={(payment_type_id) => change({ payment_type_id })}
      />
      <Field
        label={texts.account_name}
        name="account_name"
        autoComplete="name"
        value={typed.account_name}
        error={errorOf('account_name')}
        onChange={(event) => change({ account_name: event.target.value })}
      />
      <Field
        label={shared_texts.account_number}
        name="account_number"
        inputMode="numeric"
        autoComplete="off"
        value={typed.account_number}
        error={errorOf('account_number')}
        onChange={(event) => change({ account_number: event.target.value })}
      />
      <AmountField
        label={texts.amount}
        value={typed.amount}
        hint={has_limits && shared_texts.limits(formatMoney(rules.amount_min), formatMoney(rules.amount_max))}
        error={fault ?? over_balance ?? errorOf('amount')}
        chips={quickAmounts(rules, user?.main_balance, texts.all)}
        onChange={(text) => change({ amount: text })}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.show_password}
        hideLabel={texts.hide_password}
        hint={texts.password_hint}
        value={typed.password}
        error={errorOf('password')}
        onChange={(event) => change({ password: event.target.value })}
      />
      {error !== undefined && <Note kind="error">{error}</Note>}
      <div className={styles.go}>
        <Button type="submit" wide busy={is_sending} busyLabel={shared_texts.sending}>
          {amount === null || fault ? texts.do_withdraw : texts.do_withdraw_amount(formatMoney(amount))}
        </Button>
        <p className={styles.line}>{texts.withdraw_line}</p>
      </div>
    </form>
  )
}
