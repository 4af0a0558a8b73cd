import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { deflateSync } from 'node:zlib'
import type { GscSettings } from '#platform/server/settings.ts'
import { TEST_GSC } from './aggregator-calls.ts'

/** An aggregator for a test: it lists, launches and shows what the test put there, and notes what it was asked. */
export interface TestAggregator {
  gsc: GscSettings
  /** Rows of available-products. Anything else is sent as it is. */
  products: unknown
  /** Rows of provider-games by `${product_code} ${game_type}`; anything else is sent as it is. */
  games: Record<string, unknown>
  /** Rows of wagers, each with its time of settlement. */
  wagers: { settled_at: number }[]
  /** By path. */
  pictures: Record<string, Buffer>
  launch: { status: number; body: unknown }
  /** No answer goes out before this is over. */
  answers_after: Promise<unknown>
  /** Path and query or body of each call. */
  calls: { path: string; fields: Record<string, unknown> }[]
  callsOf(path: string): number
  close(): Promise<void>
}

export function productRow(product_code: number, game_type: string, more: object = {}): object {
  return {
    provider: `Maker ${product_code}`,
    currency: 'MMK',
    status: 'ACTIVATED',
    provider_id: product_code,
    product_id: product_code,
    product_code,
    product_name: `product ${product_code}`,
    product_title: `Product ${product_code}`,
    game_type,
    entry_type: 1,
    ...more,
  }
}

export function gameRow(product_code: number, game_type: string, game_code: string, more: object = {}): object {
  return {
    game_code,
    game_name: `Game ${game_code}`,
    game_type,
    image_url: '',
    product_id: product_code,
    product_code,
    support_currency: 'MMK,THB',
    status: 'ACTIVATED',
    allow_free_round: false,
    lang_name: { 0: `Game ${game_code}` },
    lang_icon: {},
    created_at: 1,
    ...more,
  }
}

export async function openTestAggregator(): Promise<TestAggregator> {
  const server = createServer((request, response) => void answer(aggregator, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const aggregator: TestAggregator = {
    gsc: { ...TEST_GSC, url: `http://127.0.0.1:${address.port}` },
    products: [],
    games: {},
    wagers: [],
    pictures: {},
    launch: { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round', content: '' } },
    answers_after: Promise.resolve(),
    calls: [],
    callsOf: (path) => aggregator.calls.filter((call) => call.path.includes(path)).length,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return aggregator
}

async function answer(aggregator: TestAggregator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', aggregator.gsc.url)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString()
  const fields = body === '' ? Object.fromEntries(url.searchParams) : (JSON.parse(body) as Record<string, unknown>)
  aggregator.calls.push({ path: url.pathname, fields })
  await aggregator.answers_after
  const picture = aggregator.pictures[url.pathname]
  if (picture) return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  const { status, json } = answerOf(aggregator, url.pathname, fields)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof json === 'string' ? json : JSON.stringify(json))
}

function answerOf(
  aggregator: TestAggregator,
  path: string,
  fields: Record<string, unknown>,
): { status: number; json: unknown } {
  if (path === '/api/operators/available-products') return { status: 200, json: pageOf(aggregator.products, fields) }
  if (path === '/api/operators/launch-game') return { status: aggregator.launch.status, json: aggregator.launch.body }
  if (path === '/api/operators/wagers') return { status: 200, json: wagersOf(aggregator, fields) }
  if (path !== '/api/operators/provider-games') return { status: 404, json: {} }
  const rows = aggregator.games[`${String(fields.product_code)} ${String(fields.game_type)}`] ?? []
  if (!Array.isArray(rows)) return { status: 200, json: rows }
  const pagination = {
    size: Number(fields.size ?? rows.length),
    offset: Number(fields.offset ?? 0),
    total: rows.length,
  }
  return { status: 200, json: { code: 0, message: '', provider_games: pageOf(rows, fields), pagination } }
}

const WINDOW_MS_MAX = 5 * 60_000

function wagersOf(aggregator: TestAggregator, fields: Record<string, unknown>): object {
  const [start, end] = [Number(fields.start), Number(fields.end)]
  if (!(end > start && end - start <= WINDOW_MS_MAX)) return { code: 10002, message: 'end' }
  const settled = aggregator.wagers.filter(({ settled_at }) => settled_at >= start && settled_at < end)
  return { wagers: pageOf(settled, fields), pagination: { ...fields, total: settled.length } }
}

function pageOf(rows: unknown, { offset = 0, size }: Record<string, unknown>): unknown {
  if (!Array.isArray(rows)) return rows
  return rows.slice(Number(offset), size === undefined ? undefined : Number(offset) + Number(size))
}

/** A picture of one colour, real enough for every check; a different shade is a different picture. */
export function testPicture(shade: number, side = 8): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  const rows = Buffer.alloc(side * (side + 1), shade)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}
