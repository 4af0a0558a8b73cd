import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Link } from '../../../platform/navigation.tsx'
import { useSession } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from '../cashier.module.css'
import { Closed } from '../closed.tsx'
import { rulesQuery, userPaymentsQuery } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import { withdrawTexts } from './texts.ts'
import { WithdrawFields } from './withdraw-fields.tsx'

/** Asks the house to pay out. One request at a time: while one waits, it stands here instead of the form. */
export function WithdrawForm() {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(withdrawTexts)
  const { is_member, user } = useSession()
  const rules = useQuery({ ...rulesQuery, enabled: is_member })
  const payments = useQuery({ ...userPaymentsQuery, enabled: is_member })
  if (rules.isError && !rules.data) {
    return (
      <div role="alert">
        <Empty
          art="umbrella"
          title={shared_texts.something_wrong}
          action={<Button onClick={() => void rules.refetch()}>{shared_texts.try_again}</Button>}
        />
      </div>
    )
  }
  const pending = rules.data?.withdrawal.pending
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
  if (rules.data?.withdrawal.is_open === false) return <Closed title={texts.closed} line={texts.closed_line} />
  // All at once: a form that grows while it is filled in is filled in wrongly.
  if (!rules.data || payments.isPending || !user) return <WaitingFields />
  return <WithdrawFields rules={rules.data.withdrawal} payments={payments.data ?? []} />
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
