import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
/** They replace or rewrite React and TanStack Query (decision 0062). */
const REWRITING = ['eager-wrappers', 'no-mutations', 'no-suspense', 'react-itself', 'unused-parts']

async function rewritingPlugins(command: 'serve' | 'build'): Promise<string[]> {
  const { plugins } = await resolveConfig({ configFile, logLevel: 'silent' }, command)
  return plugins.flatMap(({ name }) => (REWRITING.includes(name) ? name : [])).sort()
}

test('the build for browsers rewrites libraries', async () => {
  expect(await rewritingPlugins('build')).toEqual(REWRITING)
})

test('development runs the libraries as they come', async () => {
  expect(await rewritingPlugins('serve')).toEqual([])
})
