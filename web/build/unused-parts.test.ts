import { describe, expect, test } from 'vitest'
import { buildEntry, faultOf, withChanged } from './build-entry.ts'
import { noSuspense } from './react/no-suspense.ts'
import { FILES, unusedParts } from './unused-parts.ts'

/** A query client and a hook of a query. */
const ENTRY = "export { QueryClient, useQuery } from '@tanstack/react-query'"

describe('the installed libraries', () => {
  test('are built without the parts that nothing uses', async () => {
    const chunks = await buildEntry(ENTRY, { plugins: [noSuspense(), unusedParts()] })

    const code = chunks.map((chunk) => chunk.code).join('\n')
    expect(code).not.toMatch(/options\.persister|InfiniteQuery\(|fetchOptimistic\(/)
  })

  test.each(FILES.flatMap(([file, cuts]) => cuts.map(([name, part]) => ({ file, name, part }))))(
    'stop the build where $file does not have $name',
    async ({ file, name, part }) => {
      const changed = withChanged(file, (text) => text.replace(part, (found) => found.replace(/\w\b/, '$&_')))

      expect(await faultOf(ENTRY, { plugins: [noSuspense(), changed, unusedParts()] })).toContain(`lacks ${name}`)
    },
  )
})

test('a part that is used after all stops the build', async () => {
  const using = `${ENTRY}; export const ask = (observer) => observer.fetchOptimistic()`

  expect(await faultOf(using, { plugins: [noSuspense(), unusedParts()] })).toContain('calls what')
})

test('a library without one of the files stops the build', async () => {
  const without = 'export const nothing = 0'

  expect(await faultOf(without, { plugins: [unusedParts()] })).toMatch(/no module .*queryObserver/)
})
