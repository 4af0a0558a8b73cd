import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSessions } from '#identity/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { shortAddress } from './short-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'

async function loginFrom(player: TestPlayer, address: string, user_agent: string): Promise<string> {
  const body = { user_name: player.phone, password: player.password }
  const reply = await app.call('POST', '/api/login', { body, address, headers: { 'user-agent': user_agent } })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { token: string }).token
}
const user = async (token: string) => (await app.call('GET', '/api/user', { token })).status
const end = (token: string, which: string) => app.call('POST', `/api/sessions/${which}`, { token, body: {} })
async function listOf(token: string): Promise<OwnSessions> {
  const reply = await app.call('GET', '/api/sessions', { token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as OwnSessions
}

/** The status of a use case that remembers a token's owner, and asks under its own lock whether the session is alive. */
const betWith = async (token: string) => {
  const body = { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 0 }
  return (await app.call('POST', '/api/digitbet', { token, body })).status
}

describe('the list of one’s own sessions', () => {
  test('names device, network, sign-in and last use of each that lives, the one that asks first', async () => {
    const player = await app.player()
    const phone = await loginFrom(player, '203.81.64.7', CHROME)
    const other = await loginFrom(player, '2400:AC40:0601:ab::9', SAFARI)
    await app.call('POST', '/api/logout', { token: player.token })
    await app.owner_db`
      update identity.session set created_at = created_at - interval '3 days', seen_at = seen_at - interval '1 day'
      where player_id = ${player.id} and user_agent = ${SAFARI}`
    expect(await user(phone)).toBe(200)

    const { sessions, last_other } = await listOf(phone)

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(sessions).toEqual([
      {
        id,
        device: { browser: 'Chrome', system: 'Android' },
        address: '203.81.x.x',
        signed_in_at: time,
        seen_at: time,
        is_current: true,
      },
      {
        id,
        device: { browser: 'Safari', system: 'iPhone' },
        address: '2400:ac40:0601:x',
        signed_in_at: time,
        seen_at: time,
        is_current: false,
      },
    ])
    // The latest besides this one has ended: it is said nevertheless.
    expect(last_other).toMatchObject({ device: { browser: null, system: null }, address: '10.1.x.x' })
    expect((await listOf(other)).last_other?.device).toEqual({ browser: 'Chrome', system: 'Android' })
  })

  test('of a new player holds one session, and no other sign-in', async () => {
    const player = await app.player()

    const { sessions, last_other } = await listOf(player.token)

    expect(sessions.map((session) => session.is_current)).toEqual([true])
    expect(last_other).toBeNull()
  })

  test('is nobody else’s: it has no session of another player, no token, no whole address', async () => {
    const [player, stranger] = [await app.player(), await app.player()]
    await loginFrom(player, '203.81.64.7', CHROME)

    const mine = await app.call('GET', '/api/sessions', { token: player.token })

    expect((mine.body.data as OwnSessions).sessions).toHaveLength(2)
    expect((await listOf(stranger.token)).sessions).toHaveLength(1)
    expect(mine.text).not.toContain(player.token)
    expect(mine.text).not.toContain('203.81.64')
    expect((await app.call('GET', '/api/sessions')).status).toBe(401)
  })
})

describe('a session that its player ends', () => {
  test('is over at once, for the process that knows its token too, and no other one is', async () => {
    const player = await app.player({ game: kyat(10) })
    const [phone, tablet] = [await loginFrom(player, '10.60.0.1', CHROME), await loginFrom(player, '10.60.0.2', SAFARI)]
    expect(await betWith(tablet)).toBe(200)
    const before = await app.balancesOf(player)
    const { sessions } = await listOf(phone)
    const its = sessions.find(({ device }) => device.system === 'iPhone')

    const reply = await end(phone, `${its?.id}/end`)

    expect(reply).toMatchObject({ status: 200, body: { status: 'Request was successful.', data: null } })
    expect([await user(tablet), await betWith(tablet)]).toEqual([401, 401])
    expect(await app.balancesOf(player)).toEqual(before)
    expect([await user(phone), await user(player.token)]).toEqual([200, 200])
    expect((await listOf(phone)).sessions).toHaveLength(2)
    // Another tab shows it still.
    expect(await end(phone, `${its?.id}/end`)).toMatchObject({ status: 200 })
  })

  test('may be the one that asks', async () => {
    const player = await app.player()
    const [own] = (await listOf(player.token)).sessions

    expect((await end(player.token, `${own?.id}/end`)).status).toBe(200)

    expect(await user(player.token)).toBe(401)
  })

  test('is never another player’s, nor one that does not exist', async () => {
    const [player, stranger] = [await app.player(), await app.player()]
    const [its] = (await listOf(player.token)).sessions

    const replies = [
      await end(stranger.token, `${its?.id}/end`),
      await end(stranger.token, `${randomUUID()}/end`),
      await end(stranger.token, 'x/end'),
    ]

    expect(replies.map((reply) => reply.body.code)).toEqual(['not_found', 'not_found', 'not_found'])
    expect(await user(player.token)).toBe(200)
  })

  test('is each of the others, where all others are ended', async () => {
    const [player, stranger] = [await app.player(), await app.player()]
    const others = [player.token, await loginFrom(player, '10.60.0.3', SAFARI)]
    const phone = await loginFrom(player, '10.60.0.4', CHROME)

    expect((await end(phone, 'end-others')).status).toBe(200)

    expect(await Promise.all([...others, phone, stranger.token].map(user))).toEqual([401, 401, 200, 200])
    expect((await listOf(phone)).sessions).toHaveLength(1)
    expect((await end(player.token, 'end-others')).status).toBe(401)
  })

  test('moves no money any more that waited while it was ended', async () => {
    const player = await app.player({ main: kyat(10) })
    const phone = await loginFrom(player, '10.60.0.5', CHROME)
    let ending: Promise<{ status: number }> | undefined
    let moving: Promise<{ status: number }> | undefined
    await app.owner_db.begin(async (tx) => {
      await tx`select from ledger.account where player_id = ${player.id} for update`
      ending = end(phone, 'end-others')
      await new Promise((resolve) => setTimeout(resolve, 250))
      moving = app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 1 } })
      await new Promise((resolve) => setTimeout(resolve, 250))
    })

    expect([(await ending)?.status, (await moving)?.status]).toEqual([200, 401])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(10), game: 0n })
  })
})

test.each([
  ['203.81.64.7', '203.81.x.x'],
  ['::ffff:203.81.64.7', '203.81.x.x'],
  ['2400:ac40:601:ab:1:2:3:4', '2400:ac40:601:x'],
  ['2400::1', '2400:0:0:x'],
  ['', ''],
])('of the address %j a player reads %j', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
