import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../telemetry/log.ts'
import { boundConnections, type ConnectionLimits } from './bound-connections.ts'

/** Other addresses of this machine, as Linux has them: they stand for those of other callers. */
const [THIS, OTHER, THIRD] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const
const is_linux = process.platform === 'linux'

let server: Server
const answers: (() => void)[] = []
const opened: Client[] = []

afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  for (const answer of answers.splice(0)) answer()
  server.close()
})

interface Client {
  socket: Socket
  is_closed: boolean
  /** Answers the body, or null when the connection was closed. */
  ask(path?: string): Promise<string | null>
}

/** Answers at once, and what waits on `/slow` when the test says so. */
async function listen(limits: Partial<ConnectionLimits>): Promise<void> {
  server = createServer((request, response) => {
    if (request.url === '/slow') answers.push(() => response.end('done'))
    else response.end('done')
  })
  boundConnections(server, { in_all: 100, per_address: 100, proxies: [], log: createLog('silent'), ...limits })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
}

async function openClient(localAddress: string = THIS): Promise<Client> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  const client: Client = {
    socket,
    is_closed: false,
    ask: (path = '/') =>
      new Promise((resolve) => {
        socket.once('data', (chunk) => resolve(String(chunk).split('\r\n\r\n')[1] ?? ''))
        socket.once('close', () => resolve(null))
        socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`)
      }),
  }
  // A connection that the server closes while something is sent.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    client.is_closed = true
  })
  opened.push(client)
  await once(socket, 'connect')
  return client
}

/** Accepted in this order: a connection to another server waits for nobody. */
async function openMany(count: number, address?: string): Promise<Client[]> {
  const clients: Client[] = []
  for (let index = 0; index < count; index++) {
    const accepted = once(server, 'connection')
    const client = await openClient(address)
    await accepted
    clients.push(client)
  }
  return clients
}

const closed = () => opened.map(({ is_closed }) => is_closed)

test('one connection too many of an address closes that which is idle for longest', async () => {
  await listen({ per_address: 3 })
  const [first, , third] = await openMany(3)
  expect(await first?.ask()).toContain('done')

  const [last] = await openMany(1)

  await expect.poll(closed).toEqual([false, true, false, false])
  for (const client of [first, third, last]) expect(await client?.ask()).toContain('done')
})

test.runIf(is_linux)('idle connections of one address close none of another', async () => {
  await listen({ per_address: 3 })
  const [other] = await openMany(1, OTHER)

  await openMany(20)

  await expect.poll(() => closed().filter((is_closed) => !is_closed)).toHaveLength(4)
  expect(await other?.ask()).toContain('done')
})

test('a connection whose request is under way is never closed for a new one', async () => {
  await listen({ per_address: 2 })
  const busy = await openMany(2)
  const requested = busy.map((client) => client.ask('/slow'))
  await expect.poll(() => answers).toHaveLength(2)

  const [refused] = await openMany(1)
  await expect.poll(() => refused?.is_closed).toBe(true)
  for (const answer of answers.splice(0)) answer()

  expect(await Promise.all(requested)).toEqual(['done', 'done'])
  // Answered, they are idle again.
  await openMany(1)
  await expect.poll(closed).toEqual([true, false, true, false])
})

test('the connections in all are bounded, and the idle ones make place for a new caller', async () => {
  await listen({ in_all: 5 })
  await openMany(30)

  const [last] = await openMany(1)

  expect(await last?.ask()).toContain('done')
  await expect.poll(() => closed().filter((is_closed) => !is_closed).length).toBeLessThanOrEqual(5)
  expect(closed().slice(-4)).toEqual([false, false, false, false])
})

test('where a request is under way on all, the next connection is refused', async () => {
  await listen({ in_all: 2 })
  const requested: Promise<string | null>[] = []
  for (const under_way of [1, 2]) {
    const [client] = await openMany(1)
    if (client) requested.push(client.ask('/slow'))
    await expect.poll(() => answers).toHaveLength(under_way)
  }

  const refused = await openClient()

  await expect.poll(() => refused.is_closed).toBe(true)
  for (const answer of answers.splice(0)) answer()
  expect(await Promise.all(requested)).toEqual(['done', 'done'])
})

test.runIf(is_linux)('a trusted proxy, which speaks for many, is bounded in all alone', async () => {
  await listen({ per_address: 1, in_all: 6, proxies: [OTHER] })

  await openMany(4, OTHER)
  await openMany(2, THIRD)
  await expect.poll(closed).toEqual([false, false, false, false, true, false])
  await openMany(2, OTHER)

  await expect.poll(() => closed().filter((is_closed) => !is_closed)).toHaveLength(5)
})

test('connections that were closed are counted no more', async () => {
  await listen({ per_address: 2, in_all: 4 })
  const [kept] = await openMany(1)

  for (let turn = 0; turn < 10; turn++) {
    const [client] = await openMany(1)
    expect(await client?.ask()).toContain('done')
    client?.socket.end()
    await expect.poll(() => client?.is_closed).toBe(true)
  }

  expect(await kept?.ask()).toContain('done')
})

test('a connection with two requests under way is idle after the second answer', async () => {
  await listen({ per_address: 2 })
  const [twice] = await openMany(1)
  const requested = [twice?.ask('/slow'), twice?.ask('/slow')]
  await expect.poll(() => answers).toHaveLength(2)
  answers.shift()?.()
  await requested[0]

  await openMany(2)
  await expect.poll(closed).toEqual([false, true, false])

  answers.shift()?.()
  await expect.poll(() => twice?.socket.bytesRead).toBeGreaterThan(200)
})
