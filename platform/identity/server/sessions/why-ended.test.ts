import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const user = (token: string | undefined) => app.call('GET', '/api/user', { token })
const refused = (code: string, message: string) => ({ status: 401, body: { code, message } })

describe('a session that is over says', () => {
  test('of a closed account that it is closed, to its own tokens alone', async () => {
    const player = await app.player()
    const other = await app.player()
    await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`

    expect(await user(player.token)).toMatchObject(
      refused('ended_by_ban', 'This account is closed. Please contact us.'),
    )
    expect((await user(other.token)).status).toBe(200)
    expect(await user('nobody')).toMatchObject(refused('unauthenticated', 'Please log in.'))
    expect(await user(undefined)).toMatchObject(refused('unauthenticated', 'Please log in.'))
  })

  test('of a break that there is one', async () => {
    const player: TestPlayer = await app.player()
    const body = { period: 'day', password: player.password }

    expect((await app.call('POST', '/api/break', { token: player.token, body, address: '10.93.1.1' })).status).toBe(200)

    const sentence = 'You are on a break. Your profile says until when.'
    expect(await user(player.token)).toMatchObject(refused('ended_by_break', sentence))
  })

  test('nothing else: a player who logged out has to log in', async () => {
    const player = await app.player()
    await app.call('POST', '/api/logout', { token: player.token, body: {} })

    expect(await user(player.token)).toMatchObject(refused('unauthenticated', 'Please log in.'))
  })
})
