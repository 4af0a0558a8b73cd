import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { seedExternalGameDemo } from './index.ts'

let app: TestApp
let player: TestPlayer
let plain: number
let sharing: number

async function hangLink(name: string, changes: { shares_profile?: boolean; is_on?: boolean } = {}): Promise<number> {
  const { shares_profile = false, is_on = true } = changes
  const [link] = await app.owner_db<{ id: number }[]>`
    insert into external_game.link (place, is_on, name_en, name_mm, name_zh, name_th, url, shares_profile)
    values (1, ${is_on}, ${name}, 'ဂိမ်း', '游戏', 'เกม', 'https://play.example/start?table=1', ${shares_profile}) returning id`
  return link?.id ?? 0
}

beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ game: kyat(1234) })
  plain = await hangLink('Plain')
  sharing = await hangLink('Sharing', { shares_profile: true })
})
afterAll(() => app.close())

const open = (id: number, token = player.token) =>
  app.call('POST', `/api/external-games/${id}/open`, { token, body: {} })
const redeem = (token: string) => app.call('POST', '/api/external-games/redeem', { body: { token } })

async function queryOf(id: number): Promise<Record<string, string>> {
  const { url } = (await open(id)).body.data as { url: string }
  expect(url).toMatch(/^https:\/\/play\.example\/start\?/)
  return Object.fromEntries(new URL(url).searchParams)
}

test('the links that are on are listed in the language of the caller, without their addresses', async () => {
  await hangLink('Hidden', { is_on: false })
  await settled()

  const english = await app.call('GET', '/api/external-games')
  const burmese = await app.call('GET', '/api/external-games?lan=mm')

  expect(english.body.data).toEqual([
    { id: plain, name: 'Plain', img: null },
    { id: sharing, name: 'Sharing', img: null },
  ])
  expect(burmese.text).toContain('ဂိမ်း')
  expect(english.text).not.toContain('play.example')
})

test('an address carries a token, and name and balance only where that is switched on', async () => {
  expect(await queryOf(plain)).toEqual({ table: '1', token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await queryOf(sharing)).toMatchObject({ user_name: player.user.user_name, balance: '1234' })
})

test('the other site learns who came, once', async () => {
  const { token = '' } = await queryOf(plain)

  const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(token)))

  const told = replies.filter((reply) => reply.status === 200)
  expect(told).toHaveLength(1)
  expect(told[0]?.body.data).toEqual({ user_name: player.user.user_name, name: 'Ko Aung', balance: 1234 })
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 404]))
})

test('a token that is too old, or made up, tells nothing', async () => {
  const { token = '' } = await queryOf(plain)
  await app.owner_db`update external_game.token set expires_at = now() - interval '1 second'`

  expect((await redeem(token)).status).toBe(404)
  expect((await redeem('A'.repeat(43))).status).toBe(404)
})

test('a demo has two links to sites of its sandbox, once, and they follow it to another port', async () => {
  const demo = await startTestApp({ is_demo: true })
  const addresses = async () =>
    (await demo.owner_db<{ url: string }[]>`select url from external_game.link order by place`).map(({ url }) => url)
  await seedExternalGameDemo(demo.owner_db, null)
  expect(await addresses()).toEqual([])

  await seedExternalGameDemo(demo.owner_db, 'http://127.0.0.1:3002')
  await seedExternalGameDemo(demo.owner_db, 'http://127.0.0.1:3102')

  expect(await addresses()).toEqual([
    'http://127.0.0.1:3102/external/chinlone-club',
    'http://127.0.0.1:3102/external/river-races',
  ])
  await settled()
  const visitor = await demo.player({ game: kyat(1234) })
  const [first] = (await demo.call('GET', '/api/external-games')).body.data as { id: number; img: string }[]
  expect((await demo.fastify.inject({ url: first?.img ?? '' })).statusCode).toBe(200)
  const call = { token: visitor.token, body: {}, headers: { host: '192.168.1.5:3000' } }
  const opened = await demo.call('POST', `/api/external-games/${first?.id}/open`, call)
  const url = new URL((opened.body.data as { url: string }).url)
  expect(url.host).toBe('192.168.1.5:3102')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ user_name: visitor.user.user_name, balance: '1234' })
  await demo.close()
})

test('the platform keeps no token that it could be robbed of', async () => {
  const guest = await app.player()
  const reply = await open(plain, guest.token)
  const { url } = reply.body.data as { url: string }
  const token = new URL(url).searchParams.get('token') ?? ''

  const rows = await app.owner_db<{ hash: Buffer }[]>`select hash from external_game.token`

  expect(rows.every(({ hash }) => !hash.toString('base64url').includes(token))).toBe(true)
})

test('guests, frozen players, links that are off and stuck fingers are refused', async () => {
  const other = await app.player()
  const off = await hangLink('Off', { is_on: false })

  expect((await app.call('POST', `/api/external-games/${plain}/open`, { body: {} })).status).toBe(401)
  expect((await open(off, other.token)).body.code).toBe('game_unknown')
  const replies = await Promise.all(Array.from({ length: 20 }, () => open(plain, other.token)))
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'too_many_requests']))
  await app.owner_db`update identity.player set status = 'frozen' where id = ${other.id}`
  expect((await open(plain, other.token)).body.code).toBe('player_frozen')
})

test.each(['http://play.example/', 'https://good@evil.example/', 'javascript:alert(1)', '//evil.example'])(
  'no link leads to %s',
  async (url) => {
    const hang = app.owner_db`
      insert into external_game.link (place, name_en, name_mm, name_zh, name_th, url) values (1, '', '', '', '', ${url})`

    await expect(hang).rejects.toThrow('link_url_check')
  },
)
