import type { LoadClass } from '../traffic/load-class.ts'
import { textReadings } from './requests/typed-texts.ts'
import type { Route } from './route.ts'

/** The longest statement of a report, and the way there. */
const LONG_CALL_MS = 35_000

/** A call that takes nothing: no body, or an empty object, as screens send one. */
const NOTHING = { type: 'object', nullable: true, additionalProperties: false }

/** Fastify's options for a route: its place, its schemas, and the data that refusals need. */
export function routeOptions(prefix: string, one: Route) {
  const body = one.body ?? (one.method === 'POST' ? NOTHING : undefined)
  return {
    method: one.method,
    url: prefix + one.path,
    schema: {
      ...(body && { body }),
      ...(one.query && { querystring: one.query }),
      ...(one.params && { params: one.params }),
      response: { 200: one.answer },
    },
    ...(one.body_bytes_max !== undefined && { bodyLimit: one.body_bytes_max }),
    config: {
      writeProblem: one.writeProblem,
      caller: one.caller,
      takes_exponents: one.takes_exponents,
      text_readings: textReadings(one),
      call_ms: one.takes_long && LONG_CALL_MS,
      load: { load: loadOf(one), in_batches: one.in_batches },
    },
  }
}

/** Players' changes move money, or are as urgent; sign-ins have their own class: strangers may try them without end. */
export function loadOf({ load, caller, method, takes_long }: Route): LoadClass {
  if (load) return load
  if (caller === 'staff:nothing' || caller === 'staff:signing_in') return 'sign_in'
  if (caller.startsWith('staff:')) return takes_long ? 'report' : 'staff'
  if (method === 'GET') return 'read'
  return caller === 'anyone' ? 'sign_in' : 'money'
}
