import { type CallTexts, tell, tellFile } from '#platform/contract/call-text.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'

const LEASE = ['not_found', 'request_decided', 'request_claimed', 'approver_required'] as const satisfies ProblemCode[]
const DECISION = [...LEASE, 'request_not_claimed', 'request_changed', 'player_banned'] as const satisfies ProblemCode[]
const MOVEMENT = [
  'not_found',
  'already_decided',
  'approver_required',
  'approval_expired',
] as const satisfies ProblemCode[]

export const CASHIER_CONSOLE_CALLS: CallTexts = {
  'GET /deposits': tell('Lists deposits, those that wait first come first.'),
  'GET /deposits/:id': tell('Answers one deposit with all that a decision needs.', 'not_found'),
  'POST /deposits/:id/claim': tell('Claims a deposit for a minute.', ...LEASE),
  'POST /deposits/:id/release': tell('Gives a claimed deposit back.', ...LEASE),
  'POST /deposits/:id/take-over': tell('Takes a deposit over from a colleague.', ...LEASE),
  'POST /deposits/:id/approve': tell(
    'Approves a deposit, and credits the player.',
    'reference_used',
    'received_over_limit',
    'float_too_small',
    ...DECISION,
  ),
  'POST /deposits/:id/reject': tell('Rejects a deposit.', ...DECISION),
  'GET /withdrawals': tell('Lists withdrawals, those that wait first come first.'),
  'GET /withdrawals/:id': tell('Answers one withdrawal with all that a decision needs.', 'not_found'),
  'POST /withdrawals/:id/claim': tell('Claims a withdrawal for a minute.', ...LEASE),
  'POST /withdrawals/:id/release': tell('Gives a claimed withdrawal back.', ...LEASE),
  'POST /withdrawals/:id/take-over': tell('Takes a withdrawal over from a colleague.', ...LEASE),
  'POST /withdrawals/:id/approve': tell(
    'Approves a withdrawal that was paid.',
    'player_owes',
    'account_too_small',
    ...DECISION,
  ),
  'POST /withdrawals/:id/reject': tell('Rejects a withdrawal, and gives its amount back.', ...DECISION),
  'GET /agent-receivables': tell('Lists what agents have collected and not handed over.'),
  'POST /agent-receivables/:id/cap': tell('Sets the cap of what an agent may have collected.', 'not_found'),
  'GET /summary-of-requests': tell('Counts what waits in the queues.'),
  'GET /deposits/:id/receipt': tellFile('image/webp', tell('Answers the receipt of a deposit.', 'not_found')),
  'GET /payment-accounts': tell('Lists payment accounts and payment types.'),
  'POST /payment-accounts': tell('Adds a payment account.', 'too_many_items', 'busy'),
  'POST /payment-accounts/order': tell('Orders the payment accounts of a list.'),
  'POST /payment-accounts/:id': tell('Changes a payment account.', 'not_found', 'busy'),
  'POST /payment-types': tell('Adds a payment type.', 'too_many_items', 'busy'),
  'POST /payment-types/order': tell('Orders the payment types.'),
  'POST /payment-types/:id': tell('Changes a payment type.', 'not_found', 'busy'),
  'GET /account-balances': tell('Answers what each payment account holds by the ledger.'),
  'GET /account-movements': tell('Lists movements of payment accounts.'),
  'POST /account-movements': tell(
    'Requests a movement of a payment account.',
    'not_found',
    'account_opened',
    'account_too_small',
    'too_many_account_movements',
    'idempotency_key_reused',
  ),
  'POST /account-movements/:id/approve': tell(
    'Approves a movement.',
    'account_too_small',
    'account_opened',
    ...MOVEMENT,
  ),
  'POST /account-movements/:id/reject': tell('Rejects a movement.', ...MOVEMENT),
  'POST /payment-accounts/:id/overdraft': tell(
    'Says whether an account may go below zero.',
    'not_found',
    'account_overdrawn',
  ),
  'GET /payment-accounts/:id/comparison': tell('Compares an account’s ledger with its bank statement.', 'not_found'),
  'POST /statement-layout': tell('Answers how the lines of a bank statement would be read. Keeps nothing.'),
  'POST /payment-accounts/:id/statements': tell('Enters a bank statement.', 'not_found', 'idempotency_key_reused'),
  'POST /payment-accounts/:id/checked-entries': tell('Notes an entry of the ledger as checked.', 'not_found'),
}
