import { useQuery } from '@tanstack/react-query'
import type { RequestTimeline } from '#cashier/contract/player.ts'
import { Link, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import styles from '../../cashier.module.css'
import { rejectionText } from '../../log/list/rejection-text.ts'
import { timelineQuery } from '../../log/queries.ts'
import { receiptQuery } from '../../log/receipt.ts'
import { askHref } from '../../parts/ask-href.ts'
import { Closed } from '../../parts/closed.tsx'
import { banksQuery } from '../../queries.ts'
import { cashierTexts } from '../../texts.ts'
import { DepositForm } from '../deposit-form.tsx'

/** A rejected deposit once more, as the player entered it. It is a new request: the rejected one stays as it is (decision 0091). */
export function CorrectionForm() {
  const shared_texts = useTexts(cashierTexts)
  const { is_member } = useSession()
  const id = useAddressQuery('id') ?? ''
  const request = useQuery({ ...timelineQuery('deposit', id), enabled: is_member && id !== '' })
  const receipt = useQuery({ ...receiptQuery(id), enabled: request.data?.has_receipt === true })
  const banks = useQuery({ ...banksQuery, enabled: is_member })
  if (request.isError && !request.data) {
    const again = <Button onClick={() => void request.refetch()}>{shared_texts.try_again}</Button>
    return <Closed title={shared_texts.something_wrong} line="" action={again} />
  }
  // All at once: a form that is filled in while the player reads it is read wrongly. A receipt that does not come is chosen anew.
  if (!request.data || !banks.data || (request.data.has_receipt && receipt.isPending))
    return <Skeleton height={420} radius={20} />
  // A request that was approved meanwhile, or is still pending, has nothing to correct.
  if (request.data.status !== 2) return <DepositForm />
  if (!banks.data.some((bank) => bank.account_number === request.data.account_number))
    return <AccountGone of={request.data} />
  return <Correction request={request.data} receipt={receipt.data ?? null} />
}

function Correction({ request, receipt }: { request: RequestTimeline; receipt: string | null }) {
  const texts = useTexts(cashierTexts).log
  return (
    <div className={styles.form}>
      <div>
        <h2>{texts.correcting(request.number)}</h2>
        <p className={styles.line}>
          {request.rejection && rejectionText(texts, request.rejection)} {texts.correction_line}
        </p>
      </div>
      <DepositForm correction={{ ...request, receipt, label: texts.paid_to }} />
      <Link className={buttonClass({ kind: 'secondary', wide: true })} href={askHref(request.number)}>
        {texts.ask(request.number)}
      </Link>
    </div>
  )
}

/** The money went to an account that takes none any more: to name another one would be wrong. */
function AccountGone({ of: { number } }: { of: RequestTimeline }) {
  const texts = useTexts(cashierTexts).log
  const ask = (
    <Link className={buttonClass()} href={askHref(number)}>
      {texts.ask(number)}
    </Link>
  )
  return <Closed title={texts.account_gone} line={texts.account_gone_line} action={ask} />
}
