import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const STAFF_CALLS: CallTexts = {
  'POST /sign-in': tell(
    'Begins a sign-in with user name and password.',
    'wrong_login',
    'staff_switched_off',
    'too_many_requests',
  ),
  'POST /sign-in/code': tell(
    'Completes a sign-in with a code of the authenticator.',
    'wrong_code',
    'too_many_requests',
    'not_permitted',
  ),
  'POST /sign-in/password': tell(
    'Replaces a one-time password during the sign-in.',
    'not_permitted',
    'too_many_requests',
  ),
  'POST /me/authenticator': tell(
    'Offers a new authenticator to the caller.',
    'wrong_current_password',
    'wrong_code',
    'not_permitted',
    'too_many_requests',
  ),
  'POST /me/authenticator/confirm': tell(
    'Confirms the authenticator with a code.',
    'no_enrolment',
    'wrong_code',
    'not_permitted',
    'too_many_requests',
  ),
  'POST /sign-out': tell('Ends the session.'),
  'GET /me': tell('Answers the caller, with the permissions of the session.'),
  'POST /me/password': tell(
    'Changes the caller’s own password.',
    'wrong_current_password',
    'too_many_requests',
    'not_permitted',
  ),
  'GET /staff': tell('Lists the staff in the caller’s scope.'),
  'POST /staff': tell('Adds one of the staff, and answers a one-time password.'),
  'POST /staff/:id/active': tell('Switches an account of the staff on or off.', 'not_found', 'approver_required'),
  'POST /staff/:id/permissions': tell('Chooses the permissions of a sub-agent.', 'not_found', 'approver_required'),
  'POST /staff/:id/reset-authenticator': tell(
    'Removes the authenticator of one of the staff.',
    'not_found',
    'approver_required',
  ),
  'POST /staff/:id/reset-password': tell(
    'Gives one of the staff a one-time password.',
    'not_found',
    'approver_required',
  ),
  'GET /audit': tell('Lists the audit log, newest first.'),
  'GET /audit/chain.ndjson': tell('The audit log of some days with its chain, a block on each line, for verify-audit.'),
}
