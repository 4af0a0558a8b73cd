import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPlayerLinks } from '#apps/server/player-links.ts'
import type { RiskKind } from '#cashier/contract/rules.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { PERMISSIONS } from '#staff/contract/rules.ts'
import { type StaffCaller, seedStaffDemo } from '#staff/server/index.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { seedCashierDemo } from '../seed-demo.ts'
import { requestFlags } from './request-flags.ts'

const SIMULATE = fileURLToPath(new URL('../../../../tools/demo-data/simulate.ts', import.meta.url))
const ORDER = inject('is_deep')
  ? ['--days', '30', '--players', '400', '--until', '2026-02-05T15:00:00Z']
  : ['--days', '8', '--players', '80', '--until', '2026-01-22T15:00:00Z']
const PATIENCE_MS = 600_000
/** Requests looked at in one statement. */
const PAGE = 50
/** Of a hundred honest players so many may be flagged by a kind. */
const FLAGGED_PERCENT_MAX = 2
/** Of the four mobile operators, behind whose addresses the players are put. */
const OPERATORS = 4

const data_dir = mkdtempSync(join(tmpdir(), 'thazin-honest-'))
let db: Database
const everything = { agent_id: null, permissions: new Set(PERMISSIONS) } as unknown as StaffCaller

beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 4, role: 'owner' })
  await seedStaffDemo(db)
  await seedCashierDemo(db)
  const own = { DATABASE_URL: url, DATA_DIR: data_dir, NODE_ENV: 'development', GSC_URL: '', TWO_D_FEED_URL: '' }
  const env = { ...process.env, ...own }
  await promisify(execFile)(process.execPath, [SIMULATE, '--prepared', '--seed', 'jade', ...ORDER], { env })
  await db`analyze`
}, PATIENCE_MS)
afterAll(async () => {
  await db.end()
  rmSync(data_dir, { recursive: true, force: true })
})

/** Of each kind the players of the history who are flagged. */
async function flaggedPlayers(): Promise<{ players: number; requests: number; by_kind: Record<string, number> }> {
  const flagged = new Map<string, Set<bigint>>()
  const flag = (kind: RiskKind | string, player_id: bigint) =>
    flagged.set(kind, (flagged.get(kind) ?? new Set()).add(player_id))
  const players = await db<{ id: bigint }[]>`select id from identity.player`
  const playerLinks = createPlayerLinks(db)
  for (const { id } of players) {
    for (const { kind } of await playerLinks(everything, id)) flag(kind, id)
  }
  const requests = await db<
    { id: string; player_id: bigint }[]
  >`select id, player_id from cashier.request order by number`
  const owners = new Map(requests.map(({ id, player_id }) => [id, player_id]))
  for (let from = 0; from < requests.length; from += PAGE) {
    const ids = requests.slice(from, from + PAGE).map(({ id }) => id)
    for (const { kind, request_id } of await requestFlags(db, ids)) flag(kind, owners.get(request_id) ?? 0n)
  }
  const by_kind = Object.fromEntries([...flagged].map(([kind, ids]) => [kind, ids.size]))
  return { players: players.length, requests: requests.length, by_kind }
}

test('few honest players are flagged, each by a kind that says why', { timeout: PATIENCE_MS }, async () => {
  const { players, requests, by_kind } = await flaggedPlayers()

  expect(requests).toBeGreaterThan(players / 2)
  const max = Math.ceil((players * FLAGGED_PERCENT_MAX) / 100)
  for (const [kind, count] of Object.entries(by_kind)) expect(count, kind).toBeLessThanOrEqual(max)
})

test('nobody is flagged because thousands stand behind one address', { timeout: PATIENCE_MS }, async () => {
  await db`update identity.session set address = '37.111.0.' || (player_id % ${OPERATORS})`

  const { by_kind } = await flaggedPlayers()
  expect(by_kind.address).toBeUndefined()
})
