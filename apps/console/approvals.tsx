import { ApprovalsScreen } from '#approval/console/index.tsx'
import type { ApprovalPanels } from '#approval/console/panel.ts'
import type { Approval } from '#approval/contract/staff.ts'
import { RequestReview } from '#cashier/console/review/index.tsx'
import { HeldPanelOf } from '#held-credit/console/held-panel.tsx'

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
