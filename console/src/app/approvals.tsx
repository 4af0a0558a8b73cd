import type { Approval } from '#contract/approval/staff.ts'
import { ApprovalsScreen } from '../features/approval/index.tsx'
import type { ApprovalPanels } from '../features/approval/panel.ts'
import { RequestReview } from '../features/cashier/review/index.tsx'
import { HeldPanelOf } from '../features/held-credit/held-panel.tsx'

/** Of the kinds that are decided with more on the screen than a row. */
const PANELS: ApprovalPanels = {
  large_request: {
    Panel: ({ approval: { subject } }) => (
      <RequestReview kind={isWithdrawal(subject) ? 'withdrawals' : 'deposits'} id={subject.split(':')[1] ?? ''} />
    ),
    // The account that pays, and the bank's id of the payment.
    hasFields: ({ subject }) => isWithdrawal(subject),
  },
  held_credit: {
    Panel: ({ approval }) => <HeldPanelOf id={idInAddress(approval)} />,
    hasFields: () => false,
  },
}

/** The `id` of the address where the console shows what an approval is about. */
const idInAddress = ({ href }: Approval): string =>
  new URL(href ?? '', window.location.origin).searchParams.get('id') ?? ''

const isWithdrawal = (subject: string) => subject.startsWith('withdrawal:')

/** The approvals with the panels of other features. */
export const ApprovalsPage = () => <ApprovalsScreen panels={PANELS} />
