import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

export const EXTERNAL_GAME_CALLS: CallTexts = {
  'GET /external-games': tell('Lists the games of other sites.'),
  'POST /external-games/:id/open': tell(
    'Answers the address of an external game, with a token that its site redeems once.',
    'game_unknown',
    'game_closed',
    'too_many_requests',
    ...STOPPED,
  ),
}

/** Calls of the sites of external games. */
export const EXTERNAL_GAME_CALLBACKS: CallTexts = {
  'POST /external-games/redeem': tell('The site of an external game learns once whose token it is.', 'not_found'),
}
