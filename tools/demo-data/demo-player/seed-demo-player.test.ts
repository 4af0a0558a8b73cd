import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedAgentDemo } from '#agent/server/index.ts'
import { openApp } from '#apps/server/app.ts'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { findUnfinished, isHistoryUnderWay } from '#demo-history/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { parseSettings } from '#platform/server/settings.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { seedStaffDemo } from '#staff/server/index.ts'
import { copyDatabase, freshDatabase } from '#tests/support/database/fresh-database.ts'
import { seedDemoPlayer } from './seed-demo-player.ts'

const MIGRATE = fileURLToPath(new URL('../../../apps/programs/migrate.ts', import.meta.url))
const PATIENCE_MS = 120_000
const PLAYER = { name: 'Ma Hnin Wai', phone: '09400000001', password: 'thazin-demo', referral_code: 'PADAUK' }
const data_dir = mkdtempSync(join(tmpdir(), 'thazin-past-'))
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

const settingsOf = (url: string) =>
  parseSettings({ INSTALLATION_NAME: INSTALLATION, DATABASE_URL: url, DATA_DIR: data_dir })

/** The step of `npm start` before anything is open. */
async function prepare(url: string, simulate_days: number): Promise<string> {
  const own = { DATABASE_URL: url, DATA_DIR: data_dir, NODE_ENV: 'development', SIMULATE_DAYS: String(simulate_days) }
  const env = { ...process.env, ...own }
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, MIGRATE, '--before-history'], { env })
  return stdout
}

async function expectReconciled(db: Database): Promise<void> {
  const checks = await runReconciliation(db, await loadSecretKey({ secret_key: null, data_dir }))
  expect(checks.flatMap(({ discrepancies }) => discrepancies)).toEqual([])
}

/** The site as a visitor sees it after a login with the data of the welcome. */
async function openVisit(url: string, db: Database) {
  const key = await loadSecretKey({ secret_key: null, data_dir })
  const settings = settingsOf(url)
  const app = await openApp({ settings, db, hot_db: db, key, log: createLog('error'), dist_dir: null })
  const entered = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { user_name: PLAYER.phone, password: PLAYER.password },
  })
  const { token, user } = entered.json<{ data: { token: string; user: Record<string, number> } }>().data
  const headers = { authorization: `Bearer ${token}` }
  /** The rows of a list, in any depth of `data` they lie. */
  const rows = async (path: string): Promise<Record<string, unknown>[]> => {
    let list = (await app.inject({ url: `/api${path}`, headers })).json<unknown>()
    while (!Array.isArray(list)) list = (list as { data: unknown }).data
    return list as Record<string, unknown>[]
  }
  return { user, rows, close: () => app.close() }
}

describe('the past of the demo player', () => {
  let url: string
  let said: string
  let db: Database
  let visit: Awaited<ReturnType<typeof openVisit>>
  beforeAll(async () => {
    url = await freshDatabase(inject('postgres_url'))
    said = await prepare(url, 0)
    db = openDatabase(url, { connections: 2, role: 'owner' })
    visit = await openVisit(url, db)
  }, PATIENCE_MS)
  afterAll(async () => {
    await visit.close()
    await db.end()
  })

  test('has nothing that was refused', () => {
    expect(said).toContain('filled the demo')
    expect(said).not.toContain('refused')
  })

  test.each([
    '/depositlogfinicial',
    '/withdrawlogfinicial',
    '/transaction/deposit-requestlog',
    '/transaction/withdraw-requestlog',
    '/exchange-transactions-log',
    '/player/game-logs?type=today',
    '/player/game-logs?type=yesterday',
    '/player/game-logs?type=this_week',
    '/player/game-logs?type=last_week',
    '/digitbet/history',
    '/twod-bet-slips',
    '/evening-twod-bet-slips',
    '/promotion/claims',
    '/user-payment',
  ])('shows in %s', async (path) => {
    expect(await visit.rows(path), path).not.toEqual([])
  })

  test('has requests of every outcome, bets won and lost, slips decided and waiting, and a second page', async () => {
    const of = async (path: string, field: string) => new Set((await visit.rows(path)).map((row) => row[field]))

    expect(await of('/transaction/deposit-requestlog', 'status')).toEqual(new Set([0, 1, 2]))
    expect(await of('/transaction/withdraw-requestlog', 'status')).toEqual(new Set([1, 2]))
    expect(await of('/digitbet/history', 'outcome')).toEqual(new Set(['win', 'lose']))
    expect(await visit.rows('/exchange-transactions-log?page=2')).not.toEqual([])
    expect(await of('/promotion/claims', 'status')).toEqual(new Set(['released']))
    const slips = [...(await visit.rows('/twod-bet-slips')), ...(await visit.rows('/evening-twod-bet-slips'))]
    expect(new Set(slips.map(({ status }) => status)).has('pending')).toBe(true)
    const queues = slips.flatMap(({ two_bets }) => two_bets as { win_lose: boolean }[])
    expect(new Set(queues.map(({ win_lose }) => win_lose))).toEqual(new Set([true, false, null]))
  })

  test('leaves money to play with, and reconciles without discrepancies', async () => {
    expect(visit.user.main_balance).toBeGreaterThan(90_000)
    expect(visit.user.main_balance).toBeLessThan(120_000)
    expect(visit.user.balance).toBeGreaterThan(2_000)
    await expectReconciled(db)
    expect(await isHistoryUnderWay(db)).toBe(false)
  })

  test('is played once', async () => {
    const rows = () => db`select (select count(*) from ledger.transfer), (select count(*) from cashier.request)`
    const before = await rows()

    await prepare(url, 30)

    expect(await rows()).toEqual(before)
    expect(await isHistoryUnderWay(db)).toBe(false)
  })
})

describe('a past before a history', () => {
  test('notes what is going to be played, so that no day is closed before', { timeout: PATIENCE_MS }, async () => {
    const url = await freshDatabase(inject('postgres_url'))
    expect(await prepare(url, 3)).not.toContain('refused')

    const db = openDatabase(url, { connections: 2, role: 'owner' })
    expect(await findUnfinished(db)).toMatchObject({ plan: { seed: 'thazin', days: 3 }, through: null })
    await db.end()
  })
})

describe('at any hour', () => {
  let empty: string
  beforeAll(async () => {
    empty = await freshDatabase(inject('postgres_url'))
    const db = openDatabase(empty, { connections: 1, role: 'owner' })
    for (const fill of [seedStaffDemo, seedAgentDemo, seedCashierDemo, seedPromotionDemo]) await fill(db)
    await db.end()
  }, PATIENCE_MS)

  const MOMENTS = [
    ['a minute after midnight on a Monday', '2026-01-18T17:31:00Z'],
    ['on a Saturday at noon', '2026-01-17T05:30:00Z'],
    ['on a Wednesday between the morning close and its draw', '2026-01-21T05:27:00Z'],
    ['on a Wednesday after both draws', '2026-01-21T10:20:00Z'],
    ['on a Wednesday when the names have just turned to the next day', '2026-01-21T10:33:00Z'],
    ['on a Wednesday evening', '2026-01-21T14:00:07.123Z'],
    ['in the middle of Songkran', '2026-04-14T05:00:00Z'],
  ]
  // In `npm test` every third one.
  test.each(inject('is_deep') ? MOMENTS : MOMENTS.filter((_, place) => place % 3 === 0))(
    '%s nothing of it is refused',
    { timeout: PATIENCE_MS },
    async (_name, moment) => {
      const url = await copyDatabase(inject('postgres_url'), empty)
      const owner_db = openDatabase(url, { connections: 2, role: 'owner' })
      const settings = settingsOf(url)

      const opening = { url, owner_db, settings, player: PLAYER, now: Date.parse(moment), history: null }
      const refusals = await seedDemoPlayer(opening)

      expect(refusals).toEqual([])
      const [late] = await owner_db`select from ledger.transfer where created_at > ${moment}`
      expect(late).toBeUndefined()
      const [sums] = await owner_db<{ main: bigint }[]>`
      select balance as main from ledger.account where name = 'main' and player_id is not null`
      expect(sums?.main).toBeGreaterThan(kyat(85_000))
      await expectReconciled(owner_db)
      await owner_db.end()
    },
  )
})
