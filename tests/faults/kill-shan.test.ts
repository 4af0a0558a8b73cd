import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { parseDepth } from '#scripts/test/test-depth.ts'
import { compareRounds, createProvider } from '#shan/server/index.ts'
import { seeded } from '#tools/sandbox/src/games/testing/seeded.ts'
import { createLog } from '#tools/sandbox/src/log.ts'
import { openSandbox, type Sandbox } from '#tools/sandbox/src/sandbox.ts'
import { parseSettings } from '#tools/sandbox/src/settings.ts'
import { type ServerProcess, startServer } from '../support/app/server-process.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '../support/database/crowded-database.ts'

const AGENT = { agent_code: 'a3h1', secret_key: 'a/key of tests', secret_key_previous: null }
const PLAYERS = 6
const START_KYAT = 1_000_000
const KILLS = inject('is_deep') ? 40 : 2
const ROUNDS = inject('is_deep') ? 3_000 : 80
/** Of a hundred callbacks: lost on the way there, and answered without the answer coming back. */
const LOST = { before: 8, after: 8 }
/** Played from one kill to the next; the last fifth of them while no server listens. */
const ROUNDS_PER_KILL = ROUNDS / KILLS
/** The provider lists a hundred rounds of a player: compared, as by the worker, before a player can have played so many. */
const KILLS_PER_COMPARISON = 5
const BET = 1_000 * 10_000
/** The decisions of players and the losses on the line: equal for the same seed. The table shuffles its own cards. */
const random = { draws: seeded(parseDepth().seed), line: seeded(parseDepth().seed + 1) }

let app: CrowdedDatabase
let gate: Gate
let sandbox: Sandbox
let shan_url: string

beforeAll(async () => {
  app = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: kyat(START_KYAT) })
  gate = await openGate()
  const settings = parseSettings({
    GSC_OPERATOR_CODE: 'THZN',
    GSC_SECRET_KEY: 'not-asked-for-here',
    SHAN_AGENT_CODE: AGENT.agent_code,
    SHAN_SECRET_KEY: AGENT.secret_key,
    SANDBOX_OPERATOR_URL: `http://127.0.0.1:${gate.port}/api`,
    DATA_DIR: app.data_dir,
  })
  sandbox = await openSandbox({ settings, games: [], log: createLog('silent') })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  shan_url = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await sandbox.close()
  gate.server.close()
  await app.close()
})

test('platform and Shan table agree to the last digit after kills, lost callbacks, and bets elsewhere meanwhile', async () => {
  let server = await openServer()
  const seats = await Promise.all(app.tokens.map(launch))
  let rounds = 0
  const play = async (path: string, until: number) => {
    while (rounds < until) await playRound(path, `round-of-shan-${rounds++}`)
  }
  const rolls = { are_over: false }
  const rolling = Promise.all(app.tokens.map((token) => rollUntil(rolls, token)))
  for (let kill = 1; kill <= KILLS; kill++) {
    const until = ROUNDS_PER_KILL * kill
    const playing = Promise.all(seats.map((path) => play(path, until)))
    while (rounds < until - ROUNDS_PER_KILL / 5) await sleep(5)
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    await playing
    server = await openServer()
    if (kill % KILLS_PER_COMPARISON === 0) await compareAll()
  }
  rolls.are_over = true
  await rolling

  expect(gate.lost).toBeGreaterThan(ROUNDS / 20)
  await compareAll()
  expect((await compareRounds(app.db, createProvider({ url: shan_url, ...AGENT }))).settled).toBe(0)

  for (const member of await members()) {
    const ledger = await ledgerOf(member.user_name)
    expect({ ...member, rolled: 0 }).toMatchObject({
      shan: Number(ledger.net),
      staked: Number(ledger.staked),
      rounds: ledger.rounds,
    })
    expect(member.game).toBe(START_KYAT + member.rolled + Number(ledger.net))
  }
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  expect(await app.differences()).toEqual([])
}, 1_800_000)

async function openServer(): Promise<ServerProcess> {
  const env = { SHAN_URL: shan_url, SHAN_AGENT_CODE: AGENT.agent_code, SHAN_SECRET_KEY: AGENT.secret_key }
  const server = await startServer({ ...app, log_level: 'fatal', env })
  gate.leads_to = server.port
  return server
}

async function compareAll(): Promise<void> {
  await letTimePass()
  const compared = await compareRounds(app.db, createProvider({ url: shan_url, ...AGENT }))
  expect(compared).toMatchObject({ players: PLAYERS, differences: [] })
}

async function launch(token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${gate.leads_to}/api/shan-launch-game`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  })
  const { launch_game_url } = (await response.json()) as { launch_game_url: string }
  return new URL(launch_game_url).pathname
}

async function playRound(path: string, round_id: string): Promise<void> {
  const ask = (name: string, payload: object) => sandbox.app.inject({ method: 'POST', url: `${path}${name}`, payload })
  const dealt = (await ask('deal', { round_id, bet: BET })).json<{ round: { result: unknown } }>()
  if (dealt.round.result === null) await ask('decide', { round_id, draws: random.draws(2) === 0 })
}

/** Bets at another game of the platform, over the same balance. */
async function rollUntil(rolls: { are_over: boolean }, token: string): Promise<void> {
  while (!rolls.are_over) {
    await fetch(`http://127.0.0.1:${gate.leads_to}/api/digitbet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ bet_type: 'small', bet_amount: 3, multiplier: 1, rolled_number: 1 }),
    }).catch(() => sleep(20))
    await sleep(5)
  }
}

/** Callbacks may still come for rounds of just now, so the comparison leaves those alone: here all were long ago. */
async function letTimePass(): Promise<void> {
  const ledger = new DatabaseSync(join(app.data_dir, 'sandbox', 'ledger.sqlite'))
  ledger.exec('update shan_round set settled_at_ms = settled_at_ms - 600000')
  ledger.close()
  await app.db`update shan.session set launched_at = launched_at - interval '10 minutes'`
}

interface Member {
  user_name: string
  game: number
  rolled: number
  shan: number
  staked: number
  rounds: number
}

/** The platform's figures of each player, in kyat. */
async function members(): Promise<Member[]> {
  return app.db<Member[]>`
    select user_name, (balance / 10000.0)::float as game,
           (coalesce((select sum(win_amount - bet_amount * multiplier) from digit_bet.bet where player_id = p.id), 0)
             / 10000.0)::float as rolled,
           s.net::float / 10000 as shan, s.staked::float / 10000 as staked, s.rounds::integer
    from identity.player p
    join ledger.account a on a.id = p.id * 10 + 2
    cross join lateral (
      select sum(net) as net, sum(bet_amount) as staked, count(*) as rounds from shan.settlement where player_id = p.id
    ) s
    order by p.id`
}

async function ledgerOf(member: string): Promise<{ net: string; staked: string; rounds: number }> {
  return (await sandbox.app.inject({ url: `/shan/ledger/${member}.json` })).json()
}

/** One address for servers that come and go, on a line that loses some of what it carries. */
interface Gate {
  server: Server
  port: number
  leads_to: number
  lost: number
}

async function openGate(): Promise<Gate> {
  const server = createServer((request, reply) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const fate = random.line(100)
      const answer = fate < LOST.before ? null : await forward(request.url ?? '', Buffer.concat(chunks).toString())
      if (answer === null || fate < LOST.before + LOST.after) {
        opened.lost++
        return reply.destroy()
      }
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
    })()
  })
  const forward = async (path: string, body: string): Promise<{ status: number; text: string } | null> => {
    try {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${opened.leads_to}${path}`, { method: 'POST', headers, body })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return null
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const opened: Gate = { server, port: (server.address() as AddressInfo).port, leads_to: 9, lost: 0 }
  return opened
}
