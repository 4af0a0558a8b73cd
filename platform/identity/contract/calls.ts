import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const IDENTITY_CALLS: CallTexts = {
  'POST /register': tell('Registers a player, and answers a token.', 'too_many_requests'),
  'POST /login': tell('Logs a player in, and answers a token.', 'wrong_login', 'player_banned', 'too_many_requests'),
  'POST /reset-password': tell(
    'Sets a new password with a code that the staff made for a player who forgot theirs.',
    'too_many_requests',
  ),
  'POST /logout': tell('Ends the session of the token.'),
  'GET /user': tell('Answers the player of the token, with both balances.'),
  'POST /change-password': tell('Changes the password.', 'wrong_current_password', 'too_many_requests'),
  'GET /sessions': tell('Lists the sessions of the player, and the latest other sign-in.'),
  'POST /sessions/:id/end': tell('Ends one session of the player.', 'not_found'),
  'POST /sessions/end-others': tell('Ends every session of the player but the one that asks.'),
  'GET /break': tell('Answers the break that the player is on, or null.'),
  'POST /break': tell(
    'Begins a break, in which the player cannot bet; nobody can end it early.',
    'break_is_longer',
    'too_many_requests',
  ),
}
