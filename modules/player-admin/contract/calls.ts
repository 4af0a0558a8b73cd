import { type CallTexts, tell } from '#platform/contract/call-text.ts'

const HOLD = ['not_found', 'player_in_other_state', 'approver_required'] as const
const DECISION = ['not_found', 'already_decided', 'approver_required', 'approval_expired'] as const

export const PLAYER_ADMIN_CALLS: CallTexts = {
  'GET /players': tell('Finds players.'),
  'GET /players/:id': tell('Answers one player.', 'not_found'),
  'GET /players/:id/timeline': tell('Lists all that happened with a player.', 'not_found'),
  'GET /players/:id/overview': tell('Answers a player’s figures, bonuses, limits, payees and devices.', 'not_found'),
  'GET /players/:id/links': tell('Lists players who have something in common with a player.', 'not_found'),
  'GET /players/:id/statement': tell('Lists the entries of one of a player’s accounts.', 'not_found'),
  'GET /players/:id/bets': tell('Lists the Digit Bets of a player.', 'not_found'),
  'GET /players/:id/rounds': tell('Lists the rounds of a player at games of other makers.', 'not_found'),
  'GET /players/:id/shan-rounds': tell('Lists the rounds of a player at the Shan table.', 'not_found'),
  'GET /players/:id/slips': tell('Lists the 2D slips of a player.', 'not_found'),
  'GET /players/:id/requests': tell('Lists deposits and withdrawals of a player.', 'not_found'),
  'GET /players/:id/sessions': tell('Lists the sessions of a player.', 'not_found'),
  'GET /players/:id/receivables': tell('Answers what a player owes.', 'not_found'),
  'GET /players/:id/notes': tell('Lists the notes of the staff on a player.', 'not_found'),
  'POST /players/:id/notes': tell(
    'Writes a note on a player.',
    'not_found',
    'approver_required',
    'too_many_requests',
    'idempotency_key_reused',
  ),
  'POST /players/:id/freeze': tell('Freezes a player.', ...HOLD),
  'POST /players/:id/unfreeze': tell('Unfreezes a player.', ...HOLD),
  'POST /players/:id/ban': tell('Bans a player.', ...HOLD),
  'POST /players/:id/unban': tell('Lifts a ban.', ...HOLD),
  'POST /players/:id/reset-password': tell('Makes a code with which a player sets a new password.', ...HOLD),
  'GET /balance-adjustments': tell('Lists balance adjustments.'),
  'POST /players/:id/balance-adjustments': tell(
    'Requests a balance adjustment.',
    'not_found',
    'approver_required',
    'balance_adjustment_pending',
    'balance_adjustment_over_balance',
    'idempotency_key_reused',
  ),
  'POST /balance-adjustments/:id/approve': tell(
    'Approves a balance adjustment.',
    'balance_adjustment_over_balance',
    'approval_ground_moved',
    ...DECISION,
  ),
  'POST /balance-adjustments/:id/reject': tell('Rejects a balance adjustment.', ...DECISION),
}
