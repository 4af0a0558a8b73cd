import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

export const SHAN_CALLS: CallTexts = {
  'POST /shan-launch-game': tell(
    'Opens the Shan table for the player, and answers the address of its page.',
    'shan_operator_unknown',
    'shan_other_account',
    'shan_owing',
    'game_closed',
    'launch_failed',
    'provider_silent',
    'too_many_requests',
    ...STOPPED,
  ),
}

/** Calls of the provider of the Shan table; their refusals have the provider’s words. */
export const SHAN_CALLBACKS: CallTexts = {
  'POST /shan/balance': tell('The provider asks for the balances of players.'),
  'POST /shan/client/balance-update': tell('The provider reports a round, whose wins and losses are posted.'),
}
