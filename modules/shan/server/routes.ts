import type { HeldAlarm } from '#held-credit/server/index.ts'
import { forPlayer } from '#identity/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import { StatusAnswer, type WriteProblem } from '#platform/server/http/answers/answer-problem.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { forAnyone, type Route } from '#platform/server/http/http.ts'
import { signingKeyOf } from '#platform/server/partner-key.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { ShanSettings } from '#platform/server/settings.ts'
import {
  ShanBalancesAnswer,
  ShanBalanceUpdateAnswer,
  ShanCallbackBody,
  ShanLaunchAnswer,
  ShanLaunchBody,
  ShanLaunchQuery,
} from '#shan/contract/player.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import type { Provider } from './provider/provider.ts'
import { answerBalances } from './provider/send-balances.ts'
import { canonicalJson, isBodySigned } from './provider/signature.ts'
import { SenselessRound, type SettlementOutcome, settleRound } from './rounds/settle-round.ts'
import { parseRound } from './rules.ts'
import { launchGame } from './sessions/launch-game.ts'

/** A player opens the table now and then; somebody who opens it all the time is a program. */
const LAUNCHES = { burst: 6, per_second: 0.2 }

interface ShanDependencies {
  db: Database
  provider: Provider | null
  settings: ShanSettings | null
  switches: GetSwitches
  raiseHeld: HeldAlarm
  recordPlay: (player_id: bigint) => Promise<void>
  /** Counts a callback that was signed with SHAN_SECRET_KEY_PREVIOUS. */
  onPreviousKey: () => void
}

export function shanRoutes(dependencies: ShanDependencies): Route[] {
  const { db, settings, raiseHeld, onPreviousKey } = dependencies
  const waitOf = createTokenBucket(LAUNCHES)
  const callback = {
    body: ShanCallbackBody,
    writeProblem: asProviderReads,
    takes_exponents: true,
    load: 'callback',
  } as const

  return [
    forPlayer<ShanLaunchBody, ShanLaunchQuery>(
      'POST',
      '/shan-launch-game',
      { body: ShanLaunchBody, query: ShanLaunchQuery, answer: ShanLaunchAnswer, writeProblem: asSpecReads },
      async (call, caller) => {
        const seconds = waitOf(String(caller.player_id))
        if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
        const { member_account, operator_code } = call.body
        const language: Language = call.query.lan ?? 'en'
        const requested = { member_account, operator_code, language, lobby_url: `${call.site}/shan` }
        const launch_game_url = await launchGame(dependencies, caller, requested)
        await dependencies.recordPlay(caller.player_id)
        return { status: 'success', launch_game_url }
      },
    ),
    forAnyone<ShanCallbackBody>('POST', '/shan/balance', { ...callback, answer: ShanBalancesAnswer }, async (call) => {
      const rows = settings
        ? await answerBalances({ db, settings, onPreviousKey }, call.body as Record<string, unknown>)
        : null
      return rows ? { status: 'success', data: rows } : INVALID
    }),
    forAnyone<ShanCallbackBody>(
      'POST',
      '/shan/client/balance-update',
      { ...callback, answer: ShanBalanceUpdateAnswer },
      async (call) => {
        const body = call.body as Record<string, unknown>
        const key = settings && signingKeyOf(settings, (secret_key) => isBodySigned(body, secret_key))
        if (key === null) return UNSIGNED
        if (key === 'previous') onPreviousKey()
        const round = parseRound(body, Date.now())
        if (!round) return INVALID
        try {
          return SETTLED[await settleRound({ db, raiseHeld }, { round, content: canonicalJson(body) })]
        } catch (error) {
          if (error instanceof SenselessRound) return INVALID
          throw error
        }
      },
    ),
  ]
}

const fault = (http: number, code: string, message: string) =>
  new StatusAnswer(http, { status: 'error', code, message })

/** The provider's words, all of them. */
const INVALID = fault(400, 'INVALID_REQUEST_DATA', 'Invalid request data.')
const UNSIGNED = fault(401, 'INVALID_SIGNATURE', 'Signature verification failed.')
const FAILED = fault(500, 'INTERNAL_SERVER_ERROR', 'Internal server error.')
const SETTLED: Record<SettlementOutcome, unknown> = {
  settled: { status: 'success', code: 'SUCCESS', message: 'Balances updated successfully.' },
  repeated: { status: 'success', code: 'ALREADY_PROCESSED', message: 'This wager was processed before.' },
  closed: fault(409, 'SESSION_CLOSED', 'The session of this round is over.'),
}

/** A status in which a line between the two may ask again; what stays unknown, the list of rounds tells (compare-rounds.ts). */
const asProviderReads: WriteProblem = (problem) => {
  if (problem.http < 500) return INVALID
  return problem.http === 503 ? new StatusAnswer(503, FAILED.body) : FAILED
}

/** The first words of a refused launch are the specification's; the rest is what every refusal of the platform carries. */
const asSpecReads: WriteProblem = (problem) => {
  const { detail } = problem.values
  const message = SPEC_SENTENCES[problem.code] ?? problem.message
  return new StatusAnswer(problem.http, {
    ...problem.body,
    status: 'fail',
    message,
    ...(detail !== undefined && { error_detail: detail }),
  })
}
const SPEC_SENTENCES: Partial<Record<Problem['code'], string>> = {
  unauthenticated: 'Unauthorized',
  invalid_fields: 'Validation error',
}
