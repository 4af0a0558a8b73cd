import { type CallTexts, tell, tellFile } from '#platform/contract/call-text.ts'

const DECISION = ['not_found', 'already_decided', 'approver_required', 'approval_expired'] as const

export const AGENT_CONSOLE_CALLS: CallTexts = {
  'GET /agents': tell('Lists the agents.'),
  'GET /agents/:id': tell('Answers an agent with plans, codes and what waits.', 'not_found'),
  'GET /agents/:id/statement': tell('Lists the entries of one of an agent’s accounts.', 'not_found'),
  'GET /agents/:id/players': tell('Lists the players of an agent.', 'not_found'),
  'GET /agents/:id/days': tell('Lists the commission of an agent day by day.', 'not_found'),
  'GET /agents/:id/transactions': tell('Lists payouts and floats of an agent.', 'not_found'),
  'POST /agents/:id/plan': tell('Gives an agent a commission plan.', 'not_found'),
  'POST /agents/:id/float': tell('Says whether an agent works with a float.', 'not_found'),
  'POST /agents/:id/players': tell('Moves a player to an agent.', 'not_found'),
  'POST /agents/:id/codes': tell('Adds a referral code.', 'not_found', 'too_many_codes'),
  'POST /referral-codes/:code/active': tell('Switches a referral code on or off.', 'not_found'),
  'GET /agent-commissions': tell('Answers the commissions of all agents over days.'),
  'GET /agent-commissions.csv': tellFile('text/csv', tell('Answers the same as a CSV file.')),
  'POST /agents/:id/payouts': tell(
    'An agent requests a payout of their commission.',
    'not_found',
    'agent_transaction_pending',
    'agent_balance_too_small',
    'idempotency_key_reused',
  ),
  'POST /agents/:id/transactions': tell(
    'Requests a payout or a float of an agent.',
    'not_found',
    'agent_transaction_pending',
    'agent_balance_too_small',
    'account_too_small',
    'idempotency_key_reused',
  ),
  'POST /agent-transactions/:id/approve': tell(
    'Approves a transaction of an agent; the last approval of a payout says what paid it.',
    'agent_balance_too_small',
    'account_too_small',
    ...DECISION,
  ),
  'POST /agent-transactions/:id/reject': tell('Rejects a transaction of an agent.', ...DECISION),
}
