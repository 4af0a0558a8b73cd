import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ hash_cost: null })
  player = await app.player()
})
beforeEach(() => app.owner_db`delete from identity.attempt`)
afterAll(() => app.close())

interface LoginTry {
  user_name?: string
  password?: string
  address?: string
  headers?: Record<string, string>
}

function login({ user_name = player.phone, password = player.password, ...options }: LoginTry = {}): Promise<Reply> {
  return app.call('POST', '/api/login', { body: { user_name, password }, address: '10.20.0.1', ...options })
}

async function passwordHash(): Promise<string> {
  const [row] = await app.owner_db<{ password_hash: string }[]>`
    select password_hash from identity.player where id = ${player.id}`
  return row?.password_hash ?? ''
}

describe('a login', () => {
  test('answers a token and the player', async () => {
    const reply = await login()

    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'Request was successful.',
        message: 'Logged In Successfully.',
        data: { token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), user: player.user },
      },
    })
    const { token } = reply.body.data as { token: string }
    expect(await app.call('GET', '/api/user', { token })).toMatchObject({ body: { data: player.user } })
  })

  test('takes the phone in any spelling and the user name in any case', async () => {
    const digits = player.phone.slice(1)
    const burmese = [...player.phone].map((digit) => String.fromCharCode(0x1040 + Number(digit))).join('')
    const { user_name } = player.user

    for (const name of [
      `+95${digits}`,
      `95${digits}`,
      ` ${player.phone} `,
      burmese,
      user_name,
      user_name.toLowerCase(),
    ]) {
      expect((await login({ user_name: name })).status, name).toBe(200)
    }
  })

  test('asks for what is missing', async () => {
    expect(await app.call('POST', '/api/login', { body: {} })).toMatchObject({
      status: 422,
      body: { errors: { user_name: ['This field is required.'], password: ['This field is required.'] } },
    })
  })

  test('says the same whether the name or the password was wrong', async () => {
    const wrong = await login({ password: 'wrong-password' })
    const unknown = await login({ user_name: '09449999999', password: 'wrong-password' })
    const nonsense = await login({ user_name: "' or true --", password: 'wrong-password' })

    expect(wrong).toMatchObject({ status: 401, body: { message: 'The user name or password is wrong.' } })
    expect(unknown).toEqual(wrong)
    expect(nonsense).toEqual(wrong)
  })

  test('takes as much work for a name that does not exist, and so tells nobody who is here', async () => {
    const work = { known: [] as number[], unknown: [] as number[] }
    for (let tries = 0; tries < 25; tries++) {
      for (const [kind, user_name] of [
        ['known', player.phone],
        ['unknown', '09449999999'],
      ] as const) {
        await app.owner_db`delete from identity.attempt`
        // Of this process alone: by the clock it would be told what else the machine does.
        const before = process.cpuUsage()
        await login({ user_name, password: 'wrong-password', address: `10.21.${tries}.1` })
        const { user, system } = process.cpuUsage(before)
        work[kind].push(user + system)
      }
    }

    const [known, unknown] = [work.known, work.unknown].map((all) => all.toSorted((a, b) => a - b)[12] ?? 0)

    // Without a hash for nobody's password it would be a fifth.
    expect((unknown ?? 0) / (known ?? 1)).toBeGreaterThan(0.5)
    expect((unknown ?? 0) / (known ?? 1)).toBeLessThan(2)
  })

  test('of a banned player is refused only after the right password', async () => {
    await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`

    const right = await login()
    const wrong = await login({ password: 'wrong-password' })
    await app.owner_db`update identity.player set status = 'active' where id = ${player.id}`

    expect(right).toMatchObject({ status: 403, body: { code: 'player_banned' } })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_login' } })
  })

  test('of a player is never that of another whose phone resembles the player’s user name', async () => {
    await app.owner_db`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'P1700002', 'By Name', '+959449000001', password_hash from identity.player where id = ${player.id}`
    await app.owner_db`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'X0000001', 'By Phone', '+951700002', password_hash from identity.player where id = ${player.id}`
    await app.owner_db`select ledger.open_player(id) from identity.player where name like 'By %'`

    expect(await login({ user_name: 'P1700002' })).toMatchObject({ body: { data: { user: { name: 'By Name' } } } })
  })
})

describe('a stored password', () => {
  test('is hashed by argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await passwordHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('is hashed anew at the next login when its parameters were weaker', async () => {
    const weak = await hash(player.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await app.owner_db`update identity.player set password_hash = ${weak} where id = ${player.id}`

    const replies = await Promise.all([login(), login(), login()])

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect(await passwordHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await login()).toMatchObject({ status: 200 })
  })

  test('is not hashed anew by a wrong login', async () => {
    const weak = await hash(player.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await app.owner_db`update identity.player set password_hash = ${weak} where id = ${player.id}`

    await login({ password: 'wrong-password' })

    expect(await passwordHash()).toBe(weak)
  })
})

test('a login that began with the old password opens nothing once the new one stands', async () => {
  const other = await app.player()
  const new_hash = await hash('lantern-umbrella', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  let late: Promise<Reply> = Promise.reject(new Error('not asked'))
  late.catch(() => undefined)

  await app.owner_db.begin(async (tx) => {
    await tx`update identity.player set password_hash = ${new_hash} where id = ${other.id}`
    late = login({ user_name: other.phone, password: other.password })
    await new Promise((resolve) => setTimeout(resolve, 300))
  })

  expect(await late).toMatchObject({ status: 401, body: { code: 'wrong_login' } })
})

test('of more passwords at once than can be checked in time, some are asked to come back, and then all are answered again', async () => {
  // A check takes some ten milliseconds, and a call waits for half a second.
  const addresses = Array.from({ length: 400 }, (_, index) => `10.22.${index >> 8}.${index & 255}`)

  const statuses = (await Promise.all(addresses.map((address) => login({ address })))).map((reply) => reply.status)

  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(await login()).toMatchObject({ status: 200 })
})
