import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkScreenBudgets } from './screen-budgets.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'thazin-budgets-'))
})

afterEach(() => rmSync(dist, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), content)
}

const ENTRY = 'apps/site/entry-client.tsx'
const GAME = 'modules/two-d/site/two-d-screen.tsx'
const GAME_IN_BURMESE = 'modules/two-d/site/texts/mm.ts'
const TABLE = 'apps/site/routes.ts'
const LOGIN = 'platform/identity/site/login-sheet.tsx'
const BET = 'modules/two-d/site/bet/bet-screen.tsx'

/** A build of these files, by the sources they were made of, with their sizes. */
function build(sizes: Record<string, number>): void {
  const chunks = Object.entries({ [ENTRY]: 1_000, ...sizes }).map(([source, size], place) => {
    const file = `assets/${place}.js`
    write(`${file}.br`, 'x'.repeat(size))
    write(file, 'x'.repeat(size * 3))
    return [source, { file, imports: source === ENTRY ? [] : [ENTRY] }]
  })
  write('.vite/manifest.json', JSON.stringify(Object.fromEntries(chunks)))
}

test('lets a build pass that is within its budgets', async () => {
  build({ [GAME]: 8_000, [GAME_IN_BURMESE]: 2_000, [LOGIN]: 3_000 })

  await checkScreenBudgets(dist)
})

test.each([
  ['scripts of the first route', { [ENTRY]: 93_643 }, 'the first route: 93.6 kB'],
  [
    'a screen with the texts of one language',
    { [GAME]: 13_000, [GAME_IN_BURMESE]: 3_700 },
    'two-d-screen.tsx: 16.7 kB',
  ],
  ['the tables of screens', { [TABLE]: 9_700 }, 'apps/site/routes.ts: 9.7 kB'],
  ['scripts of a visit that begins elsewhere', { [ENTRY]: 87_600, [BET]: 11_700 }, 'a first visit to 2D bet: 99.3 kB'],
  ['the login form', { [LOGIN]: 6_500 }, 'login-sheet.tsx: 6.5 kB, its budget is 6.4 kB'],
])('refuses %s over the budget', async (_what, sizes, said) => {
  build(sizes)

  await expect(checkScreenBudgets(dist)).rejects.toThrow(said)
})
