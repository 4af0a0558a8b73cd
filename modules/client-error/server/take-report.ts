import { createHash } from 'node:crypto'
import type { ClientErrorBody } from '#client-error/contract/report.ts'
import { cleanMessage, cleanStack } from '#client-error/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Call } from '#platform/server/http/http.ts'
import { parseUserAgent, type UserAgent } from '#platform/server/http/requests/parse-user-agent.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'

/** A page sends ten at most; behind one address of a mobile network there are many pages. */
const FROM_ONE_ADDRESS = { burst: 60, per_second: 1 }
/** Of a release in which every page fails a few reports say as much as all of them. */
const IN_ALL = { burst: 300, per_second: 10 }
/** Distinct errors that are kept; those that were not seen for longest go first. */
export const REPORTS_MAX = 1_000

export interface Intake {
  db: Database
  metrics: Metrics
  app: 'site' | 'console'
}

/**
 * Writes down what failed in a browser; the same error once more is counted. Who reports is not kept.
 * @throws Problem too_many_requests
 */
export function createTakeReport({ db, metrics, app }: Intake): (call: Call<ClientErrorBody>) => Promise<void> {
  const waitOfAddress = createTokenBucket(FROM_ONE_ADDRESS)
  const waitOfAll = createTokenBucket(IN_ALL)
  return async (call) => {
    const { body, address } = call
    const seconds = waitOfAddress(address) || waitOfAll('')
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    // The page has done so already; but anybody may send a report.
    const message = cleanMessage(body.message)
    const stack = cleanStack(body.stack)
    const { release, route, kind, language } = body
    const hash = createHash('sha256')
      .update(JSON.stringify([app, release, kind, message, stack]))
      .digest()
    const [row] = await db<{ count: bigint }[]>`
      insert into client_error.report (hash, app, release, route, kind, message, stack, language, browser)
      values (${hash}, ${app}, ${release}, ${route}, ${kind}, ${message}, ${stack}, ${language},
              ${browserOf(parseUserAgent(call.header('user-agent') ?? ''))})
      on conflict (hash) do update set count = report.count + 1, last_seen = clock_timestamp()
      returning count`
    if (row?.count === 1n) await forgetOldest(db)
    metrics.client_errors.inc({ app, kind })
  }
}

async function forgetOldest(db: Database): Promise<void> {
  await db`
    delete from client_error.report where id in (
      select id from client_error.report order by last_seen desc, id desc offset ${REPORTS_MAX})`
}

/** "Chrome 126, Android" */
function browserOf({ browser, version, system }: UserAgent): string {
  return [browser === null ? 'unknown browser' : `${browser} ${version}`, ...(system ? [system] : [])].join(', ')
}
