import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { boundConnections, type ConnectionLimits } from './bound-connections.ts'

/** Another address of this machine: it stands for somebody else's. */
const ELSEWHERE = '127.0.0.2'
let server: Server
const opened: Client[] = []

afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  server.close()
})

interface Client {
  socket: Socket
  is_closed: boolean
  /** Answers the body, or null when the connection was closed. */
  ask(path?: string): Promise<string | null>
}

/** Answers at once, `/slow` after a while. */
async function listen(limits: Partial<ConnectionLimits>): Promise<void> {
  server = createServer((request, response) => {
    setTimeout(() => response.end('done'), request.url === '/slow' ? 300 : 0)
  })
  boundConnections(server, { in_all: 100, per_address: 100, proxies: [], ...limits })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
}

async function openClient(localAddress = ELSEWHERE): Promise<Client> {
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
  socket.on('error', () => undefined)
  socket.on('close', () => {
    client.is_closed = true
  })
  opened.push(client)
  await once(socket, 'connect')
  return client
}

async function openMany(count: number, address?: string): Promise<Client[]> {
  const clients: Client[] = []
  for (let index = 0; index < count; index++) clients.push(await openClient(address))
  await sleep(50)
  return clients
}

const areClosed = (clients: Client[]) => clients.map(({ is_closed }) => is_closed)

test('one connection too many of an address closes that which is idle for longest', async () => {
  await listen({ per_address: 3 })
  const clients = await openMany(3)
  await clients[0]?.ask()

  const last = await openClient()
  await sleep(50)

  expect(areClosed(clients)).toEqual([false, true, false])
  expect(await last.ask()).toContain('done')
  expect(await clients[0]?.ask()).toContain('done')
})

test('idle connections of one address close none of another', async () => {
  await listen({ per_address: 3 })
  const other = await openClient('127.0.0.3')

  await openMany(20)

  expect(await other.ask()).toContain('done')
  expect(opened.filter(({ is_closed }) => !is_closed)).toHaveLength(4)
})

test('a connection whose request is under way is never closed for a new one', async () => {
  await listen({ per_address: 2 })
  const busy = await openMany(2)
  const answers = busy.map((client) => client.ask('/slow'))
  await sleep(50)

  const [refused] = await openMany(1)

  expect(refused?.is_closed).toBe(true)
  expect(await Promise.all(answers)).toEqual([expect.stringContaining('done'), expect.stringContaining('done')])
})

test('this machine and proxies, which speak for many, are bounded in all alone', async () => {
  await listen({ per_address: 1, in_all: 6, proxies: ['127.0.0.4'] })

  const behind_proxy = [...(await openMany(3, '127.0.0.1')), ...(await openMany(3, '127.0.0.4'))]
  expect(areClosed(behind_proxy)).toEqual([false, false, false, false, false, false])
  await openMany(2, '127.0.0.1')

  expect(areClosed(behind_proxy)).toEqual([true, true, false, false, false, false])
})
