import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface TwoParts {
  url: string
  close(): void
}

/** A connection to the server on which the rest of every document, from the first such text on, comes so much later. */
export async function inTwoParts(server_url: string, from: string, later_ms: number): Promise<TwoParts> {
  const server = createServer((requested, answer) => {
    const { method, headers, url = '/' } = requested
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } }
    const passed = request(server_url + url, options, (reply) => void pass(reply, answer, from, later_ms))
    passed.on('error', () => answer.destroy())
    requested.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function pass(reply: IncomingMessage, answer: ServerResponse, from: string, later_ms: number): Promise<void> {
  const { 'content-length': _length, ...headers } = reply.headers
  answer.writeHead(reply.statusCode ?? 502, headers)
  if (!headers['content-type']?.startsWith('text/html')) {
    reply.pipe(answer)
    return
  }
  const html = Buffer.concat(await reply.toArray())
  const end = html.indexOf(from)
  answer.write(html.subarray(0, end))
  await sleep(later_ms)
  answer.end(html.subarray(end))
}
