import { ApprovalsScreen } from '../features/approval/index.tsx'
import type { ApprovalPanels } from '../features/approval/panel.ts'
import { RequestReview } from '../features/cashier/review/index.tsx'

/** Of the kinds that are decided with more on the screen than a row. */
const PANELS: ApprovalPanels = {
  large_request: {
    Panel: ({ approval: { subject } }) => (
      <RequestReview kind={isWithdrawal(subject) ? 'withdrawals' : 'deposits'} id={subject.split(':')[1] ?? ''} />
    ),
    // The account that pays, and the bank's id of the payment.
    hasFields: ({ subject }) => isWithdrawal(subject),
  },
}

const isWithdrawal = (subject: string) => subject.startsWith('withdrawal:')

/** The approvals with the panels of other features. */
export const ApprovalsPage = () => <ApprovalsScreen panels={PANELS} />
