/** An HTTP server in front of another one that changes what it answers, as a plant says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProxyAnswer {
  status: number
  /** From JSON; bytes of anything else pass unchanged. */
  body: unknown
}

export interface ProxiedRequest {
  method: string
  /** With its query. */
  path: string
  body: unknown
}

/** Changes an answer in its place. */
export type Change = (answered: ProxyAnswer, requested: ProxiedRequest) => void

export interface ChangingProxy {
  url: string
  /** Of every answer from now on; null to pass them as they are. */
  change(how: Change | null): void
  close(): Promise<void>
}

export async function openChangingProxy(behind: string): Promise<ChangingProxy> {
  let change: Change | null = null
  let networks = 0
  const server = createServer((request, response) => {
    // Each walk from a network of its own: what one of them may not do too often the next one may.
    const network = `10.${networks >> 8}.${networks & 255}.1`
    void pass(request, response, { behind, network, change }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(how) {
      change = how
      networks++
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Upstream {
  behind: string
  network: string
  change: Change | null
}

async function pass(request: IncomingMessage, response: ServerResponse, way: Upstream): Promise<void> {
  const { method = 'GET', url: path = '/' } = request
  const sent = await readWhole(request)
  const { host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const answer = await fetch(`${way.behind}${path}`, {
    method,
    headers: {
      ...(headers as Record<string, string>),
      'x-forwarded-for': way.network,
      'x-forwarded-host': host ?? '',
      'x-forwarded-proto': 'http',
    },
    ...(sent.length > 0 && { body: sent.toString() }),
  })
  const type = answer.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { status, json } = changed({ status: answer.status, type, bytes }, { method, path, sent }, way.change)
  const wait = answer.headers.get('retry-after')
  response.writeHead(status, { 'content-type': type, ...(wait !== null && { 'retry-after': wait }) })
  response.end(json ?? bytes)
}

function changed(
  answer: { status: number; type: string; bytes: Buffer },
  requested: { method: string; path: string; sent: Buffer },
  change: Change | null,
): { status: number; json: string | null } {
  const { status, type, bytes } = answer
  if (change === null || (bytes.length > 0 && !type.includes('json'))) return { status, json: null }
  const body: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString())
  const { method, path, sent } = requested
  const answered: ProxyAnswer = { status, body }
  change(answered, { method, path, body: sent.length === 0 ? undefined : JSON.parse(sent.toString()) })
  return { status: answered.status, json: JSON.stringify(answered.body) ?? '' }
}

async function readWhole(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
