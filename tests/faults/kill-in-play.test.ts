import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { parseDepth } from '#scripts/test/test-depth.ts'
import { GAMES } from '#tools/sandbox/src/games/index.ts'
import { createLog } from '#tools/sandbox/src/log.ts'
import { openSandbox, type Sandbox } from '#tools/sandbox/src/sandbox.ts'
import { parseSettings } from '#tools/sandbox/src/settings.ts'
import { operatorSign } from '#tools/sandbox/src/sign.ts'
import { type ServerProcess, startServer } from '../support/app/server-process.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '../support/database/crowded-database.ts'

const PARTNER = { operator_code: 'THZN', secret_key: 'a-secret-of-tests' }
const PLAYERS = 8
const TITLES = ['jili-golden-owl', 'jili-mogok-ruby']
const KILLS = inject('is_deep') ? 40 : 2
/** Each round is two callbacks that move money and one that tells; a third of all is sent twice. */
const ROUNDS = inject('is_deep') ? 4_000 : 100
const STAKE_KYAT = 200
const FAULTS = 'duplicate=0.3,late=0.1,delay=0.3,drop=0.02,mixed_keys=0.3,text_amounts=0.3'
const CHAOS = `seed=${parseDepth().seed},${FAULTS}`
const ANSWERED_WITHIN_MS = 90_000
const LATE_COPIES_MS = 3_500

let app: CrowdedDatabase
let gate: Gate
let sandbox: Sandbox
let server: ServerProcess | null = null

beforeAll(async () => {
  app = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: kyat(100_000) })
  gate = await openGate()
  const settings = parseSettings({
    GSC_OPERATOR_CODE: PARTNER.operator_code,
    GSC_SECRET_KEY: PARTNER.secret_key,
    SANDBOX_OPERATOR_URL: `http://127.0.0.1:${gate.port}/api`,
    SANDBOX_CHAOS: CHAOS,
    DATA_DIR: app.data_dir,
  })
  sandbox = await openSandbox({ settings, games: GAMES, log: createLog('silent') })
})

afterAll(async () => {
  server?.child.kill('SIGKILL')
  await sandbox.close()
  gate.server.close()
  await app.close()
})

test('platform and game maker agree to the last digit after the platform was killed in the middle of play', async () => {
  const { members } = app
  const seats = await Promise.all(members.flatMap((member) => TITLES.map((game_code) => launch(member, game_code))))
  let rounds = 0
  const play = async (path: string) => {
    while (rounds < ROUNDS) {
      const round_id = `round-of-play-${rounds++}`
      await sandbox.app.inject({
        method: 'POST',
        url: `${path}spin`,
        payload: { round_id, stake: STAKE_KYAT * 10_000 },
      })
    }
  }
  const playing = Promise.all(seats.map(play))
  for (let kill = 1; kill <= KILLS; kill++) {
    const { child } = await openServer()
    while (rounds < (ROUNDS * kill) / (KILLS + 1)) await sleep(20)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const { child } = await openServer()
  await playing
  await expect.poll(() => pendingOf(members), { timeout: ANSWERED_WITHIN_MS, interval: 200 }).toBe(0)
  // The copies that are sent seconds later must find everything done.
  await sleep(LATE_COPIES_MS)

  for (const member of members) {
    const [ledger, balance] = [await ledgerOf(member), await balanceOf(member)]
    expect(ledger.refused).toBe(0)
    expect(`${member} ${String(ledger.moved_kyat)}`).toBe(`${member} ${balance - 100_000}`)
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(await app.differences()).toEqual([])
  expect(gate.passed).toBeGreaterThan(ROUNDS * 2)
}, 1_800_000)

async function openServer() {
  const env = {
    GSC_URL: 'http://127.0.0.1:9',
    GSC_OPERATOR_CODE: PARTNER.operator_code,
    GSC_SECRET_KEY: PARTNER.secret_key,
  }
  server = await startServer({ ...app, log_level: 'fatal', env })
  gate.leadsTo = server.port
  return server
}

/** As the platform asks for it; its own way of asking is the matter of other tests. */
async function launch(member_account: string, game_code: string): Promise<string> {
  const request_time = Math.floor(Date.now() / 1_000)
  const payload = {
    operator_code: PARTNER.operator_code,
    request_time,
    sign: operatorSign(PARTNER, 'launchgame', String(request_time)),
    member_account,
    password: 'the-same-for-ever',
    currency: 'MMK',
    product_code: 1091,
    game_type: 'SLOT',
    game_code,
    language_code: 0,
    ip: '127.0.0.1',
    platform: 'MOBILE',
    operator_lobby_url: 'http://127.0.0.1/',
  }
  const reply = await sandbox.app.inject({ method: 'POST', url: '/api/operators/launch-game', payload })
  return new URL(reply.json<{ url: string }>().url).pathname
}

async function ledgerOf(member: string): Promise<Record<string, unknown>> {
  return (await sandbox.app.inject({ url: `/ledger/${member}.json` })).json()
}

async function pendingOf(members: string[]): Promise<number> {
  const ledger = await Promise.all(members.map(ledgerOf))
  return ledger.reduce((total, { pending }) => total + Number(pending), 0)
}

/** In kyat; the slot's prizes are whole. */
async function balanceOf(member: string): Promise<number> {
  const [row] = await app.db<{ balance: bigint }[]>`
    select balance from ledger.account
    where id = (select id * 10 + 2 from identity.player where user_name = ${member})`
  return Number(row?.balance ?? 0n) / 10_000
}

/** One address for servers that come and go, as a proxy in front of them has. */
interface Gate {
  server: Server
  port: number
  leadsTo: number
  passed: number
}

async function openGate(): Promise<Gate> {
  const server = createServer((request, reply) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = await fetch(`http://127.0.0.1:${opened.leadsTo}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      }).catch(() => null)
      if (answer === null) return reply.destroy()
      opened.passed++
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text().catch(() => ''))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const opened: Gate = { server, port: address.port, leadsTo: 9, passed: 0 }
  return opened
}
