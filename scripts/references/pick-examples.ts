/** Out of the calls that tests sent: for each call of the documents one that was accepted, and its own refusals. */
import { Check } from 'typebox/schema'
import type { OpenApi } from './openapi/document.ts'
import type { Example, Examples } from './openapi/examples.ts'
import type { Schema } from './openapi/schemas.ts'

export interface RecordedCall {
  method: string
  path: string
  body: unknown
  status: number
  answer: string | null
}

/** Rows of a list that an example shows. */
const ROWS_MAX = 2
/** Long texts, such as a picture's bytes, say no more than their beginning. */
const TEXT_MAX = 200
/** Long values of these fields become `xxx…`: elsewhere they are secrets, and no example may look like one. */
const SECRETS = /^(?:token|sign|signature|password|password_confirmation|current_password|one_time_password)$/
const SECRET_LENGTH_MIN = 20

interface Operation {
  name: string
  pattern: RegExp
  request: Schema | null
  answer: Schema | null
  codes: ReadonlySet<string>
  components: OpenApi['components']
}

/** @param own which codes a call refuses with besides those of its class, by method and path */
export function pickExamples(
  documents: readonly OpenApi[],
  calls: Iterable<RecordedCall>,
  own: (name: string) => readonly string[],
): Examples {
  const operations = documents.flatMap((document) => operationsOf(document, own))
  const picked = new Map<string, Example>()
  for (const call of calls) {
    const path = call.path.replace(/\?.*$/s, '')
    const operation = operations.find(({ name, pattern }) => name.startsWith(`${call.method} `) && pattern.test(path))
    if (!operation || call.answer === null) continue
    const example = picked.get(operation.name) ?? {}
    const answer = parsed(call.answer)
    if (call.status === 200) take(operation, example, { request: call.body, answer })
    else takeRefusal(operation, example, answer)
    if (Object.keys(example).length > 0) picked.set(operation.name, example)
  }
  return Object.fromEntries([...picked].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function operationsOf({ paths, components }: OpenApi, own: (name: string) => readonly string[]): Operation[] {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const name = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const answers = operation.responses as Record<string, unknown>
      return {
        name,
        pattern,
        request: schemaOf(operation.requestBody),
        answer: schemaOf(answers[200]),
        codes: new Set(own(name)),
        components,
      }
    }),
  )
  // A fixed path before one with a name in the same place.
  return found.toSorted((one, other) => one.name.split(':').length - other.name.split(':').length)
}

const schemaOf = (holder: unknown): Schema | null =>
  (holder as { content?: Record<string, { schema: Schema }> } | undefined)?.content?.['application/json']?.schema ??
  null

/** The first one that says something: a list with rows before one without. */
function take(operation: Operation, example: Example, call: { request: unknown; answer: unknown }): void {
  if (example.answer !== undefined && !isEmpty(example.answer)) return
  if (example.answer !== undefined && isEmpty(call.answer)) return
  const request = shortest(operation, operation.request, typeof call.request === 'object' ? call.request : undefined)
  const answer = shortest(operation, operation.answer, call.answer)
  if (answer === undefined || (operation.request && request === undefined)) return
  Object.assign(example, operation.request ? { request, answer } : { answer })
}

function takeRefusal({ codes }: Operation, example: Example, answer: unknown): void {
  const code = (answer as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || !codes.has(code) || example.refusals?.[code] !== undefined) return
  const refusals = { ...example.refusals, [code]: shown(answer, ROWS_MAX) }
  example.refusals = Object.fromEntries(Object.entries(refusals).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** With a few rows of each list, or with all of them where its schema asks for so many; undefined for what does not fit. */
function shortest(operation: Operation, schema: Schema | null, value: unknown): unknown {
  if (schema === null) return undefined
  return [ROWS_MAX, Number.POSITIVE_INFINITY]
    .map((rows) => shown(value, rows))
    .find((one) => fits(operation, schema, one))
}

const fits = ({ components }: Operation, schema: Schema, value: unknown) =>
  Check({ components, ...schema } as never, value as never)

const isEmpty = (answer: unknown) => {
  const data = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data
  return data === null || (Array.isArray(data) && data.length === 0)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function shown(value: unknown, rows: number, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((one) => shown(one, rows))
  if (typeof value === 'string') return shortened(value, name)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one, rows, key)]))
}

function shortened(text: string, name: string): string {
  if (SECRETS.test(name) && text.length >= SECRET_LENGTH_MIN) return 'x'.repeat(Math.min(text.length, TEXT_MAX))
  return text.length > TEXT_MAX ? text.slice(0, TEXT_MAX) : text
}

/** Puts new examples in place of old ones: an answer comes with its body, a refusal replaces the one of its code. */
export function mergeExamples(there: Examples, picked: Examples): Examples {
  const merged = Object.entries(picked).map(([name, { refusals: now, ...accepted }]) => {
    const { refusals: earlier, ...kept } = there[name] ?? {}
    const refusals = { ...earlier, ...now }
    return [name, { ...kept, ...accepted, ...(Object.keys(refusals).length > 0 && { refusals }) }]
  })
  return { ...there, ...Object.fromEntries(merged) }
}
