import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openHttp } from '../http/http.ts'
import { createLog } from '../telemetry/log.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { mountChangeStream } from './change-stream.ts'

test('a browser that looks is told of each change once, and let go when the platform closes', async () => {
  const log = createLog('silent')
  const app = openHttp({ log, metrics: createMetrics(), trusted_proxies: [] })
  let version = 'one'
  mountChangeStream(app, { path: '/api/changes', version: async () => version, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const [answer] = (await once(get({ port, path: '/api/changes' }), 'response')) as [IncomingMessage]
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const told: string[] = []
  const ended = new Promise<void>((resolve) => answer.on('end', resolve))
  answer.on('data', (bytes: Buffer) => told.push(String(bytes)))
  const until = async (text: string) => {
    while (!told.join('').includes(text)) await once(answer, 'data')
  }
  await until('data: one')
  version = 'two'
  await until('data: two')
  await app.close()
  await ended

  expect(told.join('').match(/data: /g)).toHaveLength(2)
})

test('a stream begins with the release of the screens, before the version', async () => {
  const log = createLog('silent')
  const app = openHttp({ log, metrics: createMetrics(), trusted_proxies: [] })
  mountChangeStream(app, { path: '/api/changes', version: async () => 'one', release: 'assets/entry-1.js', log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const [answer] = (await once(get({ port, path: '/api/changes' }), 'response')) as [IncomingMessage]
  const [bytes] = (await once(answer, 'data')) as [Buffer]
  await app.close()

  expect(String(bytes)).toBe('retry: 3000\nevent: release\ndata: assets/entry-1.js\n\ndata: one\n\n')
})

test('a browser that leaves before it is answered is not kept', async () => {
  const log = createLog('silent')
  const app = openHttp({ log, metrics: createMetrics(), trusted_proxies: [] })
  const requested = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<string>()
  let times = 0
  const version = () => {
    times += 1
    requested.resolve()
    return answered.promise
  }
  mountChangeStream(app, { path: '/api/changes', version, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const closed = new Promise((resolve) => app.server.on('connection', (socket) => socket.on('close', resolve)))
  const browser = connect(port, '127.0.0.1', () => browser.write('GET /api/changes HTTP/1.1\r\nHost: thazin\r\n\r\n'))
  await requested.promise
  browser.destroy()
  await closed
  answered.resolve('one')
  // Long enough for two looks on behalf of somebody who listens.
  await sleep(600)

  expect(times).toBe(1)
  await app.close()
})
