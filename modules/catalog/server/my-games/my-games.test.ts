import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MyGames } from '#catalog/contract/my-games.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

const GAMES = 130
let app: TestApp
let aggregator: TestAggregator
let player: TestPlayer
/** By the number in their codes. */
let ids: number[]

beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({ gsc: aggregator.gsc })
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = {
    '1091 SLOT': Array.from({ length: GAMES }, (_, place) => gameRow(1091, 'SLOT', `slot-${place}`)),
  }
  await sync(app, aggregator)
  const rows = await app.owner_db<{ id: number; game_code: string }[]>`select id, game_code from catalog.game`
  ids = []
  for (const { id, game_code } of rows) ids[Number(game_code.slice('slot-'.length))] = id
})
beforeEach(async () => {
  player = await app.player({ game: kyat(1_000) })
  aggregator.launch = { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round?x=1' } }
})
afterAll(async () => {
  await app.expectReconciled()
  await app.close()
  await aggregator.close()
})

const id = (place: number) => ids[place] as number
const like = (game_id: unknown, is_favourite: unknown = true, { token } = player) =>
  app.call('POST', '/api/favourite-games', { token, body: { game_id, is_favourite } })
const bring = (favourites: unknown, recent: unknown = []) =>
  app.call('POST', '/api/my-games', { token: player.token, body: { favourites, recent } })
const play = (place: number) =>
  app.call('POST', '/api/seamless/launch-game', {
    token: player.token,
    body: { game_code: `slot-${place}`, product_code: 1091, game_type: 'SLOT' },
  })

async function myGames() {
  const reply = await app.call('GET', '/api/my-games?lan=en', { token: player.token })
  expect(reply.status, reply.text).toBe(200)
  const { favourites, recent } = reply.body.data as MyGames
  return {
    favourites: favourites.map((game) => game.id),
    recent: recent.map(({ game, own_game }) => own_game ?? game?.id),
  }
}

test('a heart is kept until it is taken back, and a second press changes nothing', async () => {
  await like(id(0))
  await like(id(1))
  expect((await like(id(0))).body).toMatchObject({ data: { game_id: id(0), is_favourite: true } })
  expect((await myGames()).favourites).toEqual([id(1), id(0)])

  await like(id(1), false)
  await like(id(1), false)

  expect((await myGames()).favourites).toEqual([id(0)])
})

test('the favourites of a player are their own', async () => {
  await like(id(0))
  const other = await app.player()
  await like(id(1), true, other)

  expect((await myGames()).favourites).toEqual([id(0)])
})

test('a game that there is not is refused, and a wrong field is named', async () => {
  expect((await like(2_000_000_000)).body).toMatchObject({ code: 'game_unknown' })
  expect((await like('x')).body).toMatchObject({ code: 'invalid_fields', error_codes: { game_id: 'invalid' } })
  expect((await like(id(0), 'yes')).body).toMatchObject({ error_codes: { is_favourite: 'invalid' } })
  expect((await bring(Array(101).fill(id(0)))).body).toMatchObject({ error_codes: { favourites: 'invalid' } })
  expect((await bring([], Array(21).fill(id(0)))).body).toMatchObject({ error_codes: { recent: 'invalid' } })
})

test('a hundred favourites are the most, also when twenty hearts are pressed at once', async () => {
  await bring(ids.slice(0, 95))

  const replies = await Promise.all(ids.slice(100, 120).map((game_id) => like(game_id)))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(replies.filter(({ body }) => body.code === 'too_many_favourites')).toHaveLength(15)
  expect((await myGames()).favourites).toHaveLength(100)
})

test('the games that a player opens come first in the recent ones, each once, and twenty are kept', async () => {
  await bring([], ids.slice(50, 70))
  await app.owner_db`
    update catalog.recent_game set played_at = played_at - interval '1 day' where player_id = ${player.id}`

  for (const place of [0, 1, 0]) expect((await play(place)).status).toBe(200)

  expect((await myGames()).recent).toEqual([id(0), id(1), ...ids.slice(50, 68)])
  const rows = await app.owner_db`select from catalog.recent_game where player_id = ${player.id}`
  expect(rows).toHaveLength(20)
})

test('a game that did not open is no recent game', async () => {
  aggregator.launch = { status: 200, body: { code: 500, message: 'no' } }

  await play(3)

  expect((await myGames()).recent).toEqual([])
})

test('what a guest kept comes after what the player has chosen since, and a second time changes nothing', async () => {
  await like(id(5))
  await app.owner_db`
    update catalog.favourite set created_at = now() + interval '1 hour' where player_id = ${player.id}`

  const first = await bring([id(7), id(5), 2_000_000_000, id(8)], [id(9), id(7)])
  await bring([id(7), id(5), 2_000_000_000, id(8)], [id(9), id(7)])

  expect(first.status, first.text).toBe(200)
  expect(await myGames()).toEqual({ favourites: [id(5), id(7), id(8)], recent: [id(9), id(7)] })
})

test('of more than a hundred the first of the guest are taken', async () => {
  await bring(ids.slice(0, 98))

  await bring([id(110), id(111), id(112), id(113)])

  const { favourites } = await myGames()
  expect(favourites).toHaveLength(100)
  expect(favourites).toEqual(expect.arrayContaining([id(110), id(111)]))
})

test('what the lobby hides is left out of both lists until it is back', async () => {
  await like(id(120))
  await play(121)
  await app.owner_db`update catalog.game set is_hidden = true where id in (${id(120)}, ${id(121)})`
  await settled()
  expect(await myGames()).toEqual({ favourites: [], recent: [] })

  await app.owner_db`update catalog.game set is_hidden = false where id in (${id(120)}, ${id(121)})`
  await settled()

  expect(await myGames()).toEqual({ favourites: [id(120)], recent: [id(121)] })
})
