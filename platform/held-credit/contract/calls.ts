import { type CallTexts, tell } from '#platform/contract/call-text.ts'

const DECISION = [
  'not_found',
  'already_decided',
  'approver_required',
  'not_permitted',
  'approval_ground_moved',
] as const

export const HELD_CREDIT_CALLS: CallTexts = {
  'GET /held-credits': tell('Lists credits of game partners that are held.'),
  'GET /held-credits/:id': tell('Answers one held credit.', 'not_found'),
  'GET /held-credits/waiting': tell('Counts the held credits that wait.'),
  'POST /held-credits/:id/release': tell('Releases a held credit to the player; two people have to.', ...DECISION),
  'POST /held-credits/:id/refuse': tell('Refuses a held credit; two people have to.', ...DECISION),
}
