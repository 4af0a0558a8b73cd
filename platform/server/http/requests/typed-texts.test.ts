import { expect, test } from 'vitest'
import type { PlayersAnswer } from '#player-admin/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])

/** As a phone's contacts put a number on the clipboard. */
const pasted = (text: string) => `\u202a\u200e${text}\u202c\u2069`
const inDigits = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))

const SPELLINGS: [string, (text: string) => string][] = [
  ['pasted from a contact', pasted],
  ['in Burmese digits', (text) => inDigits('၀', text)],
  ['in Thai digits', (text) => inDigits('๐', text)],
  ['between spaces without width', (text) => `\u200b${text.slice(0, 3)}\u2060${text.slice(3)}\ufeff`],
]

test.each(SPELLINGS)('a phone %s registers and logs in', async (_case, write) => {
  const phone = `0942${6_000_000 + SPELLINGS.findIndex(([, other]) => other === write)}`
  const body = { name: 'Ma Thazin', phone: write(phone), password: 'umbrella-lantern' }

  const registered = await app.call('POST', '/api/register', {
    body: { ...body, password_confirmation: body.password },
  })
  const in_again = await app.call('POST', '/api/login', { body: { user_name: write(phone), password: body.password } })

  expect(registered.body.data).toMatchObject({ user: { phone } })
  expect(in_again.body.data).toMatchObject({ user: { phone } })
})

test.each(SPELLINGS)('a user name %s logs in, and is found by the staff', async (_case, write) => {
  const player = await app.player()

  const reply = await app.call('POST', '/api/login', {
    body: { user_name: write(player.user.user_name), password: player.password },
  })

  expect(reply.body.data).toMatchObject({ user: { user_name: player.user.user_name } })
  for (const sought of [player.user.user_name, player.phone, String(player.id)]) {
    const q = encodeURIComponent(write(sought))
    const found = (await consoleClient.call('GET', `/players?q=${q}`, { as: owner })).body as PlayersAnswer
    expect(found.data.map((row) => row.id)).toContain(String(player.id))
  }
})

test('a name is one in either order of its Burmese marks, and without marks that nobody sees', async () => {
  const names = ['ကို\u1037\u103aမင်း', 'ကို\u103a\u1037မင်း', pasted('ကို\u103a\u1037\u200bမင်း')]
  const users: unknown[] = []
  for (const [index, name] of names.entries()) {
    const password = 'umbrella-lantern'
    const body = { name, phone: `0944${2_000_000 + index}`, password, password_confirmation: password }
    users.push((await app.call('POST', '/api/register', { body })).body.data)
  }

  expect(users).toMatchObject(names.map(() => ({ user: { name: names[0] } })))
  const q = encodeURIComponent(names[1] ?? '')
  const found = (await consoleClient.call('GET', `/players?q=${q}`, { as: owner })).body as PlayersAnswer
  expect(found.data.map((row) => row.name)).toEqual(names.map(() => names[0]))
})

test('an account number and a reference are the digits that were pasted', async () => {
  const account = await paymentAccount(app)
  const player = await app.player({ main: 1_000_000_000n })

  const withdrawn = await withdraw(player, account.payment_type_id)

  expect(withdrawn.status, withdrawn.text).toBe(200)
  const log = await app.call('GET', '/api/withdrawlogfinicial', { token: player.token })
  expect(log.body.data).toMatchObject([{ account_name: 'Ko Aung', account_number: '09421000630' }])
})

const withdraw = (player: TestPlayer, payment_type_id: number) =>
  app.call('POST', '/api/withdrawfinicial', {
    token: player.token,
    body: {
      payment_type_id,
      account_name: pasted('Ko \u202eAung'),
      account_number: pasted(`${inDigits('๐', '09421')}\u00a0\u200d000\u2011630`),
      amount: 30_000,
      password: player.password,
    },
  })

test('a password stays as it is typed', async () => {
  const [password, without] = ['umbrella\u200b-lantern\u202e', 'umbrella-lantern']
  const body = { name: 'Ma Thazin', phone: '09453000001', password, password_confirmation: password }
  await app.call('POST', '/api/register', { body })

  const login = (typed: string) => app.call('POST', '/api/login', { body: { user_name: body.phone, password: typed } })

  expect(await login(without)).toMatchObject({ status: 401, body: { code: 'wrong_login' } })
  expect(await login(password)).toMatchObject({ status: 200 })
})
