import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShanSettings } from '#platform/server/settings.ts'
import type { Reply, TestApp, TestPlayer } from '../app/start-test-app.ts'

export interface ReceivedCall {
  path: string
  body: Record<string, unknown>
}

type Answer = { status?: number; body: unknown } | 'silence' | 'hang up'

export interface ShanProvider {
  settings: ShanSettings
  /** The calls that it has received, oldest first. */
  requested: ReceivedCall[]
  /** How it answers a path from now on; without a word it launches, and lists no rounds. */
  answer(
    path: 'launch-game' | 'member-transactions',
    answer: Answer | ((requested: ReceivedCall) => Answer | Promise<Answer>),
  ): void
  close(): Promise<void>
}

const SECRET = 'a/secret of ငါး'
export const LAUNCH_URL = 'https://shan.example/table?token=abc'

/** A maker of the table that does as a test says; it shares no code with ours. */
export async function openShanProvider(): Promise<ShanProvider> {
  const requested: ReceivedCall[] = []
  const answers = new Map<string, Answer | ((requested: ReceivedCall) => Answer | Promise<Answer>)>()
  const server = createServer((request, response) => {
    void parseBody(request).then(async (body) => {
      const call = { path: request.url ?? '', body }
      requested.push(call)
      const known = answers.get(call.path.split('/').at(-1) ?? '') ?? usual(call.path)
      const answer = typeof known === 'function' ? await known(call) : known
      if (answer === 'silence') return
      if (answer === 'hang up') return response.destroy()
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    requested,
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      agent_code: 'a3h1',
      secret_key: SECRET,
      secret_key_previous: null,
    },
    answer: (path, answer) => void answers.set(path, answer),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const usual = (path: string): Answer =>
  path.endsWith('/launch-game')
    ? { body: { code: 200, message: 'Game launched successfully', url: LAUNCH_URL } }
    : { body: { status: 'Request was successful.', data: { transactions: [] } } }

async function parseBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text) as Record<string, unknown>
}

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** As PHP writes and signs it, for bodies of plain ASCII and whole or two-decimal numbers. */
export function signed(body: Record<string, unknown>, secret = SECRET): Record<string, unknown> {
  const sorted = Object.fromEntries(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)))
  const text = JSON.stringify(sorted).replaceAll('/', '\\/')
  return { ...body, signature: createHmac('md5', secret).update(text).digest('hex') }
}

let rounds = 0
/** The clock of the provider in these tests: each round is a second after the one before. */
const STARTED_AT = Date.now()

export interface TestRound {
  wager_code: string
  timestamp: string
  players: { player_id: string; balance: number; bet_amount?: number }[]
  [name: string]: unknown
}

/** A round in which this player's wallet came to hold `balance`, with the provider's own seats beside it. */
export function roundOf(player: TestPlayer, balance: number, more: Partial<TestRound> = {}): TestRound {
  rounds++
  const at = new Date(STARTED_AT + rounds * 1_000).toISOString().replace(/\.\d+Z$/, '+0000')
  return {
    wager_code: `W/${STARTED_AT}-${rounds}`,
    game_type_id: 15,
    players: [
      { player_id: player.user.member_account, balance },
      { player_id: 'SKP0101', balance: 99_000_000.5 },
      { player_id: 'BANKER_7', balance: 1 },
    ],
    banker_balance: 98_000_000,
    agent_balance: 98_000_000,
    timestamp: at,
    total_player_net: 0,
    banker_amount_change: 0,
    ...more,
  }
}

export function sendBalances(app: TestApp, body: unknown): Promise<Reply> {
  return app.call('POST', '/api/shan/client/balance-update', { body, headers: { 'x-transaction-key': 'k' } })
}

export function launch(app: TestApp, player: TestPlayer, body: object = {}): Promise<Reply> {
  return app.call('POST', '/api/shan-launch-game', { token: player.token, body })
}
