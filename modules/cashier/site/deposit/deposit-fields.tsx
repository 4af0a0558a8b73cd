import { useState } from 'react'
import type { Bank, CashierRules } from '#cashier/contract/player.ts'
import { REFERENCE_DIGITS } from '#cashier/contract/rules.ts'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import styles from '../cashier.module.css'
import { amountFault } from '../parts/amount-fault.ts'
import { AmountField } from '../parts/amount-field.tsx'
import { StepLabel } from '../parts/step-label.tsx'
import { digitsOf } from '../parts/typed.ts'
import { cashierTexts } from '../texts.ts'
import { useRequest } from '../use-request.ts'
import { PayTo } from './pay-to.tsx'
import { ReferenceField } from './reference-field.tsx'

const QUICK_AMOUNTS = [10_000, 30_000, 50_000, 100_000] as const

const OptionalFields = defineLatePart({
  load: async () => (await import('./optional/optional-fields.tsx')).OptionalFields,
  texts: [cashierTexts],
})

const endOf = (transaction_id: string, digits: number) => digitsOf(transaction_id).slice(-digits)

/** The bytes alone, as the company takes them. */
const base64Of = (data_uri: string): string => data_uri.slice(data_uri.indexOf(',') + 1)

/** A rejected deposit, as the player entered it. */
export interface Correction {
  amount: number
  /** The money is there already, so this account alone is right. */
  account_number: string
  refrence_no: string | null
  transaction_id: string | null
  /** A data URI. */
  receipt: string | null
  /** The label above the account. */
  label: string
}

interface DepositFieldsProps {
  /** Nothing while they are on their way. */
  banks: readonly Bank[] | undefined
  rules: CashierRules['deposit'] | undefined
  correction: Correction | undefined
}

export function DepositFields({ banks, rules, correction }: DepositFieldsProps) {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).deposit_form
  const [chosen, setChosen] = useState<number | null>(
    banks?.find(({ account_number }) => account_number === correction?.account_number)?.id ?? null,
  )
  const [amount, setAmount] = useState(correction ? String(correction.amount) : '')
  const [reference, setReference] = useState(correction?.refrence_no ?? '')
  const [whole, setWhole] = useState(correction?.transaction_id ?? '')
  const [receipt, setReceipt] = useState(correction?.receipt ?? null)
  const [is_reading, setReading] = useState(false)
  const bank = banks?.find(({ id }) => id === chosen) ?? banks?.[0]
  const read = parseKyat(amount)
  const digits = rules?.reference_digits ?? REFERENCE_DIGITS
  const { amount_min: min = 1, amount_max: max = Number.POSITIVE_INFINITY } = rules ?? {}
  const fault = amountFault(amount, { min, max }, shared_texts)
  const largest = Math.min(max, rules?.own_limit_left ?? max)
  // The platform has the last word on the player's limit: it may hold other deposits by now.
  const over_limit = read !== null && read > largest ? shared_texts.amount_too_large(formatMoney(largest)) : undefined
  const { form, is_sending, submit, errorOf, error, edit } = useRequest({
    path: '/depositfinicial',
    is_wrong: fault !== undefined,
    read: () => ({
      agent_payment_type_id: bank?.id,
      amount: read,
      refrence_no: reference,
      ...(whole && { transaction_id: whole }),
      ...(receipt !== null && { receipt: base64Of(receipt) }),
    }),
    done: { text: texts.deposit_done, href: '/information?tab=logs&type=deposit' },
    words: { unreachable: texts.deposit_network_error, unexpected: shared_texts.something_wrong },
  })
  const change =
    <T,>(field: string, set: (value: T) => void) =>
    (value: T) => {
      edit(field)
      set(value)
    }
  /** The digits at its end are the reference, as long as the player types no other ones. */
  const changeWhole = (typed: string) => {
    if (reference === '' || reference === endOf(whole, digits))
      change('refrence_no', setReference)(endOf(typed, digits))
    change('transaction_id', setWhole)(typed)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-unfinished={chosen !== null || receipt !== null || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <PayTo
        label={correction?.label ?? texts.pay_to}
        banks={banks}
        bank={bank}
        error={errorOf('agent_payment_type_id')}
        onPick={change('agent_payment_type_id', setChosen)}
      />
      <AmountField
        label={<StepLabel step={2}>{texts.amount_sent}</StepLabel>}
        value={amount}
        hint={rules ? shared_texts.limits(formatMoney(min), formatMoney(largest)) : '\u00a0'}
        error={fault ?? errorOf('amount') ?? error ?? over_limit}
        chips={QUICK_AMOUNTS.filter((quick) => quick >= min && quick <= max).map((quick) => ({
          amount: quick,
          label: formatMoney(quick),
          is_disabled: quick > largest,
        }))}
        onChange={change('amount', setAmount)}
      />
      <ReferenceField
        digits={digits}
        value={reference}
        error={errorOf('refrence_no')}
        onChange={change('refrence_no', setReference)}
        onWhole={change('transaction_id', setWhole)}
      />
      <OptionalFields
        waiting={<div className={styles.optional} />}
        transaction={{ value: whole, error: errorOf('transaction_id'), onChange: changeWhole }}
        receipt={{
          picture: receipt,
          error: errorOf('receipt'),
          is_reading,
          onReading: setReading,
          onChange: change('receipt', setReceipt),
        }}
      />
      <div className={styles.go}>
        <Button type="submit" wide busy={is_sending} busyLabel={shared_texts.sending} disabled={!bank || is_reading}>
          {read === null || fault ? texts.do_deposit : texts.do_deposit_amount(formatMoney(read))}
        </Button>
        <p className={styles.line}>
          {texts.deposit_line} <Link href="/information?tab=profile&type=limits">{texts.limits}</Link>
        </p>
      </div>
    </form>
  )
}
