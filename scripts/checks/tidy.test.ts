import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tidy } from './tidy.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-tidy-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lines = (count: number) => 'export {}\n'.repeat(count)

const LOCK_WITH_GAP = JSON.stringify({
  packages: { 'node_modules/tool': { integrity: 'sha512-a', optionalDependencies: { 'tool-mac': '1.0.0' } } },
})
const LOCK_WITHOUT_INTEGRITY = JSON.stringify({ packages: { '': {}, 'node_modules/tool': { version: '1.0.0' } } })

test.each([
  ['a source file of more than 250 lines', 'platform/site/long.ts', lines(251), '251 lines'],
  ['a table of routes of more than 150 lines', 'modules/two-d/server/routes.ts', lines(151), 'more than 150'],
  [
    'a table of routes in a folder of a module',
    'modules/two-d/server/slips/slip-routes.ts',
    lines(151),
    'more than 150',
  ],
  [
    'a use case of more than 200 lines in a folder of a module',
    'modules/two-d/server/slips/place-slip.ts',
    lines(201),
    'more than 200',
  ],
  ['a use case of more than 200 lines', 'modules/two-d/server/place-bet.ts', lines(201), 'more than 200'],
  ['a catalog of more than 400 lines', 'modules/two-d/site/texts/en.ts', lines(401), 'more than 400'],
  ['a test file of more than 400 lines', 'platform/site/long.test.ts', lines(401), 'more than 400'],
  ['a name that says nothing', 'modules/two-d/server/draw-utils.ts', '', '“utils” says nothing'],
  ['a name in another case', 'platform/site/twoD.ts', '', 'kebab-case'],
  ['work put off in a comment', 'platform/site/later.ts', `// TO${'DO'}: later`, 'not a note in the code'],
  [
    'a comment that is a clause',
    'platform/site/state.ts',
    '/** What is there. */\nexport const state = 1',
    'a comment is a sentence',
  ],
  ['a type that is a participle', 'platform/site/type.ts', 'interface Told {}', 'the name of a thing'],
  ['a type that begins with one', 'platform/site/type.ts', 'export interface KnownGame {}', 'the name of a thing'],
  ['an import that climbs', 'platform/site/far.ts', `import '${'../'.repeat(3)}ui/far.ts'`, 'at most two folders'],
  ['a silenced check', 'platform/site/silent.ts', `// @ts-${'ignore'}`, 'answered, not silenced'],
  ['a float made of text beside money', 'modules/wallet/server/float.ts', 'parseFloat("1")', 'contract and ui alone'],
  ['a mark of a merge', 'platform/site/merged.css', `${'<'.repeat(7)} HEAD`, 'a mark of a merge'],
  ['a mark of a merge that was formatted', 'README.md', `# One\n${'> '.repeat(7)}1a2b3c4d (one)`, 'a mark of a merge'],
  [
    'a path of a machine',
    'modules/wallet/server/mine.ts',
    `const at = '/ho${'me'}/somebody/file'`,
    "somebody's machine",
  ],
  [
    'a positioned row of a table',
    'platform/site/list.css',
    '.list tbody tr:has(.link) {\n  position: relative;\n}',
    'which WebKit',
  ],
  [
    'a style that crashes browsers',
    'platform/site/list.css',
    '@starting-style {\n  .a {\n    opacity: 0;\n  }\n}',
    'crashes Chromium',
  ],
  ['a heavy file', 'apps/site/public/heavy.bin', 'x'.repeat(1_000_001), 'more than 1000000'],
  ['a document nobody links to', 'docs/dead.md', '# Dead', 'nothing links to it'],
  ['a document with two titles', 'README.md', '# One\n# Two', 'one title'],
  ['the name of a file that was moved', 'README.md', '# One\n`platform/site/after.ts`', 'names platform/site/after.ts'],
  ['one of several names that leads nowhere', 'README.md', '# One\n`site/{before,after}.ts`', 'names site/after.ts'],
  [
    'a module that the map lacks',
    'ARCHITECTURE.md',
    '# Map\n`wallet/`\n\n    platform/  site/\n    modules/   two-d/',
    'lacks modules/wallet/',
  ],
  [
    'the name of a folder that was moved',
    'README.md',
    '# One\n`modules/cashier/server/`',
    'names modules/cashier/server/',
  ],
  ['a folder without its last slash', 'README.md', '# One\n`wallet/deposits`', 'names wallet/deposits'],
  [
    'a gap that no folder fills',
    'README.md',
    '# One\n`modules/<module>/server/routes.ts`',
    'names modules/*/server/routes.ts',
  ],
  [
    'a function that a concept names after it left',
    'docs/concepts/money.md',
    '# Money\n[up](money.md) `before` and `decideBets()`',
    'names decideBets(), which is not in the code',
  ],
  [
    'a table that a concept names after it left',
    'docs/concepts/money.md',
    '# Money\n[up](money.md) `ledger.transfer`',
    'names ledger.transfer, which is not in the code',
  ],
  ['a link to a heading that left', 'README.md', '# One\n[on](#two)', 'links to #two of README.md'],
  ['a link to nowhere', 'README.md', '# One\n[map](docs/map.md)', 'which is not there'],
  [
    'a function of more than 60 lines',
    'platform/site/deep.ts',
    `// ö\nfunction deep() {\n${'  deep()\n'.repeat(59)}}`,
    'deep.ts:2: a function of 61',
  ],
  ['a lock without a platform', 'package-lock.json', LOCK_WITH_GAP, 'tool-mac of node_modules/tool is missing'],
  [
    'a package without its integrity',
    'package-lock.json',
    LOCK_WITHOUT_INTEGRITY,
    'node_modules/tool has no integrity',
  ],
])('tidy finds %s', (_, path, text, breach) => {
  write('platform/site/before.ts', "export const before = 'ö'\n")
  write('modules/wallet/server/exchange.ts', lines(1))
  write(path, text)

  expect(tidy(root)).toEqual([expect.stringContaining(breach)])
})

test('tidy is content with a tidy tree', () => {
  write(
    'README.md',
    '# Thazin\n`node place-bet.ts`, `modules/*/server/place-bet.ts`, `node_modules/tool/tool.mjs`\n[map](docs/map.md) [web](https://example.com)\n```\n# not a title\n```',
  )
  write(
    'docs/map.md',
    '# Map\n[back](../README.md#thazin) [on](#the-map--drawn)\n## The map – drawn\n`modules/<module>/server/`, `modules/two-d/server`, `/digitbet/fairness`, `application/json`, `DATA_DIR/secret.key`',
  )
  write('docs/concepts/money.md', '# Money\n[up](../map.md) [here](money.md) `Component()` is money')
  write('modules/two-d/server/place-bet.ts', lines(200))
  write('platform/site/component.tsx', `export function Component() {\n${'  Component()\n'.repeat(100)}}`)

  expect(tidy(root)).toEqual([])
})
