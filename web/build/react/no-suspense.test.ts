import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildEntry, faultOf, withChanged } from '../build-entry.ts'
import { noSuspense } from './no-suspense.ts'

const HOOK = new URL('../../../node_modules/@tanstack/react-query/build/modern/useBaseQuery.js', import.meta.url)
const ENTRY = `export { useQuery } from '@tanstack/react-query'`
const SUSPENDING = `export { useSuspenseQuery } from '@tanstack/react-query'`
const REPLACED = ['suspense', 'errorBoundaryUtils', 'QueryErrorResetBoundary']

test('the installed hook of a query is built without suspense and error boundaries', async () => {
  const [chunk] = await buildEntry(ENTRY, { plugins: [noSuspense()] })

  expect(chunk?.moduleIds.some((id) => id.endsWith('/useBaseQuery.js'))).toBe(true)
  expect(chunk?.code).not.toMatch(/clearReset|isReset|fetchOptimistic\(\w+\)\.catch/)
})

test('the installed hook only hands on the boundary, which is none', () => {
  expect(readFileSync(HOOK, 'utf8')).toContain('errorResetBoundary')
  expect(readFileSync(HOOK, 'utf8')).not.toMatch(/errorResetBoundary[.?[]/)
})

test.each(REPLACED)('a module %s that has changed stops the build', async (name) => {
  const changed = withChanged(new RegExp(`/react-query/.*/${name}\\.js$`), (text) => `${text}\n`)

  expect(await faultOf(ENTRY, { plugins: [changed, noSuspense()] })).toContain(`${name}.js has changed`)
})

test('a hook that takes more of these modules than they export stops the build', async () => {
  const changed = withChanged(/\/useBaseQuery\.js$/, (text) => text.replace('ensureSuspenseTimers,', '$& willSuspend,'))

  expect(await faultOf(ENTRY, { plugins: [changed, noSuspense()] })).toContain('willSuspend')
})

test('a library without these modules stops the build', async () => {
  expect(await faultOf('export const none = 0', { plugins: [noSuspense()] })).toContain('has no module')
})

test('a query that suspends stops the build', async () => {
  expect(await faultOf(SUSPENDING, { plugins: [noSuspense()] })).toContain('useSuspenseQuery.js')
})
