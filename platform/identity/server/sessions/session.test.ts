import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const user = (token: string) => app.call('GET', '/api/user', { token })
const exchange = (token: string, amount = 1) =>
  app.call('POST', '/api/exchange-main-to-game', { token, body: { amount } })

/** The codes of use cases that remember a token's owner, and ask under their own lock whether the session is alive. */
const betsWith = (token: string) =>
  Promise.all(
    [
      { path: '/api/digitbet', body: { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 0 } },
      { path: '/api/twod-bet', body: { totalAmount: 100, amounts: [{ num: '07', amount: 100 }] } },
    ].map(async ({ path, body }) => (await app.call('POST', path, { token, body })).body.code),
  )

async function loginAgain(player: TestPlayer): Promise<string> {
  const body = { user_name: player.phone, password: player.password }
  const reply = await app.call('POST', '/api/login', { body, address: `10.70.0.${player.id % 250n}` })
  return (reply.body.data as { token: string }).token
}

function changePassword(player: TestPlayer, body: object, token = player.token): Promise<Reply> {
  return app.call('POST', '/api/change-password', { token, body, address: `10.71.${player.id % 250n}.1` })
}

const NEW_PASSWORD = 'lantern-umbrella'
const change = (player: TestPlayer) => ({
  current_password: player.password,
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
})

/** Asks for the player's money while the player's accounts are locked, commits `meanwhile` first, and answers. */
async function askBefore(player: TestPlayer, requested: () => Promise<Reply>, meanwhile: string): Promise<Reply> {
  let answer: Promise<Reply> | undefined
  await app.owner_db.begin(async (tx) => {
    await tx`select from ledger.account where player_id = ${player.id} for update`
    answer = requested()
    await new Promise((resolve) => setTimeout(resolve, 250))
    await tx.unsafe(meanwhile)
  })
  return answer as Promise<Reply>
}

describe('a logout', () => {
  test('ends this session and leaves the others', async () => {
    const player = await app.player()
    const other = await loginAgain(player)

    const reply = await app.call('POST', '/api/logout', { token: player.token })

    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'Request was successful.', message: 'Logout successfully.', data: null },
    })
    expect(await user(player.token)).toMatchObject({ status: 401, body: { message: 'Please log in.' } })
    expect(await user(other)).toMatchObject({ status: 200 })
    expect(await app.call('POST', '/api/logout', { token: player.token })).toMatchObject({ status: 401 })
  })

  test('is the end: of a hundred calls beside it, none that began after its answer succeeds', async () => {
    const player = await app.player({ main: kyat(1_000) })
    let is_out = false
    const late: number[] = []
    const ask = async (index: number) => {
      await new Promise((resolve) => setTimeout(resolve, index % 40))
      const began_late = is_out
      const reply = await (index % 2 === 0 ? user(player.token) : exchange(player.token))
      if (began_late) late.push(reply.status)
    }

    const calls = Array.from({ length: 100 }, (_, index) => ask(index))
    await new Promise((resolve) => setTimeout(resolve, 10))
    await app.call('POST', '/api/logout', { token: player.token }).then(() => {
      is_out = true
    })
    const after = await app.balancesOf(player)
    await Promise.all([...calls, ...Array.from({ length: 10 }, (_, index) => ask(index))])

    expect(late.length).toBeGreaterThanOrEqual(10)
    expect(late.every((status) => status === 401)).toBe(true)
    expect(await app.balancesOf(player)).toEqual(after)
  })
})

describe('a session', () => {
  /** The clock of these sessions goes on, as if nothing had called in the meantime. */
  const letPass = (player: TestPlayer, time: string) => app.owner_db`
    update identity.session set created_at = created_at - ${time}::interval, seen_at = seen_at - ${time}::interval,
                                expires_at = expires_at - ${time}::interval
    where player_id = ${player.id}`
  const newPlayer = () => app.player({ main: kyat(10) })
  const alive = ['insufficient_game_balance', 'two_d_no_draw']
  const ended = ['unauthenticated', 'unauthenticated']

  test.each(['31 minutes', '2 hours', '13 hours', '29 days', '29 days 23 hours 59 minutes'])(
    'still answers after %s without a call, with the same token',
    async (time) => {
      const player = await newPlayer()

      await letPass(player, time)

      expect(await betsWith(player.token)).toEqual(alive)
      expect(await user(player.token)).toMatchObject({ status: 200 })
      // That call was a use.
      const [seen] = await app.owner_db`
        select seen_at > now() - interval '1 minute' as is_fresh from identity.session where player_id = ${player.id}`
      expect(seen?.is_fresh).toBe(true)
    },
  )

  test('ends thirty days after the sign-in, however busy, for the process that knows its token as for any other', async () => {
    const player = await newPlayer()
    expect(await betsWith(player.token)).toEqual(alive)
    await letPass(player, '29 days 23 hours')
    expect(await user(player.token)).toMatchObject({ status: 200 })

    await letPass(player, '1 hour')

    expect(await betsWith(player.token)).toEqual(ended)
    expect(await user(player.token)).toMatchObject({ status: 401 })
    expect(await exchange(player.token)).toMatchObject({ status: 401 })
    expect(await app.balancesOf(player)).toEqual({ main: kyat(10), game: 0n })
  })

  test('goes on beside others: two tabs with one token, and sign-ins whose answers were lost', async () => {
    const player = await newPlayer()
    await Promise.all([loginAgain(player), loginAgain(player)])
    const retried = await loginAgain(player)

    const replies = await Promise.all([user(player.token), user(player.token), user(retried), user(player.token)])

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  })

  test('writes its last use once in five minutes, so that calls stay reads', async () => {
    const player = await newPlayer()
    const version = async () => {
      const [row] = await app.owner_db`
        select xmin::text || ctid::text as version from identity.session where player_id = ${player.id}`
      return row?.version
    }
    await letPass(player, '4 minutes 50 seconds')
    const before = await version()

    await user(player.token)
    expect(await version()).toBe(before)
    await letPass(player, '10 seconds')
    const passed = await version()
    await user(player.token)

    expect(await version()).not.toBe(passed)
  })

  test('is one of twenty at most: the one unused for longest ends when another begins', async () => {
    const player = await newPlayer()
    const tokens = [player.token]
    for (let count = 1; count < 20; count++) tokens.push(await loginAgain(player))
    await letPass(player, '1 hour')
    // The second one is left alone, all others are used.
    for (const token of tokens.filter((_, index) => index !== 1)) await user(token)

    const racing = await Promise.all([loginAgain(player), loginAgain(player)])

    const replies = await Promise.all([...tokens, ...racing].map(user))
    const [live] = await app.owner_db`
      select count(*)::integer from identity.session where player_id = ${player.id} and revoked_at is null`
    expect(live?.count).toBe(20)
    expect(replies[1]?.status).toBe(401)
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20)
    expect(replies.slice(-2).map((reply) => reply.status)).toEqual([200, 200])
  })

  test('ends at once for every session of a player who is banned', async () => {
    const player = await app.player({ main: kyat(10) })
    const other = await loginAgain(player)

    await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`

    expect(await user(player.token)).toMatchObject({ status: 401 })
    expect(await user(other)).toMatchObject({ status: 401 })
    expect(await exchange(other)).toMatchObject({ status: 401 })
    expect(await app.balancesOf(player)).toEqual({ main: kyat(10), game: 0n })
  })

  test('leaves no usable token in the database', async () => {
    const player = await app.player()
    const columns = await app.owner_db<{ table: string; column: string }[]>`
      select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
      from information_schema.columns
      where table_schema in ('identity', 'wallet', 'ledger', 'digit_bet', 'operator')
        and data_type in ('text', 'bytea', 'jsonb', 'json', 'character varying', 'ARRAY')`
    const values: unknown[] = []
    for (const { table, column } of columns) {
      const rows = await app.owner_db.unsafe(`select ${column} as value from ${table}`)
      values.push(...rows.map((row) => row.value).filter((value) => value !== null))
    }

    expect(values.length).toBeGreaterThan(5)
    const raw = Buffer.from(player.token, 'base64url')
    for (const value of values) {
      const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value))
      expect(bytes.includes(player.token) || bytes.includes(raw)).toBe(false)
      for (const text of [bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('latin1')]) {
        expect((await user(text.slice(0, 100))).status).toBe(401)
      }
    }
  })

  test('cannot be guessed: a token changed in any one letter opens nothing', async () => {
    const player = await app.player()
    const letters = [...player.token]
    // The last letter of 43 carries four bits: two of its spellings could stand for the same bytes.
    const changed = letters.map((letter, index) => letters.with(index, letter === 'A' ? 'B' : 'A').join(''))

    const replies = await Promise.all([...changed, `${player.token}=`, player.token.slice(0, 42)].map(user))

    expect(replies.every((reply) => reply.status === 401)).toBe(true)
  })
})

describe('a change of password', () => {
  test('keeps the session that asked, ends the others, and only the new password opens another', async () => {
    const player = await app.player()
    const other = await loginAgain(player)

    const reply = await changePassword(player, change(player))

    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'Request was successful.', message: 'Password changed successfully', data: null },
    })
    expect(await user(player.token)).toMatchObject({ status: 200 })
    expect(await user(other)).toMatchObject({ status: 401 })
    const login = (password: string) =>
      app.call('POST', '/api/login', { body: { user_name: player.phone, password }, address: '10.72.0.1' })
    expect(await login(player.password)).toMatchObject({ status: 401 })
    expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('with a wrong current password says so and changes nothing', async () => {
    const player = await app.player()
    const other = await loginAgain(player)

    const reply = await changePassword(player, { ...change(player), current_password: 'wrong-password' })

    expect(reply).toMatchObject({ status: 401, body: { message: 'The current password is wrong.' } })
    expect(await user(other)).toMatchObject({ status: 200 })
    expect(await loginAgain(player)).toEqual(expect.any(String))
  })

  test('names every wrong field at once', async () => {
    const player = await app.player()

    const replies = await Promise.all([
      changePassword(player, {}),
      changePassword(player, { current_password: '', password: 'short', password_confirmation: 'shorter' }),
      changePassword(player, { ...change(player), password: player.password, password_confirmation: player.password }),
      changePassword(player, { ...change(player), password: `${player.phone}-x` }),
      changePassword(player, { ...change(player), password: 'yangon2024', password_confirmation: 'yangon2024' }),
    ])

    expect(replies.map((reply) => reply.body.errors)).toEqual([
      { current_password: ['This field is required.'], password: ['This field is required.'] },
      {
        current_password: ['This field is required.'],
        password: ['Use at least 8 characters.'],
        password_confirmation: ['The two passwords don’t match.'],
      },
      { password: ['Choose a password that differs from the old one.'] },
      {
        password: ['The password can’t contain your name or phone number.'],
        password_confirmation: ['The two passwords don’t match.'],
      },
      { password: ['This password is too easy to guess.'] },
    ])
    expect(replies.every((reply) => reply.status === 422)).toBe(true)
  })

  test.each(['user_id', 'id', 'phone', 'status', 'user_name'])(
    'with a field %s changes the password of the caller and nothing else',
    async (field) => {
      const [player, other] = [await app.player(), await app.player()]
      const rows = () => app.owner_db`
        select id, user_name, phone, name, status from identity.player where id in (${player.id}, ${other.id}) order by id`
      const before = await rows()
      const value = field === 'user_name' ? other.user.user_name : String(other.id)

      expect(await changePassword(player, { ...change(player), [field]: value })).toMatchObject({ status: 200 })

      expect(await rows()).toEqual(before)
      const login = { user_name: other.phone, password: other.password }
      expect(await app.call('POST', '/api/login', { body: login, address: '10.8.0.9' })).toMatchObject({
        status: 200,
      })
    },
  )

  test('is done by one of two that race with the same old password', async () => {
    const player = await app.player()
    const other = await loginAgain(player)

    const replies = await Promise.all([
      changePassword(player, change(player)),
      changePassword(
        player,
        { ...change(player), password: 'third-password', password_confirmation: 'third-password' },
        other,
      ),
    ])

    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const alive = await Promise.all([user(player.token), user(other)])
    expect(alive.map((reply) => reply.status)).toEqual(replies.map((reply) => reply.status))
  })
})

describe('what waited while its session ended', () => {
  const endSession = (player: TestPlayer) =>
    `update identity.session set revoked_at = now() where player_id = ${player.id}`

  test('moves no money', async () => {
    const player = await app.player({ main: kyat(10) })

    const reply = await askBefore(player, () => exchange(player.token), endSession(player))

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await app.balancesOf(player)).toEqual({ main: kyat(10), game: 0n })
  })

  test('moves no money of a player who was frozen', async () => {
    const player = await app.player({ main: kyat(10) })
    const freeze = `update identity.player set status = 'frozen' where id = ${player.id}`

    const reply = await askBefore(player, () => exchange(player.token), freeze)

    expect(reply).toMatchObject({ status: 403, body: { code: 'player_frozen' } })
    expect(await app.balancesOf(player)).toEqual({ main: kyat(10), game: 0n })
  })

  test('changes no password', async () => {
    const player = await app.player()

    const reply = await askBefore(player, () => changePassword(player, change(player)), endSession(player))

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await loginAgain(player)).toEqual(expect.any(String))
  })
})
