/** The status of a request, for every kind of change. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

export const APPROVAL_KINDS = [
  'setting',
  'balance_adjustment',
  'two_d_limits',
  'agent_transaction',
  'account_movement',
  'large_request',
  'held_credit',
  'bonus_claim',
  'bonus_change',
] as const
export type ApprovalKindName = (typeof APPROVAL_KINDS)[number]

/** Lists whose entries wait for the first of two people. */
export const APPROVAL_SOURCES = ['held_credit'] as const
export type ApprovalSourceName = (typeof APPROVAL_SOURCES)[number]

/** One page of all that waits. */
export const APPROVALS_PAGE_SIZE = 50
