import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfigureGlobal } from 'fast-check'
import { expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { testsOf } from './changed.ts'
import { DEEP_FILES } from './deep-files.ts'
import { findTests, parseTestArguments } from './run-tests.ts'
import { depthVariables, parseDepth } from './test-depth.ts'
import { groupTests } from './test-groups.ts'

test('each test file is in one group, by what it needs', () => {
  const groups = groupTests()
  const all = Object.values(groups).flat()

  expect(new Set(all).size).toBe(all.length)
  expect(groups.pure).toContain('scripts/test/run-tests.test.ts')
  expect(groups.pure).toContain('modules/two-d/server/slip-rules.test.ts')
  expect(groups.database).toContain('modules/wallet/server/exchange.test.ts')
  // It asks for the database itself, without a platform.
  expect(groups.database).toContain('tools/demo-data/simulate.test.ts')
  expect(groups.screens).toContain('platform/contract/money.test.ts')
  expect(groups.browser).toContain('modules/two-d/stories/two-d.test.ts')
})

/** They move money to have something to show. */
const SHOWN_ONLY = [
  'apps/site/stories/translated.test.ts',
  'modules/player-admin/stories/console-player-page.test.ts',
  'modules/report/stories/console-drill-down.test.ts',
  'tests/e2e/states/every-cashier-state.test.ts',
]

test('each deep file is there, and no file of money, access or silence is one', () => {
  const { browser } = groupTests()

  expect(browser).toEqual(expect.arrayContaining(DEEP_FILES))
  // These are of money and access whatever they ask; any other file is when it asks for balances, or decides a request by hand.
  const guards = /^(?:modules\/(?:agent|job|promotion|shan|wallet)|platform\/(?:approval|held-credit|identity|staff))\//
  const asks = (file: string) => /\bbalancesOf\(|\bdecideRequest\(/.test(readFileSync(join(ROOT, file), 'utf8'))
  expect(browser.filter((file) => guards.test(file))).not.toHaveLength(0)
  expect(browser.filter(asks)).not.toHaveLength(0)
  expect(DEEP_FILES.filter((file) => guards.test(file) || (asks(file) && !SHOWN_ONLY.includes(file)))).toEqual([])
})

test('a path names a file, all files of a folder, or those that have it in their path', () => {
  expect(findTests(['platform/contract/money.test.ts'])).toEqual({
    files: ['platform/contract/money.test.ts'],
    needs_screens: false,
  })
  expect(findTests(['modules/wallet/server']).files).toContain('modules/wallet/server/exchange.test.ts')
  expect(findTests(['two-d-list'])).toEqual({
    files: ['modules/two-d/stories/two-d-list.test.ts'],
    needs_screens: true,
  })
  expect(findTests(['tests/silence']).needs_screens).toBe(true)
  expect(() => findTests(['platform/contract/money.test.ts', 'no-such-file'])).toThrow('no-such-file')
})

test('what follows the paths is for Vitest', () => {
  const is_deep = false
  expect(parseTestArguments(['a', 'b', '-t', 'name'])).toEqual({ paths: ['a', 'b'], options: ['-t', 'name'], is_deep })
  expect(parseTestArguments(['-t', 'name'])).toEqual({ paths: [], options: ['-t', 'name'], is_deep })
})

test('--deep may stand anywhere', () => {
  expect(parseTestArguments(['--deep'])).toEqual({ paths: [], options: [], is_deep: true })
  expect(parseTestArguments(['a', '--deep', '-t', 'name'])).toEqual({
    paths: ['a'],
    options: ['-t', 'name'],
    is_deep: true,
  })
})

test('property tests have one seed, and a deep run a new one that can be given again', () => {
  expect(readConfigureGlobal()).toMatchObject({ seed: parseDepth().seed })
  expect(parseDepth({}).seed).toBe(parseDepth({}).seed)
  const [one, other] = [depthVariables(true, {}), depthVariables(true, {})]
  expect(one).not.toEqual(other)
  expect(parseDepth(one)).toEqual({ is_deep: true, seed: Number(one.TEST_SEED) })
  expect(depthVariables(true, { TEST_SEED: '7' })).toEqual({ TEST_DEPTH: 'deep', TEST_SEED: '7' })
  expect(() => parseDepth({ TEST_SEED: 'x' })).toThrow('TEST_SEED is x')
})

test.each([
  {
    changed: 'modules/two-d/site/bet/fields/bet-bar.tsx',
    runs: ['modules/two-d/stories/two-d.test.ts'],
    rests: ['modules/two-d/server/slip-rules.test.ts', 'modules/home/stories/lobby.test.ts'],
  },
  {
    changed: 'modules/wallet/server/exchange.ts',
    runs: ['modules/wallet/server/exchange.test.ts'],
    rests: ['modules/two-d/server/slip-rules.test.ts', 'modules/wallet/stories/exchange.test.ts'],
  },
  {
    changed: 'platform/ledger/server/post.ts',
    runs: ['platform/ledger/server/post.test.ts', 'modules/wallet/server/exchange.test.ts'],
    rests: ['platform/contract/money.test.ts'],
  },
  { changed: 'apps/database/migrations/0001_ledger.sql', runs: ['modules/wallet/server/exchange.test.ts'], rests: [] },
])('a change of $changed runs the tests that it can have broken', ({ changed, runs, rests }) => {
  const tests = testsOf([changed])

  for (const test of runs) expect(tests).toContain(test)
  for (const test of rests) expect(tests).not.toContain(test)
})

test('a document concerns no test', () => {
  expect(testsOf(['README.md'])).toEqual([])
})
