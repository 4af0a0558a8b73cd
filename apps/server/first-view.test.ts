import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rankingKey } from '#cashier/contract/rules.ts'
import { catalogKeys } from '#catalog/contract/rules.ts'
import { contentKeys } from '#content/contract/rules.ts'
import { hasWinsKey } from '#home/contract/rules.ts'
import { promotionKeys } from '#promotion/contract/rules.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

// A build of two screens that show what they were given: what is proved here is the first data, not React.
const PROGRAM = `
let renders = 0
export const describeScreen = (path, search) => ({ redirect: null, status: 200, path, search })
export const renderScreen = async (view) =>
  ({ title: 't', description: 'd', markup: 'render ' + ++renders, sources: [] })
export const NIGHT_STYLES = ''
export const renderGameWindow = async () => ''`

const dist = mkdtempSync(join(tmpdir(), 'first-view-'))
let app: TestApp
let aggregator: TestAggregator

function write(path: string, content: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), content)
}

beforeAll(async () => {
  write('server/entry-server.js', PROGRAM)
  write('server/package.json', '{"type":"module"}')
  write('client/assets/entry-1.js', '')
  write('client/.vite/manifest.json', JSON.stringify({ 'apps/site/entry-client.tsx': { file: 'assets/entry-1.js' } }))
  aggregator = await openTestAggregator()
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = { '1091 SLOT': Array.from({ length: 25 }, (_, index) => gameRow(1091, 'SLOT', `slot-${index}`)) }
  app = await startTestApp({ gsc: aggregator.gsc, dist_dir: dist })
  await sync(app, aggregator)
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
  rmSync(dist, { recursive: true })
})

interface Document {
  render: string
  search: string
  first_data: Record<string, unknown>
}

async function open(url: string, language = 'en'): Promise<Document> {
  const reply = await app.fastify.inject({ url, headers: { cookie: `lan=${language}` } })
  expect(reply.statusCode).toBe(200)
  const view = JSON.parse(/id="first-view">(.*?)<\/script>/.exec(reply.body)?.[1] ?? '{}')
  return { ...view, render: /render \d+/.exec(reply.body)?.[0] ?? '' }
}
const keysOf = (document: Document) => Object.keys(document.first_data)
const key = (parts: string[]) => JSON.stringify(parts)

test('the first page brings its types, banners and text along, in the language of the visitor', async () => {
  const document = await open('/?type=all', 'mm')

  expect(keysOf(document)).toEqual([
    key(catalogKeys.types('mm')),
    key(['catalog', 'rail-plan']),
    key(contentKeys.banners('mm')),
    key(contentKeys.popup('mm')),
    key(contentKeys.text('mm')),
    key(hasWinsKey),
  ])
  expect(document.first_data[key(catalogKeys.types('mm'))]).toMatchObject([
    { name: 'စလော့ဂိမ်း', providers: [{ code: 'JILI' }] },
    ...Array.from({ length: 13 }, () => ({})),
  ])
})

test('pages of content bring what they show along, as it stands now', async () => {
  await app.owner_db`
    insert into content.channel (place, name, text, link) values (1, 'Hotline', '09', 'tel:09400000000')`
  await app.owner_db`
    insert into content.video (place, name, width, height, bytes, ends_at)
    values (1, 'AAAAAAAAAAAAAAAAAAAAAA.mp4', 64, 96, '\\x00', now() + interval '1 hour')`
  await settled()

  expect((await open('/contact')).first_data).toMatchObject({ [key(contentKeys.contacts)]: [{ name: 'Hotline' }] })
  for (const url of ['/reels', '/ads-video']) {
    expect((await open(url)).first_data).toMatchObject({ [key(contentKeys.videos)]: [{ width: 64, height: 96 }] })
  }
  expect((await open('/promotion', 'th')).first_data).toEqual({ [key(promotionKeys.list('th'))]: [] })
  expect((await open('/ranking')).first_data).toEqual({ [key(rankingKey('month'))]: [] })
  await app.owner_db`update content.video set ends_at = now()`
  await settled()
  expect((await open('/reels')).first_data).toEqual({ [key(contentKeys.videos)]: [] })
})

test('an address of one list brings the first page of it along', async () => {
  const lists = { '/?type=1&provider=1': ['1', '1'], '/games?type=SLOT&provider=JILI': ['SLOT', 'JILI'] }

  for (const [url, [type = '', provider = '']] of Object.entries(lists)) {
    const { first_data } = await open(url)
    const pages = first_data[key(catalogKeys.games('en', type, provider))] as { pages: { data: unknown[] }[] }
    expect(pages).toMatchObject({ pageParams: [1], pages: [{ total: 25 }] })
    expect(pages.pages[0]?.data).toHaveLength(20)
  }
  expect(keysOf(await open('/?type=hot'))).toContain(key(catalogKeys.hot('en')))
  expect(keysOf(await open('/games?tab=hot'))).toContain(key(catalogKeys.hot('en')))
})

test('made-up names share the document of the address without them', async () => {
  const plain = await open('/?type=all')

  for (const query of [
    'type=all&provider=999',
    'type=all&provider=<script>',
    'type=all&tab=x',
    "type=all&list=' or 1=1",
  ]) {
    expect(await open(`/?${query}`)).toEqual(plain)
  }
  expect((await open('/?type=nothing&provider=1')).search).toBe('')
})

test('a document is rendered anew once games, banners or the payouts of the digit game change, and not before', async () => {
  const render = async (url: string) => {
    await settled()
    return (await open(url)).render
  }
  const first = await render('/digitbet')
  expect(await render('/digitbet')).toBe(first)

  await app.owner_db`update digit_bet.setting set payout_digit_times_100 = 900`
  const second = await render('/digitbet')
  expect(second).not.toBe(first)

  await app.owner_db`update catalog.game set is_hot = true where game_code = 'slot-3'`
  const third = await render('/?type=all')
  expect(await render('/?type=all')).toBe(third)
  await app.owner_db`
    insert into content.banner_text (place, text_en, text_mm, text_zh, text_th) values (1, 'Hello', '-', '-', '-')`
  await settled()
  const changed = await open('/?type=all')
  expect(changed.render).not.toBe(third)
  expect(changed.first_data[key(contentKeys.text('en'))]).toMatchObject([{ text: 'Hello' }])
})

test('shows the payouts by which bets are decided', async () => {
  await app.owner_db`update digit_bet.setting set payout_digit_times_100 = 800`
  await settled()

  expect((await open('/digitbet')).first_data['["digit-bet","rules"]']).toMatchObject({ payouts: { digit: 8 } })
})
