import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Call } from '#platform/server/http/http.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { BACKGROUND_HEADER, REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#staff/contract/rules.ts'
import { permissionsOf } from '../accounts/permissions.ts'
import { type ConsoleRoute, demandOf, type StaffCaller } from '../for-staff.ts'
import { cookieOf, parseCookie } from './cookie.ts'
import { hashToken, type LiveSession, liveSession, touchSession } from './session.ts'

/** Anyone who works fast with keys and a list that polls makes a few calls a second; this many are a program's. */
const CALLS = { burst: 300, per_second: 30 }

/**
 * Who calls a route of the console, decided before anything of the body is read.
 * @throws Problem foreign_request, unsupported_media_type, unauthenticated, too_many_requests, not_permitted
 */
export function createGuard(
  db: Database,
  installation: string,
): (call: Call, route: ConsoleRoute) => Promise<StaffCaller | null> {
  const waitOf = createTokenBucket(CALLS)
  return async (call, route) => {
    refuseForeign(call, route)
    const demand = demandOf(route.caller)
    if (demand === 'nothing') return null
    const token = parseCookie(call.header('cookie'), cookieOf(installation, call).name)
    const session = token === null ? null : await liveSession(db, hashToken(token))
    if (!session || (demand !== 'signing_in' && session.next !== 'nothing')) throw new Problem('unauthenticated')
    const seconds = waitOf(String(session.staff_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    const staff = callerOf(session, call.address)
    if (demand !== 'signing_in' && demand !== 'signed_in' && !staff.permissions.has(demand)) {
      throw new Problem('not_permitted')
    }
    if (call.header(BACKGROUND_HEADER) === undefined) await touchSession(db, session.token_hash)
    return staff
  }
}

/**
 * A page elsewhere can make a browser send the cookie along only where `SameSite` has a hole: another port of this
 * host, or an old browser. So whatever changes something has to show that it comes from the console itself.
 */
function refuseForeign(call: Call, route: ConsoleRoute): void {
  const origin = call.header('origin')
  if (origin !== undefined && origin !== call.claimed_origin) throw new Problem('foreign_request')
  if (route.method === 'GET') return
  if (origin === undefined || call.header(REQUESTED_BY_HEADER) !== REQUESTED_BY_CONSOLE) {
    throw new Problem('foreign_request')
  }
  if (!/^application\/json(?:;|$)/i.test(call.header('content-type') ?? '')) {
    throw new Problem('unsupported_media_type')
  }
}

function callerOf(session: LiveSession, address: string): StaffCaller {
  const { staff_id, user_name, role, player_id, token_hash, next } = session
  return {
    staff_id,
    user_name,
    role,
    permissions: permissionsOf(session),
    agent_id: role === 'agent' ? staff_id : session.parent_id,
    player_id,
    address,
    token_hash,
    next,
  }
}
