/** An index of a grown table that no plan of a statement shows, and what it is for all the same. */
export interface IndexPurpose {
  /** `schema.index` */
  index: string
  why: string
}

export const INDEX_PURPOSES: readonly IndexPurpose[] = [
  {
    index: 'identity.session_ended',
    why: 'for sessions that ended a year ago: their moment is an expression, of which no statistics are planted',
  },
  {
    index: 'cashier.request_by_payout',
    why: 'withdrawals by the transaction id of the payment: the company of the planted statistics has noted none',
  },
  {
    index: 'cashier.request_approved_reference',
    why: 'for deposits that are like an approved one; the planner takes it or request_same_reference, which cost alike here',
  },
  {
    index: 'staff.audit_of_action',
    why: 'the audit log of an action that is rare: the planner sees by its value that it is',
  },
  { index: 'staff.audit_of_staff', why: 'the audit log of a person of the staff with few entries, in the same way' },
]
