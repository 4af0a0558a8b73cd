import { type CallTexts, tell } from '#platform/contract/call-text.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'

const DECISION = [
  'not_found',
  'not_permitted',
  'already_decided',
  'approver_required',
  'approval_expired',
] as const satisfies ProblemCode[]

/** Of a deposit or a withdrawal, in its queue meanwhile. */
const CASHIER = ['request_claimed', 'request_decided'] as const satisfies ProblemCode[]

export const APPROVAL_CALLS: CallTexts = {
  'GET /approvals': tell('Lists what waits for a second person, or was decided.', 'not_found'),
  'GET /approvals/waiting': tell('Counts what waits for the caller.'),
  'POST /approvals/:id/approve': tell(
    'Approves a request of a colleague.',
    'setting_changed_meanwhile',
    'balance_adjustment_over_balance',
    'two_d_draw_in_other_state',
    'two_d_number_limit_exceeded',
    'agent_balance_too_small',
    'account_too_small',
    'account_opened',
    'approval_ground_moved',
    'reference_used',
    'received_over_limit',
    'float_too_small',
    'request_changed',
    ...CASHIER,
    ...DECISION,
  ),
  'POST /approvals/:id/reject': tell('Rejects a request of a colleague.', ...DECISION, ...CASHIER),
  'POST /approvals/:id/withdraw': tell('Withdraws the caller’s own request.', ...DECISION, ...CASHIER),
}
