import { DEPOSIT_REJECTIONS, type RejectionReason, WITHDRAWAL_REJECTIONS } from '#cashier/contract/rules.ts'
import type { Permission } from '#staff/contract/rules.ts'

/** The two queues are one screen; this is where they differ. */
export type QueueKind = 'deposits' | 'withdrawals'

export const DECIDES: Record<QueueKind, Permission> = {
  deposits: 'deposits.decide',
  withdrawals: 'withdrawals.decide',
}

type Preset = Exclude<RejectionReason, 'other'>

/** In the order of their keys, 1 to 4. */
export const PRESETS: Record<QueueKind, Preset[]> = {
  deposits: DEPOSIT_REJECTIONS.filter((reason) => reason !== 'other'),
  withdrawals: WITHDRAWAL_REJECTIONS.filter((reason) => reason !== 'other'),
}
