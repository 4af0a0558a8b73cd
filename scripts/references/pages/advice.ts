import { type ProblemCode, problemStatus } from '#platform/contract/problem.ts'

/** The advice to a client about a refusal, where it does not follow from the status. */
const OWN: Partial<Record<ProblemCode, string>> = {
  ended_by_ban: 'Forget the token, and show the sentence.',
  ended_by_break: 'Forget the token, and show the sentence.',
  wrong_login: 'Let the player correct user name or password.',
  wrong_current_password: 'Let the player correct the password.',
  idempotency_key_reused: 'Take a new key for each new request.',
  method_not_allowed: 'Correct the client.',
  bad_request: 'Correct the client: the body, the address or a header cannot be read.',
  unsupported_media_type: 'Send `Content-Type: application/json`, and no `Content-Encoding`.',
  too_large: 'Send a smaller body.',
  too_slow: 'Send the whole call within the time.',
  invalid_fields: 'Show each sentence at its field.',
  two_d_over_limit: 'The body is the bare list of the numbers: show them, and ask `GET /api/twod-capacity/own`.',
  two_d_feed_silent: 'Show that the live number is not there; results come later.',
  internal_error: 'Show the sentence, and report it to the operator with the time of the call.',
  unknown_outcome: 'Send the same call again with the same `Idempotency-Key`: it is done once.',
  launch_failed: 'Show the sentence. Another try opens a new launch.',
  provider_silent: 'Try again in some seconds.',
  insufficient_main_balance: 'Show the balance, and offer a deposit.',
  insufficient_game_balance: 'Show the balance, and offer the exchange.',
  rolling_too_fast: 'Wait `values.seconds` seconds before the next roll.',
  foreign_request: 'Call from the console’s own origin, with its headers.',
  https_required: 'Call over https.',
}

const BY_STATUS: Record<number, string> = {
  401: 'Forget the token, and let the player log in.',
  403: 'Show the sentence; another try is refused, too, until the state has changed.',
  404: 'Read the list again: what was named is not there for this caller.',
  409: 'Read the state again, and decide anew.',
  422: 'Show the sentence, and let the caller correct the entry.',
  429: 'Wait as long as `Retry-After` says.',
  503: 'Send the same call again after `Retry-After` seconds, with the same `Idempotency-Key`.',
}

/** @throws Error for a code without advice */
export function adviceOf(code: ProblemCode): string {
  const advice = OWN[code] ?? BY_STATUS[problemStatus(code)]
  if (advice === undefined) throw new Error(`${code}: say in scripts/references/pages/advice.ts what a client does`)
  return advice
}
