import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Hands a call to the server, which may be starting again just then: it waits for that, and says why it cannot be. */
export async function passOn(
  backend: { ready(): Promise<string | null> },
  port: number,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const fault = await backend.ready()
  if (fault !== null) {
    answer.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(fault)
    return
  }
  const { method, url, headers } = incoming
  const call = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  call.on('error', (error) => {
    if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    answer.end(error.message)
  })
  answer.on('close', () => call.destroy())
  incoming.pipe(call)
}
