import { beforeEach, expect, test } from 'vitest'
import type { ResetCodeAnswer } from '#player-admin/contract/staff.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let player: TestPlayer
let place = 0
beforeEach(async () => {
  player = await app.player()
})

const PASSWORD = 'harp-and-lantern'
const WRONG = { error_codes: { code: 'reset_code_wrong' } }

const ask = (as = cashier) =>
  consoleClient.call('POST', `/players/${player.id}/reset-password`, { as, body: { reason: 'said the birthday' } })
const codeOf = (reply: Reply) => (reply.body as ResetCodeAnswer).data.code

/** Each from an address of its own, as of a player who never was here. */
function reset(code: string, fields: object = {}): Promise<Reply> {
  place += 1
  const body = { phone: player.phone, code, password: PASSWORD, password_confirmation: PASSWORD, ...fields }
  return app.call('POST', '/api/reset-password', { body, address: `10.${150 + (place >> 8)}.${place & 255}.1` })
}

const login = (password: string) =>
  app.call('POST', '/api/login', { body: { user_name: player.phone, password }, address: `10.140.${place}.7` })
const wrongFor = (code: string) => (code === '00000000' ? '11111111' : '00000000')

test('a player who forgot the password chooses a new one with a code, and every session of the player ends', async () => {
  const offered = await ask()
  const code = codeOf(offered)
  expect(code).toMatch(/^\d{8}$/)

  const done = await reset(`${code.slice(0, 4)} ${code.slice(4)}`)

  expect(done.body).toEqual({
    status: 'Request was successful.',
    message: 'Password changed successfully',
    data: null,
  })
  expect((await app.call('GET', '/api/user', { token: player.token })).status).toBe(401)
  expect((await login(player.password)).body.code).toBe('wrong_login')
  expect((await login(PASSWORD)).status).toBe(200)
  expect((await reset(code)).body).toMatchObject(WRONG)
  const entries = await consoleClient.call('GET', `/audit?object=player:${player.id}`, {
    as: await consoleClient.staff('owner'),
  })
  expect(entries.body.data).toMatchObject([
    { action: 'players.reset_password', user_name: cashier.user_name, reason: 'said the birthday' },
  ])
  expect(entries.text).not.toContain(code)
})

test('a code opens nothing after five wrong ones, after its time, or after a newer one', async () => {
  const first = codeOf(await ask())
  const second = codeOf(await ask())
  expect((await reset(first)).body).toMatchObject(first === second ? {} : WRONG)
  const crowd = await Promise.all(Array.from({ length: 4 }, () => reset(wrongFor(second))))
  expect(crowd.every(({ body }) => body.code === 'invalid_fields')).toBe(true)
  expect((await reset(second)).body).toMatchObject(WRONG)

  const third = codeOf(await ask())
  await app.owner_db`
    update identity.password_reset set expires_at = expires_at - interval '15 minutes' where player_id = ${player.id}`
  expect((await reset(third)).body).toMatchObject(WRONG)
  expect((await login(player.password)).status).toBe(200)
})

test('what is wrong is said field by field, and nobody learns whose phone is known', async () => {
  const code = codeOf(await ask())
  expect((await reset('', { phone: '12', password: 'short' })).body.error_codes).toEqual({
    phone: 'phone_invalid',
    code: 'required',
    password: 'password_too_short',
    password_confirmation: 'password_mismatch',
  })
  const usual = { password: 'manutd1234', password_confirmation: 'manutd1234' }
  expect((await reset(code, usual)).body.error_codes).toEqual({ password: 'password_too_common' })
  const nobody = await reset(wrongFor(code), { phone: '09799999999' })
  expect(nobody.text).toBe((await reset(wrongFor(code))).text)
})

test('of eight that bring the same code at once one has its way', async () => {
  const code = codeOf(await ask())
  const replies = await Promise.all(Array.from({ length: 8 }, () => reset(code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an agent makes codes for the agent’s own players, and for nobody else’s', async () => {
  const [agent, other] = [await consoleClient.staff('agent'), await consoleClient.staff('agent')]
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`

  expect((await ask(other)).status).toBe(404)
  expect((await reset(codeOf(await ask(agent)))).status).toBe(200)
})

test('a banned player gets no code', async () => {
  await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`
  expect((await ask()).body.code).toBe('player_in_other_state')
})
