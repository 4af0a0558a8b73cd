import type { CallText } from '#platform/contract/call-text.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'
import { Problem } from '#platform/contract/problem-shape.ts'
import type { Route } from '#platform/server/http/route.ts'
import { PROTOCOLS } from './callbacks.ts'
import type { Example } from './examples.ts'
import { byStatus, refusalsOfClass } from './refusals.ts'
import type { Schema, SchemaWriter } from './schemas.ts'

interface OperationParts {
  writer: SchemaWriter
  text: CallText
  route: Route
  example: Example | undefined
}

/** Where a call stands in the document: its path is written as `/api/sessions/{id}/end`. */
interface CallPlace {
  method: string
  path: string
  tag: string
}

/** `Idempotency-Key`, of a call that is done once for each of them. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The client’s own name of this request: the same name gets the same answer and moves nothing again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
}
const REQUESTED_BY = {
  name: 'X-Requested-By',
  in: 'header',
  required: true,
  description: 'Always `console`.',
  schema: { type: 'string', enum: ['console'] },
}

export function writeOperation({ writer, text, route, example }: OperationParts, place: CallPlace): Schema {
  const parameters = parametersOf(writer, text, route)
  const requestBody = bodyOf({ writer, text, route, example })
  return {
    operationId: operationId(place),
    tags: [place.tag],
    summary: text.summary,
    ...(route.caller.startsWith('staff:') && { description: demandOf(route.caller) }),
    ...securityOf(route.caller),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf({ writer, text, route, example }),
  }
}

/** `POST /api/sessions/{id}/end` → `postSessionsByIdEnd`. */
function operationId({ method, path }: CallPlace): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replaceAll(/\{(\w+)\}/g, 'by_$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const at_root = path.startsWith('/api/') ? '' : 'OfSite'
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') + at_root
}

function securityOf(caller: string): { security?: Schema[] } {
  if (caller.startsWith('player')) return { security: [{ token: [] }] }
  return caller.startsWith('staff:') && caller !== 'staff:nothing' ? { security: [{ session: [] }] } : {}
}

function demandOf(caller: string): string {
  const demand = caller.replace('staff:', '')
  if (demand === 'nothing') return 'For everybody.'
  if (demand === 'signing_in') return 'For one of the staff whose sign-in has begun.'
  return demand === 'signed_in' ? 'For everybody of the staff.' : `Demands the permission \`${demand}\`.`
}

function parametersOf(writer: SchemaWriter, { refusals }: CallText, { params, query, path, method, caller }: Route) {
  const in_path = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1))
  const described = params ? writer.fields(params) : []
  const written = in_path.map((name) => {
    const schema = described.find((field) => field.name === name)?.schema ?? { type: 'string' }
    return parameter(name, 'path', { is_required: true, schema })
  })
  const asked = query ? writer.fields(query).map((field) => parameter(field.name, 'query', field)) : []
  const keys = refusals.includes('idempotency_key_reused') && !caller.startsWith('staff:') ? [IDEMPOTENCY_KEY] : []
  const origin = caller.startsWith('staff:') && method === 'POST' ? [REQUESTED_BY] : []
  return [...written, ...asked, ...keys, ...origin]
}

function parameter(
  name: string,
  place: 'path' | 'query',
  { is_required, schema }: { is_required: boolean; schema: Schema },
) {
  const { description, ...rest } = schema
  return { name, in: place, required: is_required, ...(description !== undefined && { description }), schema: rest }
}

function bodyOf({ writer, route, example }: OperationParts): Schema | null {
  const body = PROTOCOLS[nameOf(route)]?.body ?? route.body
  if (body === undefined || !('type' in body)) return null
  const content = { schema: writer.write(body), ...(example?.request !== undefined && { example: example.request }) }
  return { required: true, content: { 'application/json': content } }
}

const nameOf = ({ method, path }: Route) => `${method} ${path.replace(/^\/api/, '')}`

function responsesOf(parts: OperationParts): Schema {
  const { writer, text, route, example } = parts
  const protocol = PROTOCOLS[nameOf(route)]
  const answer = protocol?.answer ?? route.answer
  const content = text.answers
    ? { [text.answers]: { schema: { type: 'string', contentEncoding: 'binary' } } }
    : {
        'application/json': {
          schema: writer.write(answer),
          ...(example?.answer !== undefined && { example: example.answer }),
        },
      }
  const accepted = { description: 'Accepted.', content }
  if (protocol) return { 200: accepted, ...protocolFaults(writer, protocol.faults) }
  return { 200: accepted, ...refusedResponses(parts) }
}

function protocolFaults(writer: SchemaWriter, faults: Record<number, object>): Schema {
  const written = Object.entries(faults).map(([status, schema]) => [
    status,
    { description: 'Refused.', content: { 'application/json': { schema: writer.write(schema) } } },
  ])
  const lost = { description: 'It is not known whether this was done: ask again.' }
  return { ...Object.fromEntries(written), ...(!(503 in faults) && { 503: lost }) }
}

function refusedResponses({ writer, text, route, example }: OperationParts): Schema {
  const codes: ProblemCode[] = [...refusalsOfClass(route), ...text.refusals]
  const responses = byStatus(codes).map(({ status, codes: of_status, description }) => {
    const code = { properties: { code: { enum: of_status } } }
    const refused = { allOf: [writer.write(Problem), code] }
    const bare = text.bare_refusal?.status === status ? text.bare_refusal.body : undefined
    const schema = bare ? { anyOf: [refused, writer.write(bare)] } : refused
    const shown = of_status.filter((one) => example?.refusals?.[one] !== undefined)
    const examples = Object.fromEntries(shown.map((one) => [one, { value: example?.refusals?.[one] }]))
    const content = { schema, ...(shown.length > 0 && { examples }) }
    return [status, { description, content: { 'application/json': content } }]
  })
  return Object.fromEntries(responses)
}
