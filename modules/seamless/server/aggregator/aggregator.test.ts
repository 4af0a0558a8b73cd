import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { signCall } from '../sign.ts'
import { type Aggregator, createAggregator, type LaunchCall } from './aggregator.ts'

/** The next answers of the simulated aggregator; the last one repeats. */
let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = []
let requested: { url: URL; body: Record<string, unknown> }[] = []
let server: Server
let aggregator: Aggregator

beforeAll(async () => {
  server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  requested = []
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  aggregator = createAggregator({ ...TEST_GSC, url: `http://127.0.0.1:${port}` }, createMetrics())
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  requested.push({ url: new URL(request.url ?? '/', 'http://aggregator'), body })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(request, response)
}

const json =
  (value: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }
const hangUp = (request: IncomingMessage) => request.socket.destroy()

const launch: LaunchCall = {
  member_account: 'P0000001',
  password: 'of the member',
  currency: 'MMK2',
  product_code: 1007,
  game_type: 'SLOT',
  game_code: 'mahjong',
  language_code: 13,
  ip: '203.0.113.9',
  platform: 'MOBILE',
  operator_lobby_url: 'https://thazin.example/',
}
const product = {
  product_code: 1091,
  game_type: 'SLOT',
  currency: 'MMK',
  status: 'ACTIVATED',
  product_name: 'JILI',
  provider: 'Jili',
  entry_type: 1,
}

describe('a launch', () => {
  test('is asked with everything, signed', async () => {
    answers = [json({ code: 200, message: '', url: 'https://play.example/1', content: '' })]

    expect(await aggregator.launchGame(launch)).toEqual({ url: 'https://play.example/1' })

    const { url, body } = requested[0] as (typeof requested)[number]
    expect(url.pathname).toBe('/api/operators/launch-game')
    const { request_time, sign, ...fields } = body
    expect(fields).toEqual({ ...launch, operator_code: 'THZN' })
    expect(Math.abs(Number(request_time) - Date.now() / 1_000)).toBeLessThan(10)
    expect(sign).toBe(signCall('launchgame', { ...TEST_GSC, request_time: String(request_time) }))
  })

  test('may be answered with a document', async () => {
    answers = [json({ code: 200, message: '', url: '', content: '<html></html>' })]

    expect(await aggregator.launchGame(launch)).toEqual({ content: '<html></html>' })
  })

  test.each([
    ['a refusal', { code: 10002, message: 'game_code' }, 'refused', 10002],
    ['maintenance', { code: '2000', message: '' }, 'refused', 2000],
    ['nothing to open', { code: 200, message: '', url: '', content: '' }, 'refused', null],
    ['an address that runs code', { code: 200, url: 'javascript:alert(1)' }, 'refused', null],
    ['an address of a file', { code: 200, url: 'file:///etc/passwd' }, 'refused', null],
    ['a document without end', { code: 200, content: 'a'.repeat(600_000) }, 'refused', null],
    ['another shape', { hello: 1 }, 'silent', null],
    ['a list', [], 'silent', null],
    ['no JSON', '<html>busy</html>', 'silent', null],
  ] as const)('that is answered with %s fails', async (_what, answer, kind, code) => {
    answers = [json(answer)]

    await expect(aggregator.launchGame(launch)).rejects.toMatchObject({ kind, code })
    expect(requested).toHaveLength(1)
  })

  test('is not asked again when it may have been done', async () => {
    answers = [hangUp]

    await expect(aggregator.launchGame(launch)).rejects.toMatchObject({ kind: 'silent' })
    expect(requested).toHaveLength(1)
  })

  test('never follows the aggregator elsewhere', async () => {
    answers = [(_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()]

    await expect(aggregator.launchGame(launch)).rejects.toMatchObject({ kind: 'silent' })
  })
})

describe('a list', () => {
  test.each([
    ['bare', [product]],
    ['wrapped', { ProviderGames: [product] }],
  ])('of products may come %s', async (_how, answer) => {
    answers = [json(answer)]

    expect(await aggregator.availableProducts()).toEqual([{ ...product, product_title: 'JILI' }])
    const query = requested[0]?.url.searchParams
    const request_time = query?.get('request_time') ?? ''
    expect(query?.get('sign')).toBe(signCall('productlist', { ...TEST_GSC, request_time }))
  })

  test('of products leaves out what cannot be read, and switches off what has a strange state', async () => {
    answers = [
      json([
        7,
        {},
        { ...product, product_code: '1006', Status: 'noactivated', status: undefined },
        { ...product, currency: null },
      ]),
    ]

    expect(await aggregator.availableProducts()).toMatchObject([{ product_code: 1006, status: 'DEACTIVATED' }])
  })

  const game = (game_code: string, more: object = {}) => ({
    game_code,
    game_name: game_code,
    image_url: 'https://pictures.example/1.png',
    support_currency: 'MMK, THB',
    status: 'ACTIVATED',
    lang_name: { 0: game_code, 13: 'ဂိမ်း' },
    ...more,
  })

  test('of games is read page by page, with each game once', async () => {
    answers = [
      json({ code: 0, provider_games: [game('a'), game('b')], pagination: { size: 1000, offset: 0, total: '4' } }),
      json({
        code: 0,
        provider_games: [game('a', { support_currency: 'IDR' }), game('c')],
        pagination: { size: 1000, offset: 2, total: '4' },
      }),
    ]

    const games = await aggregator.providerGames(1091, 'SLOT')

    expect(games.map(({ game_code }) => game_code)).toEqual(['a', 'b', 'c'])
    expect(games[0]).toMatchObject({ support_currency: ['MMK', 'THB', 'IDR'], lang_name: { 0: 'a', 13: 'ဂိမ်း' } })
    expect(requested.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '2'])
  })

  test('that never ends is cut off', async () => {
    answers = [json({ code: 0, provider_games: [game('a')], pagination: { total: 1_000_000 } })]

    await expect(aggregator.providerGames(1091, 'SLOT')).rejects.toMatchObject({ kind: 'refused' })
    expect(requested.length).toBeLessThan(100)
  })

  test('of wagers is told in kyat', async () => {
    const wager = {
      id: 1,
      code: 'w1',
      member_account: 'P1',
      round_id: 'r',
      currency: 'MMK2',
      provider_product_oid: 1007,
      game_type: 'SLOT',
      game_code: 'g',
      bet_amount: 0.5,
      valid_bet_amount: '0.5',
      prize_amount: 1.2345,
      status: 'settled',
      settled_at: 1_767_614_400_000,
    }
    answers = [json({ wagers: [wager], pagination: { size: 5_000, offset: 0, total: 1 } })]

    const to = new Date(1_767_614_700_000)
    const [read] = await aggregator.wagers({ from: new Date(1_767_614_400_000), to })

    expect(read).toMatchObject({ wager_code: 'w1', product_code: 1007, bet_amount: kyat(500), status: 'SETTLED' })
    expect(read?.prize_amount).toBe(kyat(1_234) + 5_000n)
    expect(requested[0]?.url.searchParams.get('end')).toBe('1767614700000')
    answers = [json({ wagers: [{ ...wager, currency: 'THB' }], pagination: { total: 1 } })]
    await expect(aggregator.wagers({ from: to, to })).rejects.toMatchObject({ kind: 'refused' })
  })

  test('is asked again when the aggregator stumbles', async () => {
    answers = [hangUp, json({ message: 'oops' }, 502), json([product])]

    expect(await aggregator.availableProducts()).toHaveLength(1)
    expect(requested).toHaveLength(3)
  })

  test('is not asked again when it is refused', async () => {
    answers = [json({ code: 1004, message: 'signature' })]

    await expect(aggregator.availableProducts()).rejects.toMatchObject({ kind: 'refused', code: 1004 })
    expect(requested).toHaveLength(1)
  })

  test('larger than any honest one is not read to its end', async () => {
    answers = [
      (_request, response) => {
        response.writeHead(200)
        const more = () => {
          while (response.write('a'.repeat(1024 * 1024)));
          response.once('drain', more)
        }
        more()
      },
    ]

    await expect(aggregator.availableProducts()).rejects.toThrow('bytes')
  })
})

describe('an aggregator that is down', () => {
  test('is left alone after some tries, and everybody is told at once', async () => {
    answers = [hangUp]
    for (let tries = 0; tries < 5; tries++) await expect(aggregator.launchGame(launch)).rejects.toThrow('fetch failed')
    expect(requested).toHaveLength(5)

    await expect(aggregator.launchGame(launch)).rejects.toMatchObject({ kind: 'silent' })
    await expect(aggregator.availableProducts()).rejects.toMatchObject({ kind: 'silent' })

    expect(requested).toHaveLength(5)
  })

  test('that was never set fails every call', async () => {
    const none = createAggregator(null, createMetrics())

    await expect(none.launchGame(launch)).rejects.toMatchObject({ kind: 'silent' })
    await expect(none.availableProducts()).rejects.toMatchObject({ kind: 'silent' })
  })
})
