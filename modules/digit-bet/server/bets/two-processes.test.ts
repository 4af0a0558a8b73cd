import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { DigitBetAnswer } from '#digit-bet/contract/player.ts'
import { hashToken } from '#identity/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { CONFIGURATION_FRESH_MS } from '#platform/server/caching/cached.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { DatabaseClient } from '#platform/server/database/driver/client.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createSwitches } from '#switch/server/index.ts'
import { type ServerProcess, startServer } from '#tests/support/app/server-process.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '#tests/support/database/crowded-database.ts'
import { rotateSeedSeries } from '../fairness/seed-series.ts'
import { createDigitBetContext } from '../index.ts'
import { createPlaceBet } from './place-bet.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Another process of the server remembers other things of the same players. */
function createOtherProcess() {
  const { db, key } = app
  const context = createDigitBetContext({ db, hot_db: db, key, metrics: createMetrics(), switches: createSwitches(db) })
  const place = createPlaceBet(context)
  const roll = async (player: TestPlayer): Promise<DigitBetAnswer> => {
    const bet = { bet_type: 'big', digit: null, bet_amount: kyat(1), multiplier: 1, rolled_number: 0 } as const
    const answer = await place({
      token_hash: hashToken(player.token),
      player_id: player.id,
      bet,
      idempotency_key: null,
      arrived_at: performance.now(),
    })
    return JSON.parse(answer) as DigitBetAnswer
  }
  return { context, roll }
}

test('what one process remembers of a player is not believed once another has rolled, paid or changed the series', async () => {
  const player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  const other = createOtherProcess()
  const here = async (): Promise<DigitBetAnswer> => {
    const body = { bet_type: 'small', bet_amount: 1, multiplier: 1, rolled_number: 0 }
    return (await app.call('POST', '/api/digitbet', { token: player.token, body })).body as unknown as DigitBetAnswer
  }
  const exchange = () =>
    app.call('POST', '/api/exchange-main-to-game', {
      token: player.token,
      body: { amount: 10 },
      idempotency_key: randomUUID(),
    })
  const there = () => other.roll(player)
  const rotate = () => rotateSeedSeries(other.context, player.id)

  const answers: DigitBetAnswer[] = []
  for (const step of [here, there, there, here, exchange, here, there, exchange, there, rotate, here, here, there]) {
    const answer = await step()
    if (step === here || step === there) answers.push(answer as DigitBetAnswer)
  }

  const rolled = answers.map((answer) => answer.data.history[0])
  expect(rolled.map((row) => row?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3])
  for (const [index, answer] of answers.entries()) {
    const until_now = rolled.slice(0, index + 1).toReversed()
    expect(answer.data.history.map((row) => row.id)).toEqual(until_now.map((row) => row?.id))
  }
  expect(answers.at(-1)?.data.balance).toBe(Number((await app.balancesOf(player)).game) / 10_000)
  await app.expectReconciled()
})

describe('with a crowd of players', () => {
  let crowd: CrowdedDatabase
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    crowd = await openCrowdedDatabase(inject('postgres_url'), { size: 20, game: kyat(1_000) })
    servers = await Promise.all([1, 2].map(() => startServer({ ...crowd, log_level: 'fatal', env: SETTINGS })))
  })
  afterAll(async () => {
    await Promise.all(servers.map(stopServer))
    await crowd.close()
  })

  test('what another process rolled is read for all players of a batch at once', async () => {
    const counted = openDatabase(crowd.url, { connections: 4, role: 'owner' })
    const sent = vi.spyOn(DatabaseClient.prototype, 'run')
    const key = await loadSecretKey({ secret_key: null, data_dir: crowd.data_dir })
    const open = (db: Database) =>
      createPlaceBet(
        createDigitBetContext({ db, hot_db: db, key, metrics: createMetrics(), switches: createSwitches(db) }),
      )
    const [here, there] = [open(counted), open(crowd.db)]
    const players = await crowd.db<{ token_hash: Buffer; player_id: bigint }[]>`
      select token_hash, player_id from identity.session order by player_id`
    const bet = { bet_type: 'big', digit: null, bet_amount: kyat(1), multiplier: 1, rolled_number: 0 } as const
    // All in one turn of the event loop, so that they are one batch.
    const rollAll = (place: typeof here, size: number) =>
      Promise.all(
        players
          .slice(0, size)
          .map((player) => place({ ...player, bet, idempotency_key: null, arrived_at: performance.now() })),
      )
    const statementsOf = async (size: number) => {
      await rollAll(there, size)
      sent.mockClear()
      await rollAll(here, size)
      return sent.mock.calls.filter(([{ text }]) => text.includes('digit_bet.bet')).length
    }
    await rollAll(here, players.length)

    const for_one = await statementsOf(1)
    const for_all = await statementsOf(players.length)

    expect(for_one).toBeGreaterThan(0)
    expect(for_all).toBe(for_one)
    await counted.end()
    sent.mockRestore()
  })

  test('players who bet through two server processes in turn get right histories, rolls in order, limits and balances', async () => {
    await crowd.db`update digit_bet.setting set stake_max = ${kyat(50)}`
    const [game_before] = await crowd.db<{ balance: bigint }[]>`
      select sum(balance)::bigint as balance from ledger.account where name = 'game'`
    const played = await Promise.all(crowd.tokens.map((token, place) => playInTurn(servers, { token, place })))

    for (const answers of played) {
      const rolled = answers.map(({ data }) => data)
      for (const [index, { history, fair }] of rolled.entries()) {
        // The rows are the bets before it, rolled by either process.
        const until_now = rolled.slice(0, index + 1).toReversed()
        const known = history.slice(0, until_now.length)
        expect(known.map(({ id }) => id)).toEqual(until_now.slice(0, 10).map((one) => one.history[0]?.id))
        const before = rolled[index - 1]
        if (before === undefined) continue
        expect(fair.n).toBe(before.fair.n + 1)
        expect(fair.prev_hash).toBe(before.fair.seed_h_n)
        expect(createHash('sha256').update(Buffer.from(fair.seed_h_n, 'hex')).digest('hex')).toBe(fair.prev_hash)
      }
    }
    const [game_after] = await crowd.db<{ balance: bigint }[]>`
      select sum(balance)::bigint as balance from ledger.account where name = 'game'`
    const profit = played.flat().reduce((sum, { data }) => sum + (data.history[0]?.profit ?? 0), 0)
    expect(game_after?.balance).toBe((game_before?.balance ?? 0n) + BigInt(Math.round(profit * 10_000)))

    // Both processes keep the limits.
    await crowd.db`update digit_bet.setting set stake_max = ${kyat(5)}, roll_interval_seconds = 30`
    await sleep(2 * CONFIGURATION_FRESH_MS)
    const [token] = crowd.tokens as [string]
    const codes = []
    for (const server of servers) {
      codes.push((await bet(server, token, { bet_amount: 6 })).code, (await bet(server, token, {})).code)
    }
    expect(codes).toEqual(['stake_too_large', 'rolling_too_fast', 'stake_too_large', 'rolling_too_fast'])
    expect(await crowd.differences()).toEqual([])
  })

  test('of more bets at once than a player may place, two processes take as many as one would', async () => {
    await crowd.db`update digit_bet.setting set roll_interval_seconds = 0`
    await sleep(2 * CONFIGURATION_FRESH_MS)
    const token = crowd.tokens[1] as string

    const requested_at = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, count) => bet(servers[count % 2] as ServerProcess, token, {})),
    )
    const seconds = (performance.now() - requested_at) / 1_000

    const refused = answers.filter(({ code }) => code === 'too_many_requests').length
    expect(answers.length - refused).toBeLessThanOrEqual(BETS.burst + seconds * BETS.per_second)
    expect(answers.length - refused).toBeGreaterThan(BETS.burst / 2)
    expect(await crowd.differences()).toEqual([])
  })

  test('wrong logins that are spread over two processes are counted together', async () => {
    const codes = []
    for (let count = 0; count < 7; count++) codes.push(await logIn(servers[count % 2] as ServerProcess))

    expect(codes).toEqual([...Array(FREE_TRIES).fill('wrong_login'), 'too_many_requests', 'too_many_requests'])
  })

  test('connections that are opened and left alone are bounded', async () => {
    const { port } = servers[0] as ServerProcess
    const sockets = Array.from({ length: CONNECTIONS_PER_ADDRESS + 20 }, () => connect(port, '127.0.0.1'))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    const inState = (state: string) => sockets.filter(({ readyState }) => readyState === state).length

    await expect.poll(() => inState('opening')).toBe(0)
    await expect.poll(() => inState('open')).toBeLessThanOrEqual(CONNECTIONS_PER_ADDRESS)

    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })
})

const CONNECTIONS_PER_ADDRESS = 200
const SETTINGS = { PROCESSES: '2', CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS) }
/** A player's rate limit over all processes together. */
const BETS = { burst: 120, per_second: 30 }
const FREE_TRIES = 5
const BETS_IN_TURN = 24

/** One bet after the other, each by the process that did not take the one before. */
async function playInTurn(
  servers: ServerProcess[],
  { token, place }: { token: string; place: number },
): Promise<DigitBetAnswer[]> {
  const answers: DigitBetAnswer[] = []
  for (let count = 0; count < BETS_IN_TURN; count++) {
    const server = servers[(place + count) % servers.length] as ServerProcess
    const too_large = count % 8 === 7 ? await bet(server, token, { bet_amount: 51 }) : null
    if (too_large) expect(too_large.code).toBe('stake_too_large')
    answers.push((await bet(server, token, {})) as unknown as DigitBetAnswer)
  }
  return answers
}

async function bet({ port }: ServerProcess, token: string, other: { bet_amount?: number }): Promise<{ code?: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/digitbet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ bet_type: 'small', bet_amount: 1, multiplier: 1, rolled_number: 3, ...other }),
  })
  return (await answer.json()) as { code?: string }
}

async function logIn({ port }: ServerProcess): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: '09777000111', password: 'not-the-password' }),
  })
  return ((await answer.json()) as { code?: string }).code
}

async function stopServer({ child }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
