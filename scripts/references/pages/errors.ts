import {
  EVERY_FIELD_FAULT,
  EVERY_REFUSAL,
  type FieldFault,
  fieldMessage,
  type ProblemCode,
  problemMessage,
  problemStatus,
} from '#platform/contract/problem.ts'
import type { OpenApi } from '../openapi/document.ts'
import { adviceOf } from './advice.ts'
import { code, page, table } from './markdown.ts'

const PROBLEM_CODES = Object.keys(EVERY_REFUSAL) as ProblemCode[]
const FIELD_FAULT_CODES = Object.keys(EVERY_FIELD_FAULT) as FieldFault[]
/** More calls than this, and it is said how many there are. */
const NAMED_MAX = 4

/** Every refusal: its code, its status, when it comes and what a client does. */
export function writeErrors(documents: readonly OpenApi[]): string {
  const calls = callsByCode(documents)
  const rows = PROBLEM_CODES.toSorted(byStatus).map((one) => [
    code(one),
    String(problemStatus(one)),
    problemMessage(one),
    callsOf(calls.get(one) ?? []),
    adviceOf(one),
  ])
  const faults = FIELD_FAULT_CODES.map((one) => [code(one), fieldMessage(one)])
  return page(
    'Refusals',
    'A call that is refused changes nothing. It answers the status below and `{status, code, message, values?, errors?, error_codes?}`. Compare `code`; `message` is the English sentence, filled with `values`. Only `unknown_outcome` leaves open whether the call was done.',
    table(['code', 'status', 'when it comes', 'of which calls', 'what a client does'], rows),
    '## Faults of fields',
    'With `invalid_fields`, `errors` has sentences by field, and `error_codes` the same faults by code:',
    table(['code', 'sentence'], faults),
  )
}

const byStatus = (one: ProblemCode, other: ProblemCode) =>
  problemStatus(one) - problemStatus(other) || (one < other ? -1 : 1)

/** Of each code, the calls whose refusals name it. */
function callsByCode(documents: readonly OpenApi[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { paths, components } of documents) {
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const text = JSON.stringify(responses).replaceAll(/"#\/components\/responses\/(\w+)"/g, (_, name: string) =>
          JSON.stringify(components.responses[name]),
        )
        for (const [, one = ''] of text.matchAll(/`([a-z0-9_]+)`: /g)) {
          found.set(one, [...(found.get(one) ?? []), `${method.toUpperCase()} ${path}`])
        }
      }
    }
  }
  return found
}

function callsOf(calls: string[]): string {
  if (calls.length === 0) return 'any, before it is read'
  const named = calls.slice(0, NAMED_MAX).map(code).join(', ')
  return calls.length > NAMED_MAX ? `${calls.length} calls, such as ${named}` : named
}
