import { useState } from 'react'
import type { Approval } from '#approval/contract/staff.ts'
import { chooseRow } from '#platform/console/table/use-chosen.ts'
import type { ApprovalPanels } from './panel.ts'

/** The one whose panel is open: it closes when another one is chosen, and when it was decided. */
export function useOpened(panels: ApprovalPanels, chosen: Approval | undefined) {
  const [opened_id, setOpened] = useState<string | null>(null)
  const opened = chosen?.status === 'pending' && chosen.id === opened_id ? chosen : undefined
  const open = (approval: Approval) => {
    if (!panels[approval.kind] || approval.status !== 'pending') return
    chooseRow(approval.id)
    setOpened(approval.id)
  }
  return { opened, Panel: opened && panels[opened.kind]?.Panel, open, close: () => setOpened(null) }
}
