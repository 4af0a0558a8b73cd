import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogGamesAnswer, CatalogType } from '#catalog/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { gameRow, openTestAggregator, productRow } from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

const CODES = ['a', 'b', 'c', 'd'].map((letter) => `game-${letter}`)
const SLOT = 1

const aggregator = await openTestAggregator()
afterAll(() => aggregator.close())
const { app, consoleClient, editor } = await startTestAppWithStaff(['editor'], { gsc: aggregator.gsc })

beforeAll(async () => {
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1006, 'SLOT')]
  aggregator.games = {
    '1091 SLOT': CODES.map((code) => gameRow(1091, 'SLOT', code)),
    '1006 SLOT': [gameRow(1006, 'SLOT', 'other')],
  }
  await sync(app, aggregator)
})

const find = async (query = '') =>
  (await consoleClient.call('GET', `/catalog/games${query}`, { as: editor })).body as unknown as CatalogGamesAnswer
const types = async () => (await consoleClient.call('GET', '/catalog/types', { as: editor })).body.data as CatalogType[]
const post = async (path: string, body: unknown) => {
  const reply = await consoleClient.call('POST', `/catalog/${path}`, { as: editor, body })
  expect(reply.status, reply.text).toBe(200)
}
/** The games that players see, once each process must have seen the change. */
const playersGames = async (provider = 'JILI') => {
  await settled()
  const reply = await app.call('GET', `/api/game_lists/SLOT/${provider}`)
  return (reply.body.data as { game_code: string; status: string; is_hot: boolean }[]).map((game) => game.game_code)
}
const idOf = async (code: string) => (await find()).data.find((game) => game.game_code === code)?.id ?? 0

describe('games', () => {
  test('are found by a part of their name, by type, provider and state', async () => {
    expect((await find('?q=game-b')).data).toMatchObject([{ game_code: 'game-b', provider: 'JILI', is_on: true }])
    expect(await find('?q=%25')).toMatchObject({ total: 0 })
    const [slot] = await types()
    const pp = slot?.providers.find((one) => one.product_code === 1006)
    expect((await find(`?type=${SLOT}&provider=${pp?.id}`)).data.map((game) => game.game_code)).toEqual(['other'])
    expect(await find('?show=hot')).toMatchObject({ total: 0 })
    expect(await find()).toMatchObject({ total: 5, next: null })
  })

  test('stand in the order that they were put into, which the next feed leaves alone', async () => {
    const [a, d] = [await idOf('game-a'), await idOf('game-d')]
    await post(`games/${d}/place`, { before: a })
    await post(`games/${a}/place`, { before: null })
    expect(await playersGames()).toEqual(['game-d', 'game-b', 'game-c', 'game-a'])

    await sync(app, aggregator)
    expect(await playersGames()).toEqual(['game-d', 'game-b', 'game-c', 'game-a'])
    const entries = await app.owner_db`
      select before, after from staff.audit where object = ${`game:${d}`} and action = 'catalog.place'`
    expect(entries).toEqual([{ before: { place: 4 }, after: { place: 1 } }])
  })

  test('are hot, hidden or in maintenance as they were set, from what to what in the audit log', async () => {
    const b = await idOf('game-b')
    await post(`games/${b}`, { is_hot: true, is_in_maintenance: true })
    await settled()
    const hot = await app.call('GET', '/api/hot_game_lists')
    expect(hot.body.data).toMatchObject([{ game_code: 'game-b', status: 'maintenance' }])

    await post(`games/${b}`, { is_hidden: true, is_hot: true })
    expect(await playersGames()).not.toContain('game-b')
    const [, last] = await app.owner_db`
      select before, after from staff.audit where object = ${`game:${b}`} and action = 'catalog.change' order by id`
    expect(last).toEqual({ before: { is_hidden: false }, after: { is_hidden: true } })
    await post(`games/${b}`, { is_hot: false, is_hidden: false, is_in_maintenance: false })
  })

  test('keep an order without gap or double when twenty move them at once', async () => {
    const ids = (await find('?q=game-')).data.map((game) => game.id)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(`games/${ids[n % 4]}/place`, { before: n % 3 === 0 ? null : ids[(n + 1) % 4] }),
      ),
    )
    const places = await app.owner_db`
      select array_agg(place order by place) as places from catalog.game where id = any (${ids})`
    expect(places).toEqual([{ places: [1, 2, 3, 4] }])
  })

  test('are not moved before what is not in their list', async () => {
    const [a, other] = [await idOf('game-a'), await idOf('other')]
    const reply = await consoleClient.call('POST', `/catalog/games/${a}/place`, { as: editor, body: { before: other } })
    expect(reply).toMatchObject({ status: 404 })
  })
})

test('types and providers stand and show as they were set', async () => {
  const before = await types()
  const last = before.at(-1)
  await post(`types/${last?.id}/place`, { before: before[0]?.id })
  await post(`types/${last?.id}`, { is_shown: false })
  const after = await types()
  expect(after.map((type) => type.id)).toEqual([last?.id, ...before.slice(0, -1).map((type) => type.id)])
  expect(after[0]).toMatchObject({ is_shown: false })

  const slot = after.find((type) => type.id === SLOT)
  const [first, second] = slot?.providers ?? []
  await post(`providers/${second?.id}/place`, { type_id: SLOT, before: first?.id })
  await post(`providers/${first?.id}`, { is_hidden: true })
  await settled()
  const shown = await app.call('GET', '/api/providers/SLOT')
  expect((shown.body.data as { id: number }[]).map((provider) => provider.id)).toEqual([second?.id])
})

test('a provider has the logo that was sent, drawn anew, in every list at once, until it goes back to the platform’s mark', async () => {
  await app.owner_db`
    insert into picture.picture (name, width, height, bytes) values ('MMMMMMMMMMMMMMMMMMMMMM.avif', 336, 241, '\\x00')`
  await app.owner_db`insert into catalog.mark (code, picture) values ('JILI', 'MMMMMMMMMMMMMMMMMMMMMM.avif')`
  const mark = '/pictures/MMMMMMMMMMMMMMMMMMMMMM.avif'
  const jili = async () => (await types()).flatMap(({ providers }) => providers).find(({ code }) => code === 'JILI')
  const { id = 0 } = (await jili()) ?? {}
  const inLobby = async () => {
    await settled()
    return (await app.call('GET', '/api/game_types')).text
  }
  expect(await jili()).toMatchObject({ picture: mark, has_own_logo: false })
  await post(`providers/${id}`, { is_hidden: false })
  const logo = await sharp({ create: { width: 500, height: 500, channels: 4, background: '#a8123780' } })
    .png()
    .toBuffer()

  await post(`providers/${id}/logo`, { picture: logo.toString('base64') })
  const { picture, has_own_logo } = (await jili()) ?? {}
  expect(has_own_logo).toBe(true)
  expect(await inLobby()).toContain(picture)
  const bytes = (await app.fastify.inject({ url: picture ?? '' })).rawPayload
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 336, height: 241, hasAlpha: true })

  const wrong = { picture: Buffer.from('<svg/>').toString('base64') }
  const refused = await consoleClient.call('POST', `/catalog/providers/${id}/logo`, { as: editor, body: wrong })
  expect(refused.body.error_codes).toEqual({ picture: 'receipt_invalid' })
  await sync(app, aggregator)
  expect(await inLobby()).toContain(picture)
  await post(`providers/${id}/logo`, { picture: null })
  expect(await jili()).toMatchObject({ picture: mark, has_own_logo: false })
  expect(await inLobby()).toContain(mark)
  const entries = await app.owner_db`
    select before, after from staff.audit where object = ${`provider:${id}`} and action = 'catalog.logo' order by id`
  expect(entries).toEqual([
    { before: { logo: null }, after: { logo: picture } },
    { before: { logo: picture }, after: { logo: null } },
  ])
})

test('games come a hundred at a time, each once, those with a place of their own first', async () => {
  const many = Array.from({ length: 220 }, (_, n) => gameRow(1006, 'SLOT', `many-${n}`))
  aggregator.games = { ...aggregator.games, '1006 SLOT': many }
  await sync(app, aggregator)
  const [first, second] = [await idOf('many-0'), await idOf('many-1')]
  await post(`games/${second}/place`, { before: first })

  const seen: (number | undefined)[] = []
  for (let query: string | null = '?q=many-'; query !== null; ) {
    const page = await find(query)
    expect(page.total).toBe(220)
    seen.push(...page.data.map(({ id }) => id))
    query = page.next === null ? null : `?q=many-&after=${page.next}`
  }

  expect(seen.slice(0, 2)).toEqual([second, first])
  expect(new Set(seen).size).toBe(220)
  expect(seen).toHaveLength(220)
})
