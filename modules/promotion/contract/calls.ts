import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

export const PROMOTION_CALLS: CallTexts = {
  'GET /promotion': tell('Lists the promotions, each with its offer.'),
  'GET /promotion/claims': tell('Lists the bonuses that the player has claimed.'),
  'GET /promotion/eligibility': tell(
    'Says of each offer whether a claim would be granted now, and what it would lock out.',
  ),
  'POST /promotion/:id/claim': tell(
    'Claims the offer of a promotion.',
    'not_found',
    'offer_over',
    'offer_claimed',
    'offer_for_new_players',
    'offer_needs_deposit',
    'offer_deposit_first',
    'offer_on_device',
    'offer_on_address',
    'offer_on_account',
    'bonus_running',
    'idempotency_key_reused',
    'too_many_requests',
    ...STOPPED,
  ),
}

export const PROMOTION_CONSOLE_CALLS: CallTexts = {
  'POST /players/:id/bonuses/:claim_id/changes': tell(
    'Requests that an open bonus ends or has more time.',
    'not_found',
    'approver_required',
    'bonus_not_open',
    'bonus_change_pending',
    'idempotency_key_reused',
  ),
}
