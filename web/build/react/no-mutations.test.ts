import { expect, test } from 'vitest'
import { buildEntry, faultOf, withChanged } from '../build-entry.ts'
import { noMutations } from './no-mutations.ts'

const ENTRY = `export { QueryClient } from '@tanstack/react-query'`
const OBSERVING = `export { QueryClient, useMutation } from '@tanstack/react-query'`

test('the installed query client is built without its machinery of mutations', async () => {
  const [chunk] = await buildEntry(ENTRY, { plugins: [noMutations()] })

  expect(chunk?.moduleIds.some((id) => id.endsWith('/queryClient.js'))).toBe(true)
  expect(chunk?.moduleIds.some((id) => id.endsWith('/mutation.js'))).toBe(false)
})

test('the installed query client asks its cache for nothing that is left out', async () => {
  let client = ''
  const read = withChanged(/\/queryClient\.js$/, (text) => {
    client = text
    return text
  })

  await buildEntry(ENTRY, { plugins: [read, noMutations()] })

  const requested = [...client.matchAll(/this\.#mutationCache\.(\w+)/g)].map(([, name]) => name)
  expect(new Set(requested)).toEqual(new Set(['clear', 'findAll', 'resumePausedMutations']))
})

test('a cache of mutations that has changed stops the build', async () => {
  const changed = withChanged(/\/mutationCache\.js$/, (text) => text.replace('clear()', 'clear(filters)'))

  expect(await faultOf(ENTRY, { plugins: [changed, noMutations()] })).toContain('mutationCache.js has changed')
})

test('a library without that module stops the build', async () => {
  expect(await faultOf('export const none = 0', { plugins: [noMutations()] })).toContain('has no module')
})

test('a mutation stops the build', async () => {
  expect(await faultOf(OBSERVING, { plugins: [noMutations()] })).toContain('mutationObserver.js')
})
