import { useState } from 'react'
import type { AgentTransaction } from '#agent/contract/staff.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { PendingPanel } from '#platform/console/pending-panel.tsx'
import { sayDone } from '#platform/console/say.ts'
import { approveTransaction, rejectTransaction } from './queries.ts'
import { PaySheet } from './sheets/pay-sheet.tsx'
import { texts } from './texts.ts'

interface PendingTransactionProps {
  transaction: AgentTransaction
  may_decide: boolean
}

/** A large one needs two people, and nobody approves it twice. */
export function PendingTransaction({ transaction, may_decide }: PendingTransactionProps) {
  const { number, kind, amount, note, requested_by, first_approved_by, needs_two } = transaction
  const has_approved = first_approved_by?.is_me === true
  const [is_paying, setPaying] = useState(false)
  // The last of them pays, and says by what.
  const is_last = !needs_two || first_approved_by !== null
  return (
    <>
      <PendingPanel
        title={`${texts.transaction[kind]} ${number}`}
        what={
          <>
            <b>
              <Amount amount={amount} />
            </b>{' '}
            Ks
          </>
        }
        requested_by={requested_by.user_name}
        reason={note}
        may_decide={may_decide}
        said={has_approved ? 'approved' : null}
        approve={async () => {
          if (kind === 'payout' && is_last) return setPaying(true)
          const { data } = await approveTransaction(transaction)
          sayDone(data.status === 'done' ? texts.approved : texts.waitsForSecond)
        }}
        reject={(reason) => rejectTransaction(transaction, reason)}
      >
        {needs_two && first_approved_by === null && <p>{texts.needsTwo}</p>}
        {first_approved_by && (
          <p>{has_approved ? texts.youApproved : texts.firstApproved(first_approved_by.user_name)}</p>
        )}
      </PendingPanel>
      {is_paying && <PaySheet transaction={transaction} onClose={() => setPaying(false)} />}
    </>
  )
}
