import type { Approval } from '#contract/approval/staff.ts'
import { ApprovalsScreen } from '../features/approval/index.tsx'
import { type ApprovalPanels, subjectIdOf } from '../features/approval/panels.tsx'
import { HeldPanelOf } from '../features/held-credit/held-panel.tsx'

/** What the list of approvals opens beside itself, by kind: the features do not know each other. */
const PANELS: ApprovalPanels = {
  held_credit: HeldCredit,
}

function HeldCredit({ approval }: { approval: Approval }) {
  return <HeldPanelOf id={subjectIdOf(approval)} />
}

export const Approvals = () => <ApprovalsScreen panels={PANELS} />
