import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import type { PlayersReport } from '#report/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { aggregateDays, archivePlayerMonths, listArchivedMonths, restorePlayerMonths, WrongArchive } from '../index.ts'
import { dayOf, monthAfter, monthOf } from '../span.ts'

const DAY_MS = 24 * 3_600_000
/** Two months apart, and both longer ago than the days of players are kept. */
const [FIRST_AGO, THEN_AGO] = [70, 160]

const data_dir = mkdtempSync(join(tmpdir(), 'thazin-archive-'))
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
const old_day = dayOf(new Date(Date.now() - (FIRST_AGO + THEN_AGO) * DAY_MS))
const young_day = dayOf(new Date(Date.now() - THEN_AGO * DAY_MS))
const old_month = monthOf(old_day)

/** Twelve players who bet on two days, far apart. */
beforeAll(async () => {
  const players: TestPlayer[] = []
  for (let n = 0; n < 12; n++) players.push(await app.player({ game: kyat(500 + n) }))
  const bet = async (player: TestPlayer, bet_amount: number) => {
    const body = { bet_type: 'digit', digit: 3, bet_amount, multiplier: 1 }
    expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
  }
  for (const [n, player] of players.entries()) await bet(player, 10 + n)
  await moveBack(app, FIRST_AGO)
  for (const player of players.slice(0, 5)) await bet(player, 7)
  await moveBack(app, THEN_AGO)
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
})
afterAll(async () => {
  await app.expectReconciled()
  rmSync(data_dir, { recursive: true, force: true })
})

async function read(from: string, to: string): Promise<PlayersReport> {
  const reply = await consoleClient.call('GET', `/reports/players?from=${from}&to=${to}&recount=true`, { as: owner })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as PlayersReport
}
const lastOf = (month: string) => dayOf(new Date(new Date(`${monthAfter(month)}T12:00:00+06:30`).getTime() - DAY_MS))
const partitions = () => app.owner_db<{ name: string }[]>`
  select inhrelid::regclass::text as name from pg_inherits
  where inhparent = 'report.daily_player_aggregate'::regclass order by 1`
const rowsOf = (month: string) => app.owner_db`
  select * from report.daily_player_aggregate
  where day >= ${month}::text::date and day < ${monthAfter(month)}::text::date order by player_id, day, agent_id`

/** The reports and rows before the archive. The later tests compare with them. */
let whole: { month: PlayersReport; day: PlayersReport; rows: unknown[]; all: PlayersReport }

test('a month that changed after it was written stays as it is', async () => {
  whole = {
    month: await read(old_month, lastOf(old_month)),
    day: await read(old_day, old_day),
    rows: [...(await rowsOf(old_month))],
    all: await read(old_month, lastOf(monthOf(young_day))),
  }
  expect(whole.day).toMatchObject({ players: 12, check: { is_equal: true } })
  const before = await partitions()

  await expect(
    app.worker_db`select report.archive_player_month(${old_month}::text::date, 'none', ${Buffer.alloc(32)}, 11, 0, 0)`,
  ).rejects.toThrow(/changed while they were written/)

  expect(await partitions()).toEqual(before)
  expect(await listArchivedMonths(app.worker_db)).toEqual([])
})

test('old months are archived once when twenty try, and the reports of whole months are the same', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => archivePlayerMonths(app.worker_db, data_dir)))

  const archived = answers.flat().toSorted()
  expect(archived).toContain(old_month)
  expect(archived).toContain(monthOf(young_day))
  expect(new Set(archived).size).toBe(archived.length)
  expect((await listArchivedMonths(app.worker_db)).map(({ month }) => month)).toEqual(archived)
  const files = (await listArchivedMonths(app.worker_db)).map(({ file }) => file)
  expect(readdirSync(join(data_dir, 'archive')).toSorted()).toEqual(files)
  expect((await partitions()).some(({ name }) => name.endsWith(old_month.slice(0, 7).replace('-', '_')))).toBe(false)
  expect(await read(old_month, lastOf(old_month))).toEqual(whole.month)
  expect(await read(old_month, lastOf(monthOf(young_day)))).toEqual(whole.all)
  const day = await consoleClient.call('GET', `/reports/players?from=${old_day}&to=${old_day}`, { as: owner })
  expect([day.status, day.body.error_codes]).toEqual([422, { from: 'out_of_bounds' }])
  await app.expectReconciled()
})

test('a file that was changed, or that is gone, is refused by its name, and nothing is loaded', async () => {
  const paths = (await listArchivedMonths(app.worker_db)).map(({ file }) => join(data_dir, 'archive', file))
  const [path = '', other_path = ''] = paths
  const content = readFileSync(path)
  const other = readFileSync(other_path)
  const before = await partitions()

  // As many rows, and one kyat more in one of them.
  const forged = gunzipSync(content)
    .toString()
    .replace(/"(\d+)"\]/, (_, amount: string) => `"${BigInt(amount) + 10_000n}"]`)
  for (const wrong of [gzipSync(forged), other, content.subarray(0, content.length - 9), Buffer.from('no archive')]) {
    writeFileSync(path, wrong)
    await expect(restorePlayerMonths(app.worker_db, data_dir, old_month)).rejects.toThrow(WrongArchive)
  }
  rmSync(path)
  await expect(restorePlayerMonths(app.worker_db, data_dir, old_month)).rejects.toThrow(/player-days-/)
  await expect(restorePlayerMonths(app.worker_db, data_dir, '2001-01-01')).rejects.toThrow('2001-01 is not archived')

  writeFileSync(path, content)
  expect(await partitions()).toEqual(before)
  expect(await rowsOf(old_month)).toHaveLength(0)
})

test('a month is found again: every row, and the report of one of its days', async () => {
  const restored = await restorePlayerMonths(app.worker_db, data_dir, old_month)

  expect(restored).toEqual((await listArchivedMonths(app.worker_db)).map(({ month }) => month))
  expect([...(await rowsOf(old_month))]).toEqual(whole.rows)
  expect(await read(old_day, old_day)).toEqual(whole.day)
  expect(await read(old_month, lastOf(old_month))).toEqual(whole.month)
  await app.expectReconciled()
  await expect(restorePlayerMonths(app.worker_db, data_dir, old_month)).rejects.toThrow('or is there already')
})

test('a restored month is looked at for its time, and archived again after it', async () => {
  expect(await archivePlayerMonths(app.worker_db, data_dir)).toEqual([])

  await app.owner_db`update report.aggregation_progress set restored_until = clock_timestamp()`
  expect(await archivePlayerMonths(app.worker_db, data_dir)).toContain(old_month)
  expect(await read(old_month, lastOf(old_month))).toEqual(whole.month)
})
