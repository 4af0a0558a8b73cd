import { appendFileSync } from 'node:fs'
import { documentedCall } from './documented-calls.ts'

/** Where each call of the tests is noted, one line of JSON each (scripts/references/record-examples.ts). */
const RECORD = process.env.RECORD_CALLS
const LONGEST = 20_000

export interface ObservedCall {
  /** Which of the documents knows it. */
  document: 'openapi.json' | 'openapi-console.json'
  method: 'GET' | 'POST'
  path: string
  body: unknown
  status: number
  text: string
  is_json: boolean
}

/** Sees each call that a test sends, and its answer. @throws Error for an answer that docs/reference/ does not know */
export function observeCall(call: ObservedCall): void {
  const { text, is_json, document: _document, ...rest } = call
  if (RECORD !== undefined && text.length <= LONGEST) {
    appendFileSync(RECORD, `${JSON.stringify({ ...rest, answer: is_json ? text : null })}\n`)
  }
  // While examples are recorded the documents may be those of yesterday.
  else if (is_json) refuseUndocumented(call)
}

const RENEW = 'then run: node scripts/run.mjs scripts/references/write-references.ts'

function refuseUndocumented({ document, method, path, status, text }: ObservedCall): void {
  const documented = documentedCall(document, method, path.replace(/\?.*$/s, ''))
  if (documented === null) return
  const { name, judge } = documented
  const answer: unknown = JSON.parse(text)
  const fault = judge(status, answer)
  if (fault === null) return
  const { code } = answer as { code?: unknown }
  const refused = `${name} is refused with ${status} ${String(code)}, which its text in modules/*/contract/calls.ts does not name. Name it, ${RENEW}`
  throw new Error(
    status < 400
      ? `${name} answers otherwise than docs/reference/ says: ${fault}. Mend the contract, ${RENEW}`
      : refused,
  )
}
