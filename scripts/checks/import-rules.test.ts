import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { type Breach, cruise } from './import-rules.ts'

/** A small platform in which every import is allowed. */
const SOUND = {
  'platform/contract/money.ts': 'export const kyat = 1',
  'modules/wallet/contract/player.ts': "import { Type } from 'typebox'\nexport const Wallet = Type.String()",
  'platform/server/clock.ts': "import { kyat } from '#platform/contract/money.ts'\nexport const now = kyat",
  'platform/ledger/server/index.ts': "export { post } from './post.ts'",
  'platform/ledger/server/post.ts': "import { now } from '#platform/server/clock.ts'\nexport const post = now",
  'platform/identity/server/index.ts': "export { player } from './player.ts'",
  'platform/identity/server/player.ts': "import { post } from '#ledger/server/index.ts'\nexport const player = post",
  'platform/staff/server/index.ts': "import { player } from '#identity/server/index.ts'\nexport const staff = player",
  'modules/wallet/server/index.ts':
    "import { player } from '#identity/server/index.ts'\nimport { staff } from '#staff/server/index.ts'\nexport const wallet = [player, staff]",
  'modules/wallet/server/exchange.test.ts':
    "import { startTestApp } from '#tests/support/app/start-test-app.ts'\nstartTestApp",
  'modules/two-d/server/index.ts': "export { draw } from './draw.ts'",
  'modules/two-d/server/draw.ts': "import { Wallet } from '#wallet/contract/player.ts'\nexport const draw = Wallet",
  'modules/seamless/server/index.ts': "import { now } from '#platform/server/clock.ts'\nexport const seamless = now",
  'modules/catalog/server/index.ts':
    "import { seamless } from '#seamless/server/index.ts'\nexport const catalog = seamless",
  'tests/support/app/start-test-app.ts': "import { app } from '#apps/server/app.ts'\nexport const startTestApp = app",
  'apps/server/app.ts':
    "import { wallet } from '#wallet/server/index.ts'\nimport { draw } from '#two-d/server/index.ts'\nimport { catalog } from '#catalog/server/index.ts'\nexport const app = [wallet, draw, catalog]",
  'ui/src/components/display/money.tsx':
    "import { kyat } from '#platform/contract/money.ts'\nexport const Money = kyat",
  'platform/site/session/session.ts':
    "import type { Wallet } from '#wallet/contract/player.ts'\nexport type Session = typeof Wallet",
  'modules/wallet/site/index.ts':
    "import type { Session } from '#platform/site/session/session.ts'\nexport const wallet: Session = 1",
  'modules/two-d/site/index.ts': "import { Money } from '#ui/components/display/money.tsx'\nexport const twoD = Money",
  'modules/two-d/stories/two-d.test.ts':
    "import { startTestApp } from '#tests/support/app/start-test-app.ts'\nimport { answers } from './answers.ts'\nstartTestApp(answers)",
  'modules/two-d/stories/answers.ts': 'export const answers = 1',
  'apps/site/routes.ts':
    "import { wallet } from '#wallet/site/index.ts'\nimport { twoD } from '#two-d/site/index.ts'\nexport const routes = [wallet, twoD]",
  'platform/console/session.ts':
    "import type { Wallet } from '#wallet/contract/player.ts'\nexport type Session = typeof Wallet",
  'modules/cashier/console/index.ts':
    "import type { Session } from '#platform/console/session.ts'\nimport { Money } from '#ui/components/display/money.tsx'\nexport const requests: Session = Money",
  'platform/staff/console/index.ts':
    "import type { Session } from '#platform/console/session.ts'\nexport const staff: Session = 1",
  'apps/console/routes.ts':
    "import { requests } from '#cashier/console/index.ts'\nimport { staff } from '#staff/console/index.ts'\nexport const routes = [requests, staff]",
  'tools/art/src/color.ts': 'export const mix = 1',
  'tools/art/src/tile.ts': "import { mix } from './color.ts'\nexport const tile = mix",
  'tools/sandbox/src/main.ts': "import { kyat } from '#platform/contract/money.ts'\nexport const main = kyat",
  'tests/contract/client.ts': 'export const client = 1',
  'tests/contract/contract.test.ts':
    "import { startTestApp } from '#tests/support/app/start-test-app.ts'\nimport { client } from './client.ts'\nstartTestApp(client)",
  'tests/e2e/story.test.ts': "import { startTestApp } from '#tests/support/app/start-test-app.ts'\nstartTestApp",
}

interface Plant {
  rule: string
  from: string
  /** The import as it is written. */
  imports: string
}

const plant = (rule: string, from: string, imports: string): Plant => ({ rule, from, imports })

const PLANTS = [
  plant('imports-resolve', 'modules/wallet/server/lost.ts', './nowhere.ts'),
  plant('no-import-circles', 'modules/two-d/server/circle.ts', './circle.ts'),
  plant('tests-are-not-imported', 'modules/two-d/server/cheat.ts', './draw.test.ts'),
  plant('tests-are-not-imported', 'modules/two-d/site/cheat.ts', '../stories/answers.ts'),
  plant(
    'only-tests-import-the-tests-folder',
    'modules/wallet/server/tested.ts',
    '#tests/support/app/start-test-app.ts',
  ),
  plant('the-contract-is-pure', 'modules/wallet/contract/impure.ts', 'node:fs'),
  plant('the-contract-is-pure', 'platform/contract/leaning.ts', '#platform/server/clock.ts'),
  plant('the-platform-imports-nothing-above', 'platform/server/busy.ts', '#ledger/server/index.ts'),
  plant('the-platform-imports-nothing-above', 'platform/server/busier.ts', '#wallet/server/index.ts'),
  plant('only-the-ledger-moves-money', 'modules/wallet/server/thief.ts', '#ledger/server/post.ts'),
  plant('only-the-ledger-moves-money', 'scripts/thief.ts', '#ledger/server/post.ts'),
  plant('ledger-imports-nothing-above', 'platform/ledger/server/curious.ts', '#identity/server/index.ts'),
  plant('identity-imports-nothing-above', 'platform/identity/server/climber.ts', '#wallet/server/index.ts'),
  plant('identity-imports-nothing-above', 'platform/identity/server/curious.ts', '#staff/server/index.ts'),
  ...['idempotency', 'outbox', 'staff', 'approval', 'switch', 'setting', 'editing', 'search', 'held-credit'].map(
    (name) => plant(`${name}-imports-nothing-above`, `platform/${name}/server/climber.ts`, '#wallet/server/index.ts'),
  ),
  plant('modules-do-not-import-each-other', 'modules/wallet/server/friend.ts', '#two-d/server/index.ts'),
  plant('modules-do-not-import-each-other', 'modules/seamless/server/friend.ts', '#catalog/server/index.ts'),
  plant('modules-do-not-import-each-other', 'modules/wallet/site/neighbour.ts', '#two-d/site/index.ts'),
  plant('the-catalog-imports-seamless-alone', 'modules/catalog/server/friend.ts', '#wallet/server/index.ts'),
  plant('modules-are-imported-by-their-index', 'modules/wallet/server/window.ts', '#identity/server/player.ts'),
  plant('programs-import-modules-by-their-index', 'apps/programs/server.ts', '#two-d/server/draw.ts'),
  plant('nothing-imports-the-apps', 'modules/wallet/server/upward.ts', '#apps/server/app.ts'),
  plant('the-server-runs-without-dev-packages', 'modules/wallet/server/tool.ts', 'axe-core'),
  plant('the-product-does-not-import-tools', 'modules/wallet/server/player.ts', '../../../tools/sandbox/src/main.ts'),
  plant('the-product-does-not-import-tools', 'modules/wallet/site/painter.ts', '../../../tools/art/src/color.ts'),
  plant('the-server-does-not-import-screens', 'modules/wallet/server/painter.ts', '#ui/components/display/money.tsx'),
  plant('the-contract-client-imports-nothing-of-ours', 'tests/contract/sharing.ts', '#platform/contract/money.ts'),
  plant('the-contract-client-imports-nothing-of-ours', 'tests/contract/leaning.ts', '#platform/server/clock.ts'),
  plant('art-imports-nothing-else', 'tools/art/src/leaning.ts', '#platform/contract/money.ts'),
  plant('art-imports-nothing-else', 'tools/art/src/tooled.ts', 'typebox'),
  plant('only-scripts-draw', 'tools/sandbox/src/painter.ts', '../../art/src/tile.ts'),
  plant('the-sandbox-imports-nothing-from-the-platform', 'tools/sandbox/src/spy.ts', '#platform/server/clock.ts'),
  plant('screens-do-not-import-the-server', 'modules/wallet/site/direct.ts', '#platform/server/clock.ts'),
  plant('screens-do-not-import-the-server', 'platform/staff/console/direct.ts', '#platform/server/clock.ts'),
  plant('screens-run-in-a-browser', 'modules/wallet/site/reader.ts', 'node:fs'),
  plant('screens-take-only-types-from-schemas', 'modules/wallet/site/heavy.ts', '#wallet/contract/player.ts'),
  plant('screens-take-only-types-from-schemas', 'platform/staff/console/heavy.ts', '#wallet/contract/player.ts'),
  plant('ui-imports-no-screen', 'ui/src/knowing.ts', '#wallet/site/index.ts'),
  plant(
    'site-and-console-do-not-import-each-other',
    'platform/staff/console/borrower.ts',
    '#platform/site/session/session.ts',
  ),
  plant('site-and-console-do-not-import-each-other', 'modules/wallet/site/borrower.ts', '#apps/console/routes.ts'),
  plant('features-do-not-import-each-other', 'platform/staff/console/friend.ts', '#cashier/console/index.ts'),
  plant('features-do-not-import-each-other', 'modules/wallet/site/friend.ts', '#two-d/site/index.ts'),
  plant('features-do-not-import-the-app', 'platform/staff/console/upward.ts', '#apps/console/routes.ts'),
  plant('features-do-not-import-the-app', 'modules/wallet/site/upward.ts', '#apps/site/routes.ts'),
  plant('the-screens-platform-imports-no-feature', 'platform/site/curious.ts', '#wallet/site/index.ts'),
  plant('the-shared-screens-import-no-feature', 'modules/catalog/site/shared/curious.ts', '#wallet/site/index.ts'),
]

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-imports-'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  write('package.json', readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const [path, source] of Object.entries(SOUND)) write(path, source)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, source: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), source)
}

const breachesOf = (all: Breach[], { rule, from }: Plant) =>
  all.filter((breach) => breach.rule === rule && breach.from === from)

test('a platform whose imports all follow the rules has no breach, and is read in full', async () => {
  const { modules, breaches } = await cruise(root)

  expect(breaches).toEqual([])
  expect(modules).toBeGreaterThanOrEqual(Object.keys(SOUND).length)
})

test('each rule catches the import that is planted against it', async () => {
  write('modules/two-d/server/draw.test.ts', 'export const cheat = 1')
  write('modules/wallet/server/alone.ts', 'export const alone = 1')
  write(
    'modules/two-d/server/typed-back.ts',
    "import type { planted } from './typed.ts'\nexport type Back = typeof planted",
  )
  for (const { from, imports } of PLANTS) write(from, `import * as planted from '${imports}'\nexport { planted }`)

  const { breaches } = await cruise(root)

  expect(PLANTS.filter((each) => breachesOf(breaches, each).length === 0)).toEqual([])
  expect(breaches).toContainEqual(
    expect.objectContaining({ rule: 'no-file-without-importer', from: 'modules/wallet/server/alone.ts' }),
  )
})

test('a circle of types alone is one too', async () => {
  write('modules/two-d/server/there.ts', "import type { Back } from './back.ts'\nexport type There = Back | 1")
  write('modules/two-d/server/back.ts', "import type { There } from './there.ts'\nexport type Back = There | 2")

  const { breaches } = await cruise(root)

  expect(breaches.filter(({ from }) => /\/(?:there|back)\.ts$/.test(from)).map(({ rule }) => rule)).toContain(
    'no-import-circles',
  )
})

test('every rule of the file has been tried', () => {
  const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

  const tried = new Set([...PLANTS.map(({ rule }) => rule), 'no-file-without-importer'])

  expect(config.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})
