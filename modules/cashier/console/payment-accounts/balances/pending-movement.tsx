import type { AccountMovement } from '#cashier/contract/account-statements.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { PendingPanel } from '#platform/console/pending-panel.tsx'
import { sayDone } from '#platform/console/say.ts'
import { approveMovement, rejectMovement } from './queries.ts'
import { texts } from './texts.ts'

interface PendingMovementProps {
  movement: AccountMovement
  may_book: boolean
}

/** A large one waits for somebody other than who asked. */
export function PendingMovement({ movement, may_book }: PendingMovementProps) {
  const { id, number, kind, account, to_account, amount, note, requested_by } = movement
  return (
    <PendingPanel
      title={`${texts.kinds[kind]} ${number}`}
      what={
        <>
          {account.name}
          {to_account && ` → ${to_account.name}`},{' '}
          <b>
            <Amount amount={amount} />
          </b>{' '}
          Ks
        </>
      }
      requested_by={requested_by.user_name}
      reason={note}
      may_decide={may_book}
      said={requested_by.is_me ? 'asked' : null}
      approve={async () => {
        const { data } = await approveMovement(id)
        sayDone(data.status === 'done' ? texts.booked : texts.waits)
      }}
      reject={(reason) => rejectMovement(id, reason)}
    />
  )
}
