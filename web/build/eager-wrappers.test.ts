import { expect, test } from 'vitest'
import { buildEntry, withChanged } from './build-entry.ts'
import { eagerWrappers } from './eager-wrappers.ts'

const ENTRY = `
import { hydrateRoot } from 'react-dom/client'
export const start = (root, page) => hydrateRoot(root, page)`
const REACT = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }

const reactBuiltWith = async (plugins: Parameters<typeof buildEntry>[1]['plugins'], groups = [REACT]) =>
  (await buildEntry(ENTRY, { plugins, groups })).find(({ name }) => name === REACT.name)?.code ?? ''

test('the installed React is read while it arrives, each module of it', async () => {
  const bare = await reactBuiltWith([])
  const eager = await reactBuiltWith([eagerWrappers()])

  const arrows = bare.match(/=\w+\(\([\w(),]+=>\{/g) ?? []
  expect(arrows.length).toBeGreaterThanOrEqual(4)
  expect(eager.match(/=\w+\(\(function\([\w,]*\)\{/g)).toHaveLength(arrows.length)
  expect(eager).not.toMatch(/=\w+\(\([\w(),]+=>\{/)
})

test('a module of React that the bundler does not wrap stops the build', async () => {
  const changed = withChanged(/\/scheduler\/index\.js$/, () => 'export const unstable_now = () => 0')

  await expect(reactBuiltWith([changed, eagerWrappers()])).rejects.toThrow(/modules of React have \d+ wrappers/)
})

test('a React that is built into another chunk stops the build', async () => {
  await expect(reactBuiltWith([eagerWrappers()], [])).rejects.toThrow('no chunk react')
})
