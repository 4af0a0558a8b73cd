import type { AgentTransaction } from '#agent/contract/staff.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { formatExact } from '#ui/components/display/money.tsx'
import { approveTransaction } from '../queries.ts'
import { texts } from '../texts.ts'
import { PayoutFields, readPayout } from './payout-fields.tsx'

interface PaySheetProps {
  transaction: AgentTransaction
  onClose: () => void
}

/** The last approval of a payout: it is paid, and the person says by what. */
export const PaySheet = asOverlay(function PaySheet({ transaction, onClose }: PaySheetProps) {
  const send = async (values: FormData) => {
    await approveTransaction(transaction, readPayout(values))
    sayDone(texts.recorded)
  }
  return (
    <FormSheet
      title={`${texts.transaction.payout} ${transaction.number}: ${transaction.agent.user_name}`}
      submitLabel={`${texts.move.payout}: ${formatExact(transaction.amount)} Ks`}
      onClose={onClose}
      send={send}
    >
      {(fault) => <PayoutFields fault={fault} />}
    </FormSheet>
  )
})
