/** The client that a foreign generator makes of docs/reference/openapi.json, behind the interface of the walk's own client. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Answer, type CallOptions, type Client, createClient } from '../client.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const DOCUMENT = join(ROOT, 'docs', 'reference', 'openapi.json')
const DIR = join(ROOT, '.cache', 'generated-client')
const FILE = join(DIR, 'client.ts')
const WAITS_MAX = 6
const WAIT_S_MAX = 30

interface GeneratedAnswer {
  status: number
  headers: Headers
  data: unknown
}
type GeneratedCall = (...args: unknown[]) => Promise<GeneratedAnswer>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: object
}

interface ClientCall extends Operation {
  method: string
  names: string[]
  pattern: RegExp
}

/** Has the generator (oazapfts) write its client anew, and answers the client's functions by their names. */
export async function generateClient(): Promise<Record<string, GeneratedCall>> {
  mkdirSync(DIR, { recursive: true })
  const generator = createRequire(join(DIR, 'from-here.js')).resolve('oazapfts')
  await promisify(execFile)(process.execPath, [join(dirname(generator), 'cli.js'), DOCUMENT, FILE])
  return (await import(pathToFileURL(FILE).href)) as Record<string, GeneratedCall>
}

/** A client of the walk that makes each call by the generated function of its operation. */
export function wrapGenerated(functions: Record<string, GeneratedCall>, url: string): Client & { called: Set<string> } {
  const own = createClient(url)
  const calls = knownCalls()
  const called = new Set<string>()

  async function send(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    const [pathname = '', search = ''] = `/api${path}`.split('?')
    const call = calls.find((one) => one.method === method && one.pattern.test(pathname))
    const operation = call && functions[call.operationId]
    if (!operation) throw new Error(`the generated client has no function for ${method} ${pathname}`)
    called.add(call.operationId)
    const query = Object.fromEntries(new URLSearchParams(search))
    for (let waits = 0; ; waits++) {
      const answer = await operation(...argumentsOf(call, { pathname, query, body }), optionsOf(url, options))
      if (answer.status !== 429 || options.waits === false || waits === WAITS_MAX) return answerOf(answer)
      await sleep(Math.min(Number(answer.headers.get('retry-after') ?? 1), WAIT_S_MAX) * 1_000)
    }
  }

  return {
    ...own,
    called,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
  }
}

function knownCalls(): ClientCall[] {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    })),
  )
}

interface SentRequest {
  pathname: string
  query: Record<string, string>
  body: unknown
}

/** As the generator orders them: what has to be there, the body, and the rest as one object. */
function argumentsOf(
  { parameters = [], requestBody, names, pattern }: ClientCall,
  { pathname, query, body }: SentRequest,
) {
  const [, ...found] = pattern.exec(pathname) ?? []
  const in_path = Object.fromEntries(names.map((name, index) => [name, found[index]]))
  const required = parameters.filter((one) => one.required).map(({ name }) => in_path[name] ?? query[name])
  const optional = parameters.filter((one) => !one.required)
  return [...required, ...(requestBody ? [body] : []), ...(optional.length > 0 ? [query] : [])]
}

const optionsOf = (url: string, { token, headers }: CallOptions) => ({
  baseUrl: url,
  headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
})

const answerOf = ({ status, headers, data }: GeneratedAnswer): Answer => {
  const type = headers.get('content-type') ?? ''
  return { status, body: type.includes('json') ? data : undefined, type }
}
