import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseSettings } from '#platform/server/settings.ts'
import { untilReady } from './ready.ts'

test('another program that answers at the address makes nothing ready', async () => {
  const other = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const own = Promise.withResolvers<void>()
  let is_ready = false

  const ready = untilReady(parseSettings({}), {
    programs: [{ ready: own.promise }],
    addresses: [`${(other.address() as AddressInfo).port}/readyz`],
    signal: AbortSignal.timeout(10_000),
  }).then(() => {
    is_ready = true
  })
  await sleep(300)
  expect(is_ready).toBe(false)
  own.resolve()
  await ready

  expect(is_ready).toBe(true)
  other.close()
})
