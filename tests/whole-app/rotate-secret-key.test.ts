import { spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { resealAll } from '#apps/server/sealed-values.ts'
import type { DigitBetRow, FairBet, FairSeries } from '#digit-bet/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { type SecretKey, secretKey } from '#platform/server/secret-key.ts'
import { openConsoleOf } from '../support/app/open-console.ts'
import { restartApp } from '../support/app/restart-app.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { gameRow, openTestAggregator, productRow, type TestAggregator } from '../support/partners/aggregator-server.ts'
import { sync } from '../support/partners/sync-catalog.ts'

const VERIFY = fileURLToPath(new URL('../../scripts/verify-digit-roll.mjs', import.meta.url))
const TOTP_SECRET = Buffer.from('12345678901234567890')

const [old_bytes, new_bytes] = [randomBytes(32), randomBytes(32)]
const KEYS = {
  old: secretKey(old_bytes),
  /** While programs are restarted one by one: it seals as before, and reads both. */
  prepared: secretKey(old_bytes, new_bytes),
  rotating: secretKey(new_bytes, old_bytes),
  new: secretKey(new_bytes),
}
type Server = Awaited<ReturnType<typeof restartApp>>

let app: TestApp
let aggregator: TestAggregator
const servers = {} as Record<keyof typeof KEYS, Server>
beforeAll(async () => {
  aggregator = await openTestAggregator()
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = { '1091 SLOT': [gameRow(1091, 'SLOT', 'slot-0')] }
  app = await startTestApp({ gsc: aggregator.gsc, key: KEYS.old })
  await sync(app, aggregator)
  for (const name of Object.keys(KEYS) as (keyof typeof KEYS)[])
    servers[name] = await restartApp(app, { gsc: aggregator.gsc, key: KEYS[name] })
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()))
  await app.close()
  await aggregator.close()
})

const player = () => app.player({ game: kyat(1_000) })

async function roll(server: Server, { token }: TestPlayer): Promise<string> {
  const body = { bet_type: 'small', bet_amount: 1, multiplier: 1, rolled_number: 3 }
  const reply = await server.call('POST', '/api/digitbet', { token, body })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { history: DigitBetRow[] }).history[0]?.id ?? ''
}

async function proofOf(server: Server, { token }: TestPlayer, bet_id: string): Promise<FairBet> {
  const reply = await server.call('GET', `/api/digitbet/fair/bet/${bet_id}`, { token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as FairBet
}

/** As a player checks it, without the platform. */
function expectProven(proof: FairBet): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFY, proof.commitment], {
    input: JSON.stringify(proof),
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
}

/** The password with which the aggregator was asked to open the game. */
async function launch(server: Server, { token }: TestPlayer): Promise<unknown> {
  const body = { game_code: 'slot-0', product_code: 1091, game_type: 'SLOT' }
  const reply = await server.call('POST', '/api/seamless/launch-game', { token, body })
  expect(reply.status, reply.text).toBe(200)
  return aggregator.calls.filter((call) => call.path.endsWith('launch-game')).at(-1)?.fields.password
}

async function newSeries(server: Server, { token }: TestPlayer): Promise<FairSeries> {
  return (await server.call('POST', '/api/digitbet/fair/rotate', { token })).body.data as FairSeries
}

/** The code that an authenticator shows in a step of half a minute: RFC 6238. */
function codeOf(secret: Buffer, step: bigint): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const digest = createHmac('sha1', secret).update(counter).digest()
  const place = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Somebody of the staff signs in with the code of an authenticator. */
async function signInWithCode(key: SecretKey, user: { id: bigint; user_name: string; password: string }) {
  const consoleClient = await openConsoleOf({ ...app, key })
  await app.owner_db`update staff.staff set totp_last_step = null where id = ${user.id}`
  const [now] = await app.owner_db<{ step: bigint }[]>`
    select floor(extract(epoch from clock_timestamp()) / 30)::bigint as step`
  const { user_name, password } = user
  const entered = await consoleClient.call('POST', '/sign-in', { body: { user_name, password } })
  const body = { code: codeOf(TOTP_SECRET, now?.step ?? 0n) }
  const reply = await consoleClient.call('POST', '/sign-in/code', { as: entered, body })
  await consoleClient.close()
  return reply.body.data
}

async function hireWithAuthenticator() {
  const consoleClient = await openConsoleOf(app)
  const staff = await consoleClient.hire('cashier')
  await consoleClient.close()
  await app.owner_db`update staff.staff set totp_secret = ${KEYS.old.seal(TOTP_SECRET)} where id = ${staff.id}`
  return staff
}

/** Looked for in all that a table can hold, so that no sealed column is forgotten. */
async function columnsSealedWithOldKey(): Promise<string[]> {
  const columns = await app.owner_db<{ path: string; table: string; name: string }[]>`
    select table_schema || '.' || table_name || '.' || column_name as path,
           table_schema || '.' || table_name as table, column_name as name
    from information_schema.columns where data_type = 'bytea' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1`
  const found: string[] = []
  for (const { path, table, name } of columns) {
    const rows = await app.owner_db<{ value: Buffer | null }[]>`
      select ${app.owner_db(name)} as value from ${app.owner_db(table)}`
    if (rows.some(({ value }) => value !== null && KEYS.old.keyOf(value) === 'current')) found.push(path)
  }
  return found
}

test('a key is rotated while players roll: nothing that the old key has sealed or signed is lost', async () => {
  const [mine, staff] = [await player(), await hireWithAuthenticator()]
  const old_bet = await roll(servers.old, mine)
  const old_proof = await proofOf(servers.old, mine, old_bet)
  const password = await launch(servers.old, mine)

  // The old series goes on under both keys, and a new one is signed with the new key.
  const next_bet = await roll(servers.rotating, mine)
  expectProven(await proofOf(servers.rotating, mine, next_bet))
  expect(await proofOf(servers.rotating, mine, old_bet)).toEqual(old_proof)
  expect(await launch(servers.rotating, mine)).toBe(password)
  expect(await signInWithCode(KEYS.rotating, staff)).toMatchObject({ next: 'nothing' })
  const series = await newSeries(servers.rotating, mine)
  expect(series.public_key).not.toBe(old_proof.public_key)

  expect(await columnsSealedWithOldKey()).toEqual([
    'digit_bet.server_seed.sealed',
    'seamless.member.sealed_password',
    'staff.staff.totp_secret',
  ])
  const sealed_anew = await resealAll(app.owner_db, KEYS.rotating)
  expect(sealed_anew.map(({ resealed, left }) => [resealed > 0, left])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
    [false, 0],
  ])
  expect((await resealAll(app.owner_db, KEYS.rotating)).every(({ resealed }) => resealed === 0)).toBe(true)

  expect(await columnsSealedWithOldKey()).toEqual([])

  // The old key is gone.
  const new_bet = await roll(servers.new, mine)
  const new_proof = await proofOf(servers.new, mine, new_bet)
  expectProven(new_proof)
  expect(new_proof.public_key).toBe(series.public_key)
  expect(await proofOf(servers.new, mine, old_bet)).toEqual(old_proof)
  expectProven(await proofOf(servers.new, mine, next_bet))
  expect(await launch(servers.new, mine)).toBe(password)
  expect(await signInWithCode(KEYS.new, staff)).toMatchObject({ next: 'nothing' })
  const checks = await runReconciliation(app.owner_db, KEYS.new)
  expect(checks.flatMap((check) => check.discrepancies)).toEqual([])
})

test('servers of both settings work beside each other, and what one seals the other opens', async () => {
  const mine = await player()

  await roll(servers.prepared, mine)
  await newSeries(servers.rotating, mine)
  await roll(servers.prepared, mine)
  await newSeries(servers.prepared, mine)
  const bet = await roll(servers.rotating, mine)

  for (const name of ['prepared', 'rotating'] as const) expectProven(await proofOf(servers[name], mine, bet))
})

test('sealing anew races with servers that go on sealing with both keys, and loses nothing', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, player))
  let is_over = false
  const play = async (one: TestPlayer, name: 'prepared' | 'rotating') => {
    for (let rounds = 0; !is_over || rounds < 3; rounds++) {
      await roll(servers[name], one)
      await newSeries(servers[name], one)
    }
  }
  const playing = players.map((one, index) => play(one, index % 2 === 0 ? 'prepared' : 'rotating'))

  for (let passes = 0; passes < 5; passes++) await resealAll(app.owner_db, KEYS.rotating)
  is_over = true
  await Promise.all(playing)

  const left = (await resealAll(app.owner_db, KEYS.rotating)).map((column) => column.left)
  expect(left).toEqual([0, 0, 0, 0])
  const checks = await runReconciliation(app.owner_db, KEYS.new)
  expect(checks.flatMap((check) => check.discrepancies)).toEqual([])
})
