import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createSwitches } from '#switch/server/index.ts'
import { createPlaceSlip, createSlipContext } from '#two-d/server/index.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '../support/database/crowded-database.ts'
import { declareTestDraw, openTestDraw } from '../support/use-cases/two-d-draw.ts'

const PLAYERS = 100
/** Of each player. Every line wins: a settlement that is killed has something to pay at every moment. */
const SLIPS = 40
const STAKE = kyat(100)
const START = kyat(100_000)
const KILLS = 2
const KILLED_AFTER_MS = 150
const PAID_WITHIN_MS = 30_000
const SETTLER = fileURLToPath(new URL('./settler.ts', import.meta.url))

let app: CrowdedDatabase
let players: Player[]
let slips: SlipCounter
let draw_id: number
let next_draw_id: number
const settlers: ChildProcess[] = []

beforeAll(async () => {
  app = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: kyat(1), main: START })
  const sessions = await app.db<Player[]>`select player_id, token_hash from identity.session order by player_id`
  players = [...sessions]
  slips = openSlipCounter(app.url)
  draw_id = (await openTestDraw(app.db, { default_number_limit: kyat(10_000_000) })).id
  next_draw_id = (await openTestDraw(app.db, { session: 'evening' })).id
  for (let slip = 0; slip < SLIPS; slip++) await everybodyBets(draw_id, '77')
})

afterAll(async () => {
  for (const settler of settlers) settler.kill('SIGKILL')
  await slips.close()
  await app.close()
})

test('two settlements at once, killed again and again, pay every line once, while bets on the next draw go on', async () => {
  await declareTestDraw(app.db, draw_id, '77')
  for (let kill = 0; kill < KILLS; kill++) {
    const pair = [startSettler(), startSettler()]
    await firstPayment(kill)
    const bets = everybodyBets(next_draw_id, '05')
    // The first pair at once: on a quick machine it would soon be through.
    await sleep(kill * KILLED_AFTER_MS)
    const ends = pair.map((settler) => once(settler, 'exit'))
    for (const settler of pair) settler.kill('SIGKILL')
    await Promise.all([bets, ...ends])
    if (kill === 0) expect(await status()).toBe('declared')
  }
  startSettler()
  await expect.poll(status, { timeout: PAID_WITHIN_MS, interval: 100 }).toBe('settled')
  const after_bets = START - STAKE * BigInt(SLIPS + KILLS)
  await expectMain(after_bets + STAKE * 80n * BigInt(SLIPS))

  // The wrong number, as it turns out: nobody had bet on the right one.
  await declareTestDraw(app.db, draw_id, '00')
  await sleep(KILLED_AFTER_MS)
  for (const settler of settlers) settler.kill('SIGKILL')
  startSettler()
  await expect.poll(status, { timeout: PAID_WITHIN_MS, interval: 100 }).toBe('settled')
  await expectMain(after_bets)
  expect(await app.differences()).toEqual([])
}, 120_000)

/** A process that does nothing but pay, as the worker does it. */
function startSettler(): ChildProcess {
  const settler = spawn(process.execPath, [...NODE_FLAGS, SETTLER, app.url], { stdio: 'inherit' })
  settlers.push(settler)
  return settler
}

/** Waits until more is paid than before; a settlement that is through is not waited for. */
async function firstPayment(kill: number): Promise<void> {
  const before = kill === 0 ? 0 : await paid()
  await expect
    .poll(async () => (await paid()) > before || (await status()) === 'settled', {
      timeout: PAID_WITHIN_MS,
      interval: 10,
    })
    .toBe(true)
}

async function paid(): Promise<number> {
  const [row] = await app.db<{ count: number }[]>`select count(*)::integer as count from two_d.prize`
  return row?.count ?? 0
}

async function status(): Promise<string | undefined> {
  const [row] = await app.db<{ status: string }[]>`select status from two_d.draw where id = ${draw_id}`
  return row?.status
}

async function expectMain(balance: bigint): Promise<void> {
  const rows = await app.db<{ balance: bigint }[]>`
    select distinct balance from ledger.account where name = 'main' and player_id is not null`
  expect(rows).toEqual([{ balance }])
}

interface Player {
  player_id: bigint
  token_hash: Buffer
}

interface SlipCounter {
  place: ReturnType<typeof createPlaceSlip>
  close(): Promise<void>
}

/** Where slips are taken, without a server in between. */
function openSlipCounter(url: string): SlipCounter {
  const open = (access?: 'by_key'): Database =>
    openDatabase(url, { connections: 2, role: 'thazin_server', ...(access && { access }) })
  const [db, hot_db] = [open(), open('by_key')]
  return {
    place: createPlaceSlip(createSlipContext({ db, hot_db, switches: createSwitches(db), metrics: createMetrics() })),
    close: async () => void (await Promise.all([db.end(), hot_db.end()])),
  }
}

/** One slip each. @throws Problem when one is refused */
async function everybodyBets(draw: number, digits: string): Promise<void> {
  const slip = { session: null, draw_id: draw, stakes: [{ digits, stake: STAKE }], total: STAKE, idempotency_key: null }
  await Promise.all(players.map((player) => slips.place({ ...player, ...slip })))
}
