/** Requests that waited for a second person or were decided, before they moved into one table (migrations 0059 and later). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Approval, ApprovalStatus } from '#approval/contract/staff.ts'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { parseSettings } from '#platform/server/settings.ts'
import { type CallPath, callConsole, requireDone } from '#tools/demo-data/clients.ts'
import { createClock, restoreClock, stageClock } from '#tools/demo-data/index.ts'
import { openStagedConsole } from '#tools/demo-data/stage.ts'
import { loadDump } from './database-dump.ts'
import { emptyDatabase } from './empty-database.ts'
import { readFixture } from './fixtures.ts'

/** Migrations up to 0058. An owner or the cashier has requested three times of each kind: approved, rejected, and waiting. */
const { manifest, lines } = readFixture('0.1.58')
const KINDS = ['account_movement', 'agent_transaction', 'balance_adjustment', 'setting', 'two_d_limits']
const ADDRESS = '37.98.1.4'
const data_dir = mkdtempSync(join(tmpdir(), 'thazin-approvals-'))
let db: Database
let consoleClient: Awaited<ReturnType<typeof openStagedConsole>>
let clock: ReturnType<typeof createClock>
let cookie: string

interface Old {
  kind: string
  id: string
  status: ApprovalStatus
  requested_by: bigint
  decided_by: bigint | null
}
let old: Old[]

/** As the release of that time stored them. */
const oldRequests = () => db<Old[]>`
  select 'setting' as kind, id, status, requested_by, decided_by from setting.proposal
  union all select 'balance_adjustment', id, status, requested_by, decided_by from player_admin.balance_adjustment
  union all select 'two_d_limits', id, status, requested_by, decided_by from two_d.limit_change
  union all select 'agent_transaction', id, case status when 'done' then 'approved' else status end, requested_by, decided_by
    from agent.agent_transaction
  union all select 'account_movement', id, case status when 'done' then 'approved' else status end, requested_by, decided_by
    from cashier.movement
  order by 1, 2`

const newRequests = () => db<Old[]>`
  select kind, id, status, requested_by, decided_by from approval.request
  where kind = any (string_to_array(${KINDS.join(' ')}, ' ')) order by kind, id`

const call = async (place: CallPath, body: object = {}) => {
  const client = { console: consoleClient.app, clock }
  return requireDone(await callConsole(client, place, { cookie, body, address: ADDRESS }), place).data
}

beforeAll(async () => {
  const url = await emptyDatabase()
  db = openDatabase(url, { connections: 2, role: 'owner' })
  await loadDump(db, { manifest, lines })
  old = await oldRequests()
  await migrate(db)
  await stageClock(db)
  const settings = parseSettings({
    INSTALLATION_NAME: INSTALLATION,
    DATABASE_URL: url,
    DATA_DIR: data_dir,
    SECRET_KEY: manifest.secret_key,
  })
  consoleClient = await openStagedConsole({ url, settings })
  clock = createClock([consoleClient.db])
  // The draws of that day are still to come.
  clock.set(Date.parse(manifest.taken_at) + 1_000)
  const body = { user_name: 'second-owner', password: 'thazin-demo' }
  const reply = await callConsole({ console: consoleClient.app, clock }, 'POST /sign-in', { body, address: ADDRESS })
  cookie = requireDone(reply, 'the sign-in').cookie
})
afterAll(async () => {
  clock.stop()
  await consoleClient.app.close()
  await consoleClient.db.end({ timeout: 5 })
  await restoreClock(db)
  await db.end()
  rmSync(data_dir, { recursive: true, force: true })
})

test('the history of each kind is carried over: who requested, who decided, and how', async () => {
  for (const kind of KINDS) {
    const of_kind = old.filter((request) => request.kind === kind).map(({ status }) => status)
    expect(of_kind, kind).toEqual(expect.arrayContaining(['approved', 'rejected', 'pending']))
  }
  expect(await newRequests()).toEqual(old)
})

test('what waits stands in the list, each kind once, and a second person approves it', async () => {
  const waiting = (await call('GET /approvals')) as Approval[]
  expect(KINDS.map((kind) => waiting.filter((approval) => approval.kind === kind).length)).toEqual(KINDS.map(() => 1))

  // A deposit that waited with the first of two approvals (migration 0060).
  expect(waiting.filter(({ kind }) => kind === 'large_request')).toMatchObject([
    { requested_by: { user_name: 'cashier' } },
  ])

  for (const { id, kind } of waiting) {
    expect(await call(`POST /approvals/${id}/approve`), kind).toMatchObject({ status: 'approved' })
  }

  const checks = await runReconciliation(db, await loadSecretKey({ secret_key: manifest.secret_key, data_dir }))
  expect(checks.flatMap(({ discrepancies }) => discrepancies)).toEqual([])
})
