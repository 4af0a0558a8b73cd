import { useQuery } from '@tanstack/react-query'
import type { Bank, CashierRules } from '#cashier/contract/player.ts'
import { isMissing } from '#platform/site/calls/api.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import styles from '../cashier.module.css'
import { Closed } from '../parts/closed.tsx'
import { banksQuery, rulesQuery, userPaymentsQuery } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import { WithdrawFields } from './withdraw-fields.tsx'

/** Asks the company to pay out. One request at a time: while one waits, it stands here instead of the form. */
export function WithdrawForm() {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).withdraw_form
  const { is_member, user } = useSession()
  const rules = useQuery({ ...rulesQuery, enabled: is_member })
  const payments = useQuery({ ...userPaymentsQuery, enabled: is_member })
  const has_no_rules = !rules.data && isMissing(rules.error)
  const banks = useQuery({ ...banksQuery, enabled: has_no_rules })
  const withdrawal = rules.data?.withdrawal ?? (banks.data && plainRules(banks.data))
  if ((rules.isError && !rules.data && !has_no_rules) || (banks.isError && !banks.data)) {
    return (
      <div role="alert">
        <Empty
          art="umbrella"
          title={shared_texts.something_wrong}
          action={
            <Button onClick={() => void (has_no_rules ? banks : rules).refetch()}>{shared_texts.try_again}</Button>
          }
        />
      </div>
    )
  }
  const pending = withdrawal?.pending
  if (pending) {
    return (
      <div className={styles.form}>
        <Note kind="pending">
          <b>{texts.pending_title(formatMoney(pending.amount), pending.number)}</b> {texts.pending_line}
        </Note>
        <Link className={buttonClass({ kind: 'secondary' })} href="/information?tab=logs&type=withdraw">
          {texts.see_log}
        </Link>
      </div>
    )
  }
  if (withdrawal?.is_open === false) return <Closed title={texts.closed} line={texts.closed_line} />
  // All at once: a form that grows while it is filled in is filled in wrongly.
  if (!withdrawal || payments.isPending || !user) return <WaitingFields />
  return <WithdrawFields rules={withdrawal} payments={payments.data ?? []} />
}

/** A server that tells no rules pays out by the types of its accounts, and says itself what is too little or too much. */
function plainRules(banks: readonly Bank[]): CashierRules['withdrawal'] {
  const payment_types = banks.map(({ id, payment_type, image }) => ({ id, name: payment_type, image }))
  return { is_open: true, amount_min: 1, amount_max: Number.POSITIVE_INFINITY, payment_types, pending: null }
}

const WAITING_FIELDS = ['method', 'name', 'number', 'amount', 'password']

function WaitingFields() {
  return (
    <div className={styles.form} aria-busy="true">
      {WAITING_FIELDS.map((name) => (
        <Skeleton key={name} height={74} radius={14} />
      ))}
    </div>
  )
}
