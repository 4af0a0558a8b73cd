import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { Route } from '#platform/server/http/http.ts'
import type { FuzzedBody } from './bodies.ts'

/** Codes of refusals whose reason is a partner or too many calls. */
const HONEST_FAILURES = ['launch_failed', 'provider_silent', 'two_d_feed_silent', 'busy']

export interface FuzzReply {
  status: number
  body: { code?: string; errors?: Record<string, string[]> }
  text: string
}

interface FuzzCall {
  route: Route
  url: string
  body: FuzzedBody | null
  reply: FuzzReply
  /** Tables that a committed transaction changed. */
  changed: string[]
}

/** The fault in the answer to a call, in a sentence, or null. */
export function faultIn({ route, url, body, reply, changed }: FuzzCall): string | null {
  const { status } = reply
  // A note about a call to a partner stays when the partner falls silent: the partner may have heard the call.
  if (HONEST_FAILURES.includes(reply.body.code ?? '')) return null
  if (status >= 500) return `answered ${status}`
  if (status !== 200 && changed.length > 0) return `was refused with ${status} and changed ${changed.join(', ')}`
  // A partner's call is refused in the words of its own protocol.
  if (route.takes_exponents) return null
  if (body?.status !== undefined && status !== body.status && !isOfCaller(status) && !takesMore(route, body)) {
    return `answered ${status} where ${body.status} is due`
  }
  const names = Object.keys(reply.body.errors ?? {})
  if (status === 422 && reply.body.code === 'invalid_fields') {
    const foreign = names.filter((name) => !isNameOf(name, route, url, body))
    if (names.length === 0) return 'was refused without the name of a field'
    if (foreign.length > 0) return `named ${foreign.join(', ')}, which the call does not have`
  }
  const wrong = wrongFields(route, body)
  if (status === 200 && wrong.length > 0) return `was taken with a wrong ${wrong.join(', ')}`
  if (status === 422 && wrong.length > 0 && !wrong.some((name) => names.includes(name))) {
    return names.some((name) => name in paramsOf(route))
      ? null
      : `did not name ${wrong.join(', ')}, but ${names.join(', ')}`
  }
  if (status === 400 && body?.status === undefined && body !== null) return 'was refused without the name of a field'
  return null
}

/** Some calls carry a picture or a video. */
const takesMore = (route: Route, { status, text }: FuzzedBody) =>
  status === 413 && text.length < (route.body_bytes_max ?? 0)

/** Whether the caller was refused before the body was looked at. */
const isOfCaller = (status: number) => [401, 403, 404, 429].includes(status)

const propertiesOf = (schema: { properties?: Record<string, TSchema> } | undefined) => schema?.properties ?? {}
const paramsOf = (route: Route) => propertiesOf(route.params)

function isNameOf(name: string, route: Route, url: string, body: FuzzedBody | null): boolean {
  const known = { ...propertiesOf(route.body), ...propertiesOf(route.query), ...paramsOf(route) }
  const [head = ''] = name.split('.')
  // A name that cannot be decoded is said as it was sent.
  const [, query = ''] = url.split('?')
  const is_asked = query.includes(name) || new URLSearchParams(query).has(name)
  // Which names an open record has, its kind of row decides.
  const is_open = Object.values(known).some((schema) => 'patternProperties' in schema)
  return is_open || head in known || is_asked || String(body?.text ?? '').includes(JSON.stringify(head))
}

/** The fields that the schema itself does not take, by another reader of schemas than the server's. */
function wrongFields(route: Route, body: FuzzedBody | null): string[] {
  if (!body || body.status !== undefined || !route.body) return []
  const sent = JSON.parse(String(body.text)) as Record<string, unknown>
  const required = (route.body as { required?: string[] }).required ?? []
  return Object.entries(propertiesOf(route.body)).flatMap(([name, schema]) => {
    if (!Object.hasOwn(sent, name)) return required.includes(name) ? [name] : []
    return Check(schema, sent[name]) ? [] : [name]
  })
}
