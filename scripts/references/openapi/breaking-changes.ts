/** The changes that break a client of an earlier document: by call, in sentences. */
import type { OpenApi } from './document.ts'
import type { Schema } from './schemas.ts'

export interface BreakingChange {
  /** `GET /api/user` */
  call: string
  sentence: string
}

interface Sides {
  before: OpenApi
  after: OpenApi
}

export function breakingChanges(before: OpenApi, after: OpenApi): BreakingChange[] {
  const found: BreakingChange[] = []
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old_operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`
      const operation = after.paths[path]?.[method]
      const sentences = operation
        ? [
            ...parameterChanges(old_operation, operation),
            ...bodyChanges({ before, after }, old_operation, operation),
            ...answerChanges({ before, after }, old_operation, operation),
          ]
        : ['the call was removed']
      found.push(...sentences.map((sentence) => ({ call, sentence })))
    }
  }
  return found
}

/** Those whose call the section of the release does not name, on a line such as “breaking: `GET /api/user` …”. */
export function unannounced(changes: readonly BreakingChange[], section: string): BreakingChange[] {
  const announced = [...section.matchAll(/breaking: ((?:`(?:GET|POST) [^`]+`(?:, | and )?)+)/gi)].flatMap(
    ([, calls = '']) => [...calls.matchAll(/`([^`]+)`/g)].map(([, call]) => call),
  )
  return changes.filter(({ call }) => !announced.includes(call))
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}

function parameterChanges(old_operation: Schema, operation: Schema): string[] {
  const [old, now] = [old_operation, operation].map(({ parameters }) => (parameters ?? []) as Parameter[])
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in
  const removed = (old ?? []).filter((one) => !now?.some(same(one)))
  const demanded = (now ?? []).filter((one) => one.required && !old?.find(same(one))?.required)
  const narrowed = (now ?? []).flatMap((one) => {
    const earlier = old?.find(same(one))
    return earlier && isNarrower(earlier.schema, one.schema) ? [one] : []
  })
  return [
    ...removed.map(({ name }) => `the parameter ${name} was removed`),
    ...demanded.map(({ name }) => `the parameter ${name} is required now`),
    ...narrowed.map(({ name }) => `the parameter ${name} takes less than before`),
  ]
}

const isNarrower = (old: Schema, now: Schema) =>
  JSON.stringify(old.type) !== JSON.stringify(now.type) || missingWords(old, now).length > 0

/** Of words that a client may send, those that are taken no more. */
function missingWords(old: Schema, now: Schema): unknown[] {
  const words = Array.isArray(now.enum) ? (now.enum as unknown[]) : null
  if (words === null) return []
  return Array.isArray(old.enum) ? (old.enum as unknown[]).filter((word) => !words.includes(word)) : ['any']
}

const contentOf = (holder: unknown): Record<string, { schema: Schema }> =>
  (holder as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {}

function bodyChanges(sides: Sides, old_operation: Schema, operation: Schema): string[] {
  const old = contentOf(old_operation.requestBody)['application/json']?.schema
  const now = contentOf(operation.requestBody)['application/json']?.schema
  if (!now) return old ? ['the body was removed'] : []
  if (!old) return requiredOf(resolved(sides.after, now)).map((name) => `the request demands ${name} now`)
  return compare({ ...sides, is_request: true }, [old, now], '')
}

function answerChanges(sides: Sides, old_operation: Schema, operation: Schema): string[] {
  const [old, now] = [old_operation, operation].map(({ responses }) =>
    contentOf((responses as Record<string, unknown>)[200]),
  )
  return Object.entries(old ?? {}).flatMap(([type, { schema }]) => {
    const today = now?.[type]?.schema
    return today ? compare({ ...sides, is_request: false }, [schema, today], '') : [`the answer is no ${type} any more`]
  })
}

interface Comparison extends Sides {
  is_request: boolean
}

/** Schemas nest no deeper; a schema that holds itself ends here. */
const DEPTH_MAX = 12

function compare(context: Comparison, [old_schema, schema]: [Schema, Schema], path: string): string[] {
  if (path.split('.').length > DEPTH_MAX) return []
  const old = resolved(context.before, old_schema)
  const now = resolved(context.after, schema)
  const side = context.is_request ? 'request' : 'answer'
  const place = path === '' ? `the ${side}` : `${path} of the ${side}`
  if (kindOf(old) !== kindOf(now)) return [`${place} is ${kindOf(now)}, and was ${kindOf(old)}`]
  const words = context.is_request ? missingWords(old, now) : []
  return [
    ...(words.length > 0 ? [`${place} takes ${words.map(String).join(', ')} no more`] : []),
    ...fieldChanges(context, [old, now], path),
    ...(isSchema(old.items) && isSchema(now.items) ? compare(context, [old.items, now.items], `${path}[]`) : []),
    ...formChanges(context, [old, now], path),
  ]
}

function fieldChanges(context: Comparison, [old, now]: [Schema, Schema], path: string): string[] {
  const before = propertiesOf(old)
  const after = propertiesOf(now)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const demanded = context.is_request
    ? requiredOf(now)
        .filter((name) => !requiredOf(old).includes(name))
        .map((name) => `the request demands ${at(name)} now`)
    : requiredOf(old)
        .filter((name) => name in after && !requiredOf(now).includes(name))
        .map((name) => `${at(name)} of the answer may be left out now`)
  const changed = Object.entries(before).flatMap(([name, schema]) => {
    const today = after[name]
    if (today) return compare(context, [schema, today], at(name))
    return [`${at(name)} of the ${context.is_request ? 'request' : 'answer'} was removed`]
  })
  return [...demanded, ...changed]
}

/** Of several forms each has to stay; an answer may lose one, and a request may win one. */
function formChanges(context: Comparison, [old, now]: [Schema, Schema], path: string): string[] {
  const [before, after] = [formsOf(old), formsOf(now)]
  if (before.length === 0 || after.length === 0) return []
  const kinds = (forms: Schema[], document: OpenApi) => forms.map((form) => kindOf(resolved(document, form)))
  const [lost, won] = [
    kinds(before, context.before).filter((kind) => !kinds(after, context.after).includes(kind)),
    kinds(after, context.after).filter((kind) => !kinds(before, context.before).includes(kind)),
  ]
  const wrong = context.is_request ? lost : won
  const inner = before.flatMap((form, index) => {
    const other = after[index]
    const is_same = other && kindOf(resolved(context.before, form)) === kindOf(resolved(context.after, other))
    return is_same ? compare(context, [form, other], path) : []
  })
  return [
    ...wrong.map((kind) => `${path || 'the body'} ${context.is_request ? 'takes no' : 'may be'} ${kind} now`),
    ...inner,
  ]
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const propertiesOf = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>
const requiredOf = ({ required }: Schema) => (required ?? []) as string[]
const formsOf = ({ anyOf }: Schema) => (anyOf ?? []) as Schema[]

function resolved(document: OpenApi, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
  return name === undefined ? schema : (document.components.schemas[name] ?? {})
}

/** The kind of a value, as a client sees it; an enumeration is a text. */
function kindOf(schema: Schema): string {
  if (Array.isArray(schema.type)) return (schema.type as string[]).toSorted().join(' or ')
  if (typeof schema.type === 'string') return schema.type
  if ('const' in schema) return typeof schema.const
  return formsOf(schema).length > 0 ? 'one of several forms' : 'anything'
}
