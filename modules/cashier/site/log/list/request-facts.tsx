import { useQuery } from '@tanstack/react-query'
import type { RequestTimeline } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { AccountNumber } from '../../parts/account-number.tsx'
import { cashierTexts } from '../../texts.ts'
import type { Direction } from '../queries.ts'
import { receiptQuery } from '../receipt.ts'
import styles from '../timeline/timeline.module.css'
import { ReceivedInstead } from './received-instead.tsx'

export function RequestFacts({ direction, request }: { direction: Direction; request: RequestTimeline }) {
  const texts = useTexts(cashierTexts).log
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.amount}</dt>
        <dd>
          <Money amount={request.amount} />
          {request.received && <ReceivedInstead received={request.received} />}
        </dd>
      </div>
      <div>
        <dt>{texts.account_name}</dt>
        <dd>{request.account_name}</dd>
      </div>
      <div>
        <dt>{texts.account_number}</dt>
        <dd>
          <AccountNumber number={request.account_number} />
        </dd>
      </div>
      <div>
        <dt>{texts.payment}</dt>
        <dd>{request.payment_type.name}</dd>
      </div>
      {request.refrence_no !== null && (
        <div>
          <dt>{texts.reference}</dt>
          <dd className="num">{request.refrence_no}</dd>
        </div>
      )}
      {(request.transaction_id !== null || (direction === 'withdraw' && request.status === 1)) && (
        <div>
          <dt>{texts.transaction_id}</dt>
          <dd className="num">{request.transaction_id ?? texts.no_transaction_id}</dd>
        </div>
      )}
      {direction === 'deposit' && request.has_receipt && (
        <div>
          <dt>{texts.receipt}</dt>
          <dd>
            <Receipt id={request.id} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Receipt({ id }: { id: string }) {
  const texts = useTexts(cashierTexts).log
  const receipt = useQuery(receiptQuery(id))
  if (receipt.data) return <img className={styles.receipt} src={receipt.data} alt={texts.receipt} />
  return receipt.isError ? texts.something_wrong : <Skeleton width={120} height={160} radius={10} />
}
