import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { type Breach, cruise } from './import-rules.ts'

/** A small platform in which every import is allowed. */
const SERVER = {
  'contract/src/shared/money.ts': 'export const kyat = 1',
  'contract/src/wallet/player.ts': "import { Type } from 'typebox'\nexport const Wallet = Type.String()",
  'server/src/platform/clock.ts': "import { kyat } from '#contract/shared/money.ts'\nexport const now = kyat",
  'server/src/ledger/index.ts': "export { post } from './post.ts'",
  'server/src/ledger/post.ts': "import { now } from '../platform/clock.ts'\nexport const post = now",
  'server/src/identity/index.ts': "export { player } from './player.ts'",
  'server/src/identity/player.ts': "import { post } from '../ledger/index.ts'\nexport const player = post",
  'server/src/staff/index.ts': "import { player } from '../identity/index.ts'\nexport const staff = player",
  'server/src/wallet/index.ts':
    "import { player } from '../identity/index.ts'\nimport { staff } from '../staff/index.ts'\nexport const wallet = [player, staff]",
  'server/src/wallet/exchange.test.ts': "import { startTestApp } from '../testing/app/start-test-app.ts'\nstartTestApp",
  'server/src/two-d/index.ts': "export { draw } from './draw.ts'",
  'server/src/two-d/draw.ts': "import { Wallet } from '#contract/wallet/player.ts'\nexport const draw = Wallet",
  'server/src/seamless/index.ts': "import { now } from '../platform/clock.ts'\nexport const seamless = now",
  'server/src/catalog/index.ts': "import { seamless } from '../seamless/index.ts'\nexport const catalog = seamless",
  'server/src/testing/app/start-test-app.ts':
    "import { app } from '../../composition/app.ts'\nexport const startTestApp = app",
  'server/src/composition/app.ts':
    "import { wallet } from '../wallet/index.ts'\nimport { draw } from '../two-d/index.ts'\nimport { catalog } from '../catalog/index.ts'\nexport const app = [wallet, draw, catalog]",
  'ui/src/components/display/money.tsx': "import { kyat } from '#contract/shared/money.ts'\nexport const Money = kyat",
  'web/src/platform/session/session.ts':
    "import type { Wallet } from '#contract/wallet/player.ts'\nexport type Session = typeof Wallet",
  'web/src/features/wallet/index.ts':
    "import type { Session } from '../../platform/session/session.ts'\nexport const wallet: Session = 1",
  'web/src/features/two-d/index.ts':
    "import { Money } from '#ui/components/display/money.tsx'\nexport const twoD = Money",
  'web/src/app/routes.ts':
    "import { wallet } from '../features/wallet/index.ts'\nimport { twoD } from '../features/two-d/index.ts'\nexport const routes = [wallet, twoD]",
  'console/src/platform/session.ts':
    "import type { Wallet } from '#contract/wallet/player.ts'\nexport type Session = typeof Wallet",
  'console/src/features/cashier/index.ts':
    "import type { Session } from '../../platform/session.ts'\nimport { Money } from '#ui/components/display/money.tsx'\nexport const requests: Session = Money",
  'console/src/features/staff/index.ts':
    "import type { Session } from '../../platform/session.ts'\nexport const staff: Session = 1",
  'console/src/app/routes.ts':
    "import { requests } from '../features/cashier/index.ts'\nimport { staff } from '../features/staff/index.ts'\nexport const routes = [requests, staff]",
  'tools/art/src/color.ts': 'export const mix = 1',
  'tools/art/src/tile.ts': "import { mix } from './color.ts'\nexport const tile = mix",
  'tools/sandbox/src/main.ts': "import { kyat } from '#contract/shared/money.ts'\nexport const main = kyat",
  'tests/contract/client.ts': 'export const client = 1',
  'tests/contract/contract.test.ts':
    "import { startTestApp } from '../../server/src/testing/app/start-test-app.ts'\nimport { client } from './client.ts'\nstartTestApp(client)",
  'tests/e2e/story.test.ts':
    "import { startTestApp } from '../../server/src/testing/app/start-test-app.ts'\nstartTestApp",
}

interface Plant {
  rule: string
  from: string
  /** The import as it is written. */
  imports: string
}

const plant = (rule: string, from: string, imports: string): Plant => ({ rule, from, imports })

const PLANTS = [
  plant('imports-resolve', 'server/src/wallet/lost.ts', './nowhere.ts'),
  plant('no-import-circles', 'server/src/two-d/circle.ts', './circle.ts'),
  plant('tests-are-not-imported', 'server/src/wallet/cheat.ts', '../two-d/draw.test.ts'),
  plant('the-contract-is-pure', 'contract/src/impure.ts', 'node:fs'),
  plant('the-contract-is-pure', 'contract/src/leaning.ts', '#server/platform/clock.ts'),
  plant('the-platform-imports-no-module', 'server/src/platform/busy.ts', '../ledger/index.ts'),
  plant('only-the-ledger-moves-money', 'server/src/wallet/thief.ts', '../ledger/post.ts'),
  plant('only-the-ledger-moves-money', 'scripts/thief.ts', '#server/ledger/post.ts'),
  plant('the-ledger-imports-the-platform-alone', 'server/src/ledger/curious.ts', '../identity/index.ts'),
  plant('identity-imports-no-module-above', 'server/src/identity/climber.ts', '../wallet/index.ts'),
  plant('identity-imports-no-module-above', 'server/src/identity/curious.ts', '../staff/index.ts'),
  plant('staff-imports-no-module-above', 'server/src/staff/climber.ts', '../wallet/index.ts'),
  plant('switches-import-no-module-above', 'server/src/switch/climber.ts', '../wallet/index.ts'),
  plant('approvals-import-no-module-above', 'server/src/approval/climber.ts', '../wallet/index.ts'),
  plant('settings-import-no-module-above', 'server/src/setting/climber.ts', '../wallet/index.ts'),
  plant('held-credits-import-no-module-above', 'server/src/held-credit/climber.ts', '../wallet/index.ts'),
  plant('modules-do-not-import-each-other', 'server/src/wallet/friend.ts', '../two-d/index.ts'),
  plant('modules-do-not-import-each-other', 'server/src/seamless/friend.ts', '../catalog/index.ts'),
  plant('the-catalog-imports-seamless-alone', 'server/src/catalog/friend.ts', '../wallet/index.ts'),
  plant('modules-are-imported-by-their-index', 'server/src/wallet/window.ts', '../identity/player.ts'),
  plant('programs-import-modules-by-their-index', 'server/src/programs/server.ts', '../two-d/draw.ts'),
  plant('modules-do-not-import-programs', 'server/src/wallet/upward.ts', '../composition/app.ts'),
  plant('only-tests-import-testing', 'server/src/wallet/tested.ts', '../testing/app/start-test-app.ts'),
  plant('the-server-runs-without-dev-packages', 'server/src/wallet/tool.ts', 'axe-core'),
  plant('the-product-does-not-import-tools', 'server/src/wallet/player.ts', '../../../tools/sandbox/src/main.ts'),
  plant(
    'the-product-does-not-import-tools',
    'web/src/features/wallet/painter.ts',
    '../../../../tools/art/src/color.ts',
  ),
  plant('the-server-does-not-import-screens', 'server/src/wallet/painter.ts', '#ui/components/display/money.tsx'),
  plant('the-contract-client-imports-nothing-of-ours', 'tests/contract/sharing.ts', '#contract/shared/money.ts'),
  plant('the-contract-client-imports-nothing-of-ours', 'tests/contract/leaning.ts', '#server/platform/clock.ts'),
  plant('art-imports-nothing-else', 'tools/art/src/leaning.ts', '#contract/shared/money.ts'),
  plant('art-imports-nothing-else', 'tools/art/src/tooled.ts', 'typebox'),
  plant('only-scripts-draw', 'tools/sandbox/src/painter.ts', '../../art/src/tile.ts'),
  plant('the-sandbox-imports-nothing-from-the-platform', 'tools/sandbox/src/spy.ts', '#server/platform/clock.ts'),
  plant('screens-do-not-import-the-server', 'web/src/features/wallet/direct.ts', '#server/platform/clock.ts'),
  plant('screens-run-in-a-browser', 'web/src/features/wallet/reader.ts', 'node:fs'),
  plant('screens-take-only-types-from-schemas', 'web/src/features/wallet/heavy.ts', '#contract/wallet/player.ts'),
  plant('ui-imports-no-screen', 'ui/src/knowing.ts', '#web/features/wallet/index.ts'),
  plant(
    'site-and-console-do-not-import-each-other',
    'console/src/features/staff/borrower.ts',
    '#web/platform/session/session.ts',
  ),
  plant(
    'site-and-console-do-not-import-each-other',
    'web/src/features/wallet/borrower.ts',
    '../../../../console/src/app/routes.ts',
  ),
  plant('screens-do-not-import-the-server', 'console/src/features/staff/direct.ts', '#server/platform/clock.ts'),
  plant('screens-take-only-types-from-schemas', 'console/src/features/staff/heavy.ts', '#contract/wallet/player.ts'),
  plant('features-do-not-import-each-other', 'console/src/features/staff/friend.ts', '../cashier/index.ts'),
  plant('features-do-not-import-the-app', 'console/src/features/staff/upward.ts', '../../app/routes.ts'),
  plant('features-do-not-import-each-other', 'web/src/features/wallet/friend.ts', '../two-d/index.ts'),
  plant('features-do-not-import-the-app', 'web/src/features/wallet/upward.ts', '../../app/routes.ts'),
  plant('the-screens-platform-imports-no-feature', 'web/src/platform/curious.ts', '../features/wallet/index.ts'),
  plant('the-screens-catalog-imports-no-feature', 'web/src/catalog/curious.ts', '../features/wallet/index.ts'),
]

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-imports-'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  write('package.json', readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const [path, source] of Object.entries(SERVER)) write(path, source)
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
  expect(modules).toBeGreaterThanOrEqual(Object.keys(SERVER).length)
})

test('each rule catches the import that is planted against it', async () => {
  write('server/src/two-d/draw.test.ts', 'export const cheat = 1')
  write('server/src/wallet/alone.ts', 'export const alone = 1')
  write(
    'server/src/two-d/typed-back.ts',
    "import type { planted } from './typed.ts'\nexport type Back = typeof planted",
  )
  for (const { from, imports } of PLANTS) write(from, `import * as planted from '${imports}'\nexport { planted }`)

  const { breaches } = await cruise(root)

  expect(PLANTS.filter((each) => breachesOf(breaches, each).length === 0)).toEqual([])
  expect(breaches).toContainEqual(
    expect.objectContaining({ rule: 'no-file-without-importer', from: 'server/src/wallet/alone.ts' }),
  )
})

test('a circle of types alone is one too', async () => {
  write('server/src/two-d/there.ts', "import type { Back } from './back.ts'\nexport type There = Back | 1")
  write('server/src/two-d/back.ts', "import type { There } from './there.ts'\nexport type Back = There | 2")

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
