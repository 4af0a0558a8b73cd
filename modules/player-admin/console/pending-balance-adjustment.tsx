import { Amount } from '#platform/console/figures/amount.tsx'
import { PendingPanel } from '#platform/console/pending-panel.tsx'
import { sayDone } from '#platform/console/say.ts'
import type { BalanceAdjustment } from '#player-admin/contract/staff.ts'
import { approveBalanceAdjustment, rejectBalanceAdjustment } from './queries.ts'
import { texts } from './texts.ts'

interface PendingBalanceAdjustmentProps {
  adjustment: BalanceAdjustment
  may_decide: boolean
}

export function PendingBalanceAdjustment({ adjustment, may_decide }: PendingBalanceAdjustmentProps) {
  const { number, account, direction, amount, reason, requested_by } = adjustment
  return (
    <PendingPanel
      title={texts.balanceAdjustment(number)}
      what={
        <>
          {texts[account]}{' '}
          <b>
            <Amount amount={direction === 'credit' ? amount : -amount} signed />
          </b>
        </>
      }
      requested_by={requested_by.user_name}
      reason={reason}
      may_decide={may_decide}
      said={requested_by.is_me ? 'asked' : null}
      approve={async () => {
        await approveBalanceAdjustment(adjustment)
        sayDone(texts.approved)
      }}
      reject={(why) => rejectBalanceAdjustment(adjustment, why)}
    />
  )
}
