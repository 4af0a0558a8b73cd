import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.owner_db`delete from identity.attempt`)
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const PASSWORD = 'umbrella-lantern'
let phones = 0
const freshPhone = () => `0942${5_000_000 + ++phones}`

function register(fields: Record<string, unknown> = {}, address = '10.9.0.1'): Promise<Reply> {
  const body = {
    name: 'Ma Thazin',
    phone: freshPhone(),
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...fields,
  }
  return app.call('POST', '/api/register', { body, address })
}

async function playerCount(): Promise<number> {
  const [row] = await app.owner_db<{ players: number }[]>`select count(*)::int as players from identity.player`
  return row?.players ?? 0
}

describe('registering', () => {
  test('opens an account with two empty balances and a session', async () => {
    const phone = freshPhone()

    const reply = await register({ name: '  Ma   Thazin ', phone })

    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'Request was successful.',
        message: 'Registerd Successfully.',
        data: {
          token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
          user: { user_name: expect.stringMatching(/^P\d{7}$/), name: 'Ma Thazin', phone, balance: 0, main_balance: 0 },
        },
      },
    })
    const { token, user } = reply.body.data as { token: string; user: object }
    expect(await app.call('GET', '/api/user', { token })).toMatchObject({ status: 200, body: { data: user } })
    expect(await app.call('GET', '/api/user?type=main', { token })).toMatchObject({ body: { data: user } })
  })

  test('tells nobody the hash of the password', async () => {
    expect((await register()).text).not.toMatch(/argon|hash/i)
  })

  test('names every wrong field at once', async () => {
    const reply = await register({
      name: 'a',
      phone: '01 234567',
      password: 'short',
      password_confirmation: 'shorter',
      referral_code: 'NOBODY',
    })

    expect(reply).toMatchObject({
      status: 422,
      body: {
        status: 'Request has failed.',
        errors: {
          name: ['The name must be 2–60 characters.'],
          phone: ['Enter a Myanmar phone number, like 09\u00a0420\u00a0000\u00a0000.'],
          password: ['Use at least 8 characters.'],
          password_confirmation: ['The two passwords don’t match.'],
          referral_code: ['This referral code doesn’t exist.'],
        },
      },
    })
  })

  test.each(['Arsenal@2024!', 'myanmar123', 'မင်္ဂလာပါ၁'])(
    'does not take the password %s, and says why',
    async (password) => {
      const reply = await register({ password, password_confirmation: password })

      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { password: ['This password is too easy to guess.'] } },
      })
    },
  )

  test('asks for what is missing', async () => {
    const reply = await app.call('POST', '/api/register', { body: {} })

    expect(reply.body.errors).toEqual({
      name: ['This field is required.'],
      phone: ['This field is required.'],
      password: ['This field is required.'],
    })
  })

  test.each([
    ['a password of many guesses', { password: 'password', password_confirmation: 'password' }, 'password'],
    [
      'a password with the name',
      { name: 'Zawminhtet', password: 'zawminhtet-7', password_confirmation: 'zawminhtet-7' },
      'password',
    ],
    ['a password of 129', { password: 'ab-'.repeat(43), password_confirmation: 'ab-'.repeat(43) }, 'password'],
    ['a name with a control letter', { name: 'Ma\u0007Thazin' }, 'name'],
    ['a phone within a sentence', { phone: 'my phone is 09420000001' }, 'phone'],
    ['a landline', { phone: '+95 1 234567' }, 'phone'],
  ])('with %s leaves nothing behind', async (_what, fields, field) => {
    const before = await playerCount()

    const reply = await register(fields)

    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid_fields' } })
    expect(Object.keys(reply.body.errors ?? {})).toContain(field)
    expect(await playerCount()).toBe(before)
  })

  test.each(['balance', 'main_balance', 'role', 'status', 'user_id', 'user_name', 'id', 'constructor', 'agent_id'])(
    'with a field %s that nobody may set makes the player that it makes without',
    async (field) => {
      const plain = (await register()).body.data as { user: Record<string, unknown> }
      const reply = await register({ [field]: 'owner' })

      expect(reply.status, reply.text).toBe(200)
      const { user } = reply.body.data as { user: Record<string, unknown> }
      const { id, user_name, phone, member_account } = user
      expect(user).toEqual({ ...plain.user, id, user_name, phone, member_account })
      expect(reply.text).not.toContain('owner')
    },
  )

  test('takes a phone once, whatever its spelling', async () => {
    await register({ phone: '09441234567' })

    for (const phone of ['+959441234567', '959441234567', '09-441-234-567', '၀၉၄၄၁၂၃၄၅၆၇']) {
      expect(await register({ phone })).toMatchObject({
        status: 422,
        body: { errors: { phone: ['This phone number is already registered.'] } },
      })
    }
  })

  test('takes a phone once when spellings of it race', async () => {
    const spellings = ['09441234568', '+959441234568', '959441234568', '09 441 234 568']

    const replies = await Promise.all(spellings.map((phone) => register({ phone })))

    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    const rows = await app.owner_db`select from identity.player where phone = '+959441234568'`
    expect(rows).toHaveLength(1)
  })

  test('takes a referral code that exists, and does without one', async () => {
    await app.owner_db`insert into identity.referral_code (code) values ('FRIEND1')`

    expect(await register({ referral_code: ' FRIEND1 ' })).toMatchObject({ status: 200 })
    expect(await register({ referral_code: null })).toMatchObject({ status: 200 })
    expect(await register({ referral_code: '' })).toMatchObject({ status: 200 })
    expect(await register({ referral_code: "' or true --" })).toMatchObject({ status: 422 })
    expect(await app.owner_db`select from identity.player where referral_code = 'FRIEND1'`).toHaveLength(1)
  })

  test.each([
    ['Burmese', 'ထီးနှင့်မီးအိမ်'],
    ['of 64 characters', 'rain on the roof, tea on the table, nobody calls before nine ...'],
    ['of 128 flowers', '🌸🌧'.repeat(62) + 'xyz!'],
    ['with quotes, spaces and exponents', ` "pine",1e3: ' or 1=1 --\t`],
    ['that looks like markup', '<b onclick="x">{{7*7}}${7}</b>'],
  ])('keeps a password %s exactly as it is', async (_what, password) => {
    const phone = freshPhone()
    const registered = await register({ phone, password, password_confirmation: password })
    expect(registered.status, registered.text).toBe(200)

    const login = (tried: string) =>
      app.call('POST', '/api/login', { body: { user_name: phone, password: tried }, address: '10.9.0.1' })

    expect(await login(password)).toMatchObject({ status: 200 })
    expect(await login(`${password} `)).toMatchObject({ status: 401 })
    expect(await login(password.slice(0, -1))).toMatchObject({ status: 401 })
  })

  test('takes a password however the keyboard composes its letters', async () => {
    const phone = freshPhone()
    const password = 'caf\u00e9-umbrella'
    await register({ phone, password, password_confirmation: password })

    const body = { user_name: phone, password: 'cafe\u0301-umbrella' }

    expect(await app.call('POST', '/api/login', { body, address: '10.9.0.1' })).toMatchObject({ status: 200 })
  })

  test('keeps a name exactly as it is, whatever it looks like', async () => {
    for (const name of ["Robert'); drop table identity.player;--", '<img src=x onerror=alert(1)>', 'ကိုအောင်', '王小明']) {
      expect(await register({ name })).toMatchObject({ status: 200, body: { data: { user: { name } } } })
    }
  })

  test('is slowed down for one address, and tells it no more phones', async () => {
    const taken = freshPhone()
    await register({ phone: taken }, '10.8.0.1')

    const replies: Reply[] = []
    for (let tries = 0; tries < 15; tries++) replies.push(await register({ phone: taken, password: '' }, '10.8.1.1'))

    expect(replies.filter(({ status, body }) => status === 422 && body.errors?.phone)).toHaveLength(10)
    const hasty = replies.at(-1)
    expect(hasty).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    // Under the phone too, so that no form stays silent.
    expect(hasty?.body.errors).toEqual({ phone: [hasty?.body.message] })
    expect(hasty?.body.error_codes).toEqual({ phone: 'too_many_tries' })
    expect(await register({ phone: freshPhone() }, '10.8.1.1')).toMatchObject({ status: 429 })
    expect(await register({ phone: freshPhone() }, '10.8.2.1')).toMatchObject({ status: 200 })
  })

  test('of a crowd from one address opens no more accounts than of a row', async () => {
    const before = await playerCount()

    const replies = await Promise.all(Array.from({ length: 40 }, () => register({}, '10.8.4.1')))

    const opened = replies.filter((reply) => reply.status === 200).length
    expect(opened).toBeLessThanOrEqual(10)
    expect(await playerCount()).toBe(before + opened)
    expect(replies.every((reply) => [200, 429, 503].includes(reply.status))).toBe(true)
  })

  test('does not slow down the logins of the same address', async () => {
    const phone = freshPhone()
    await register({ phone }, '10.8.3.1')
    for (let tries = 0; tries < 15; tries++) await register({ phone, password: '' }, '10.8.3.1')

    const body = { user_name: phone, password: PASSWORD }

    expect(await app.call('POST', '/api/login', { body, address: '10.8.3.1' })).toMatchObject({ status: 200 })
  })
})

test('a production platform grants nothing', async () => {
  await register()

  expect(await app.owner_db`select from ledger.transfer`).toEqual([])
})

test('a demo grants 100,000 Ks as a transfer like any other', async () => {
  const demo = await startTestApp({ is_demo: true })

  const player = await demo.player()

  expect(player.user).toMatchObject({ main_balance: 100_000, balance: 0 })
  expect(await demo.balancesOf(player)).toEqual({ main: kyat(100_000), game: 0n })
  expect(await demo.owner_db`select kind, amount from ledger.transfer`).toEqual([
    { kind: 'demo_grant', amount: kyat(100_000) },
  ])
  await demo.expectReconciled()
  await demo.close()
})
