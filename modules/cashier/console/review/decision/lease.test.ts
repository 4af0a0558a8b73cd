import { beforeEach, expect, test, vi } from 'vitest'

const ID = '01a21430-db85-715f-8da4-0a0c5c21dc6b'

/** A browser that is online, and a server that takes every call. */
let calls: string[]
let lease: typeof import('./lease.ts')

beforeEach(async () => {
  calls = []
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(new URL(url, 'http://console.test').pathname.split('/').at(-1) ?? '')
    return Response.json({ data: {} })
  })
  lease = await import('./lease.ts')
})

test('an open request is taken, held while it is open, and let go of after it', async () => {
  lease.setOpen('deposits', ID, true)
  await lease.renewRequest('deposits', ID)
  expect(lease.heldRequest('deposits', ID)).toBeNull()

  lease.setOpen('deposits', ID, false)

  expect(calls).toEqual(['claim', 'release'])
})

test('a renewal that is due before the answer of a decision is on the screen is not sent', async () => {
  lease.setOpen('deposits', ID, true)
  await lease.renewRequest('deposits', ID)
  lease.setDeciding('deposits', ID, true)

  lease.endLease('deposits', ID)
  await lease.renewRequest('deposits', ID)
  lease.setDeciding('deposits', ID, false)
  await lease.renewRequest('deposits', ID)
  lease.setOpen('deposits', ID, false)

  expect(calls).toEqual(['claim'])
})

test('a request that somebody took over is taken again by the next press', async () => {
  lease.setOpen('deposits', ID, true)
  await lease.renewRequest('deposits', ID)

  lease.forgetLease('deposits', ID)
  await lease.heldRequest('deposits', ID)

  expect(calls).toEqual(['claim', 'claim'])
})
