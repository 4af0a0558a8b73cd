import { createHash, createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../ledger/store.ts'
import { createLog } from '../log.ts'
import { shanRoutes } from './index.ts'

const AGENT = { agent_code: 'a3h1', secret_key: 'shan/key' }
const KYAT = 10_000

type OperatorMessage = Record<string, unknown> & {
  players: { player_id: string; balance: number }[]
  signature: string
}

let store: Store
let app: FastifyInstance
let operator: Server
let told: OperatorMessage[]
let answer: { status: number; body: object }
beforeEach(async () => {
  told = []
  answer = { status: 200, body: { status: 'success', code: 'SUCCESS' } }
  operator = createServer((request, reply) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      told.push(JSON.parse(text) as OperatorMessage)
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  store = openStore(':memory:')
  app = Fastify()
  const operator_url = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`
  shanRoutes(app, { store, agent: AGENT, operator_url, public_url: null, port: 3002, log: createLog('silent') })
})
afterEach(async () => {
  await app.close()
  operator.closeAllConnections()
  operator.close()
  store.close()
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function signed(action: string, fields: object): Record<string, unknown> {
  const request_time = Math.floor(Date.now() / 1_000)
  const { agent_code, secret_key } = AGENT
  return { agent_code, request_time, sign: md5(`${request_time}${secret_key}${action}${agent_code}`), ...fields }
}

const LAUNCH = { product_code: 100_200, game_type: 'Shan', member_account: 'T0001', balance: 10_000 }

async function ask(url: string, payload: unknown) {
  const reply = await app.inject({ method: 'POST', url, payload: payload as object })
  return { status: reply.statusCode, body: reply.json<Record<string, never>>() as Record<string, unknown> }
}
const launch = (fields: object = {}) => ask('/api/client/launch-game', signed('launchgame', { ...LAUNCH, ...fields }))
async function sit(fields: object = {}): Promise<string> {
  return new URL(String((await launch(fields)).body.url)).pathname
}
const ledger = async () => (await app.inject('/shan/ledger/T0001.json')).json<Record<string, unknown>>()

interface RoundView {
  mine: number[]
  banker: number[] | null
  result: { outcome: string; net: number } | null
}

/** Plays to the end; answers the last view. */
async function play(path: string, round_id: string, draws = false, bet = 1_000) {
  const dealt = await ask(`${path}deal`, { round_id, bet: bet * KYAT })
  if (dealt.status !== 200 || (dealt.body.round as RoundView).result) return dealt
  return ask(`${path}decide`, { round_id, draws })
}

/** A round that waits for the player: most do. */
async function dealUndecided(path: string): Promise<string> {
  for (let times = 0; times < 50; times++) {
    const round_id = `waiting-${times}`
    const { body } = await ask(`${path}deal`, { round_id, bet: 100 * KYAT })
    if ((body.round as RoundView).result === null) return round_id
  }
  throw new Error('a do in every deal')
}

describe('a launch', () => {
  test('gives a seat with the balance that the operator names, in its player’s language and on its player’s host', async () => {
    const reply = await launch({ lobby_url: 'http://192.168.1.5:3000/shan', language_code: 13 })

    expect(reply).toMatchObject({ status: 200, body: { code: 200, message: 'Game launched successfully' } })
    expect(String(reply.body.url)).toMatch(/^http:\/\/192\.168\.1\.5:3002\/shan\/[\w-]{32}\/$/)
    const state = await ask(`${new URL(String(reply.body.url)).pathname}state`, {})
    expect(state.body).toEqual({ balance: 10_000 * KYAT, round: null, recent: [] })
  })

  test.each([
    [401, { sign: '0'.repeat(32) }, 'Invalid signature'],
    [404, { agent_code: 'zzzz' }, 'Agent not found'],
    [422, { member_account: '' }, 'Validation failed'],
    [422, { balance: -1 }, 'Validation failed'],
    [422, { balance: '100' }, 'Validation failed'],
    [422, { product_code: 1 }, 'Validation failed'],
    [422, { request_time: 'now' }, 'Validation failed'],
  ])('is refused with %d for %j', async (status, fields, message) => {
    expect(await launch(fields)).toMatchObject({ status, body: { code: status, message } })
  })

  test('again sets the balance anew, and a round that was open is ended and sent', async () => {
    const path = await sit()
    await dealUndecided(path)

    await sit({ balance: 50_000 })

    await expect.poll(async () => (await ledger()).untold).toBe(0)
    const { rounds, balance } = await ledger()
    const last = told.at(-1)?.players[0]?.balance ?? 0
    expect(rounds).toBe(told.length)
    expect(Number(balance)).toBe(last)
    expect(Math.abs(last - 50_000)).toBeLessThanOrEqual(500)
  })
})

describe('a round', () => {
  test('is sent to the operator as the protocol has it', async () => {
    const path = await sit()
    const { body } = await play(path, 'round-0001')

    const [one] = told
    const { net } = (body.round as RoundView).result ?? { net: 0 }
    expect(one).toMatchObject({
      game_type_id: 15,
      players: [
        { player_id: 'T0001', balance: 10_000 + net / KYAT, bet_amount: 1_000 },
        { player_id: 'SKP0101', balance: 100_000_000 - net / KYAT },
      ],
      total_player_net: net / KYAT,
      banker_amount_change: net === 0 ? 0 : -net / KYAT,
    })
    expect(String(one?.timestamp)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
    const { signature, ...rest } = one as OperatorMessage
    const sorted = Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
    const text = JSON.stringify(sorted).replaceAll('/', '\\/')
    expect(signature).toBe(createHmac('md5', AGENT.secret_key).update(text).digest('hex'))
    expect(body).toMatchObject({ balance: 10_000 * KYAT + net, is_told: true })
  })

  test('asked for twice is dealt once, and told once', async () => {
    const path = await sit()
    const first = await play(path, 'round-0001', true)

    expect((await ask(`${path}deal`, { round_id: 'round-0001', bet: 1_000 * KYAT })).body).toMatchObject({
      round: first.body.round,
    })
    expect((await ask(`${path}decide`, { round_id: 'round-0001', draws: false })).body).toMatchObject({
      round: first.body.round,
    })
    expect(told).toHaveLength(1)
  })

  test('shows the banker’s cards to nobody before it is over, and goes on after a reload', async () => {
    const path = await sit()
    const round_id = await dealUndecided(path)

    const { body } = await ask(`${path}state`, {})

    expect(body.round).toMatchObject({ round_id, banker: null, result: null })
    expect((body.round as RoundView).mine).toHaveLength(2)
    expect(await ask(`${path}deal`, { round_id: 'another-1', bet: 100 * KYAT })).toMatchObject({ status: 400 })
  })

  test('is not dealt for a bet whose worst loss the wallet does not hold', async () => {
    const path = await sit({ balance: 4_999.99 })

    expect(await play(path, 'round-0001')).toMatchObject({ status: 409, body: { code: 1001 } })
    expect(await play(path, 'round-0002', false, 500)).toMatchObject({ status: 200 })
  })

  test.each([
    [{ round_id: 'round-0001', bet: 7 }],
    [{ round_id: 'x', bet: 1_000 * KYAT }],
    [{ round_id: 'round-0001', bet: '1000' }],
    [{ round_id: 'round-0001', bet: 1_000 * KYAT, cards: [0, 1] }],
    [null],
  ])('is not dealt for %j', async (body) => {
    expect(await ask(`${await sit()}deal`, body)).toMatchObject({ status: 400 })
  })

  test('that the operator did not take stays in our list, with the stake, and the ledger says so', async () => {
    answer = { status: 500, body: {} }
    const path = await sit()
    const { body } = await play(path, 'round-0001')

    expect(body.is_told).toBe(false)
    expect(await ledger()).toMatchObject({ rounds: 1, staked: '1000', untold: 1 })
    const list = await ask(
      '/api/member-transactions',
      signed('membertransactions', { member_account: 'T0001', limit: 10 }),
    )
    const { net } = (body.round as RoundView).result ?? { net: 0 }
    expect(list.body.data).toMatchObject({
      total_found: 1,
      transactions: [{ bet_amount: '1000', before_balance: '10000', after_balance: String(10_000 + net / KYAT) }],
    })
  })

  test('after round, wallet and ledger agree', async () => {
    const path = await sit({ balance: 1_000_000 })
    for (let round = 0; round < 60; round++) await play(path, `round-${round}-of-60`, round % 2 === 0, 500)

    const { balance, net, rounds, staked, transactions } = await ledger()
    expect({ rounds, staked }).toEqual({ rounds: 60, staked: '30000' })
    expect(Number(balance)).toBe(1_000_000 + Number(net))
    const sum = (transactions as { net: number }[]).reduce((total, row) => total + row.net, 0)
    expect(sum).toBe(Number(net))
    expect(told.at(-1)?.players[0]?.balance).toBe(Number(balance))
  })
})

test('a list is for whom it is signed, and a table for who has its address', async () => {
  await sit()

  expect(await ask('/api/member-transactions', { ...signed('launchgame', { member_account: 'T0001' }) })).toMatchObject(
    {
      status: 401,
    },
  )
  expect(await ask('/shan/not-a-seat/state', {})).toMatchObject({ status: 404 })
  expect((await app.inject('/shan/not-a-seat/')).statusCode).toBe(404)
  expect((await app.inject('/shan/ledger/NOBODY.json')).statusCode).toBe(404)
})
