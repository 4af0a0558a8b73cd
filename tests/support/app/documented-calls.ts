import { readFileSync } from 'node:fs'
import { Compile } from 'typebox/schema'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { schemas: object; responses: Record<string, Response> }
}
interface Response {
  $ref?: string
  content?: Record<string, { schema: object }>
}

interface CallPattern {
  method: string
  pattern: RegExp
  call: DocumentedCall
}

interface DocumentedCall {
  /** `POST /api/sessions/{id}/end` */
  name: string
  /** The first difference between an answer and the document, or null. */
  judge(status: number, answer: unknown): string | null
}

const REFERENCE = new URL('../../../docs/reference/', import.meta.url)
/** The protocols of partners say nothing of statuses that only a lost database or a platform without partners answers. */
const UNJUDGED = /^\/api\/v1\/api\/seamless\//

/** Read at the first call: most test files make one. */
const known = new Map<string, CallPattern[]>()

/** Null for what is not in the document: probes, pictures, documents of screens. */
export function documentedCall(file: string, method: string, path: string): DocumentedCall | null {
  if (UNJUDGED.test(path)) return null
  const calls = known.get(file) ?? callsOf(file)
  known.set(file, calls)
  return calls.find((one) => one.method === method && one.pattern.test(path))?.call ?? null
}

function callsOf(file: string): CallPattern[] {
  const document = JSON.parse(readFileSync(new URL(file, REFERENCE), 'utf8')) as Document
  // A fixed path before one with a name in the same place.
  const paths = Object.entries(document.paths).toSorted(([one], [other]) => named(one) - named(other))
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      call: { name: `${method.toUpperCase()} ${path}`, judge: createJudge(document, responses) },
    })),
  )
}

const named = (path: string) => path.split('{').length

function createJudge({ components }: Document, responses: Record<string, Response>): DocumentedCall['judge'] {
  const compiled = new Map<number, ReturnType<typeof Compile>>()
  return (status, answer) => {
    const { $ref, ...own } = responses[status] ?? {}
    const response = $ref === undefined ? own : components.responses[$ref.split('/').at(-1) ?? '']
    if (!(status in responses)) return `no answer ${status}`
    const schema = response?.content?.['application/json']?.schema
    if (schema === undefined) return null
    const validator = compiled.get(status) ?? Compile({ components, ...schema } as never)
    compiled.set(status, validator)
    if (validator.Check(answer)) return null
    const [, [first]] = validator.Errors(answer)
    return `${first?.instancePath} ${first?.message}`
  }
}
