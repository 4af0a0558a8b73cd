import type { ComponentType } from 'react'
import type { Approval } from '#approval/contract/staff.ts'

/** How one kind of request is looked at, and decided, beside the list. */
export interface ApprovalPanel {
  Panel: ComponentType<{ approval: Approval }>
  /** Whether more than a yes has to be entered: then it is approved there alone. */
  hasFields: (approval: Approval) => boolean
}

/** By kind; the app hands them over, as they are parts of other features. */
export type ApprovalPanels = Partial<Record<Approval['kind'], ApprovalPanel>>
