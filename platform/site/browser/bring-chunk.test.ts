import { afterEach, expect, test, vi } from 'vitest'
import { bringChunk } from './bring-chunk.ts'

afterEach(() => vi.unstubAllGlobals())

test('a chunk is imported once its files have come, and one that did not come is asked for again', async () => {
  const lost: string[] = []
  const asked: string[] = []
  const page = new EventTarget()
  page.addEventListener('vite:preloadError', ({ type }) => lost.push(type))
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { querySelector: () => null })
  let has_line = false
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!has_line) throw new TypeError('Failed to fetch')
    return new Response('export {}')
  })
  const load = vi.fn<() => Promise<string>>(async () => 'the chunk')
  const bring = () => bringChunk(load, ['assets/part.js', 'assets/chunk.js'])

  await expect(bring()).rejects.toThrow('Failed to fetch')
  expect([load.mock.calls.length, lost.length]).toEqual([0, 1])
  has_line = true
  expect(await bring()).toBe('the chunk')
  expect(await bring()).toBe('the chunk')

  // Twice each: without a line, and with it. What has come is asked for no more.
  expect(asked).toEqual(['/assets/part.js', '/assets/chunk.js', '/assets/part.js', '/assets/chunk.js'])
  expect([load.mock.calls.length, lost.length]).toEqual([2, 1])
})

test('a file that a newer release has taken away is a part that is lost', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))

  await expect(bringChunk(async () => {}, ['assets/gone.js'])).rejects.toThrow('/assets/gone.js: 404')
})
