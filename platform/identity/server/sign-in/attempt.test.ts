import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createLog } from '#platform/server/telemetry/log.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

/** Where the first player of a test app registers. */
const HOME = '10.1.1.1'
/** Of one address. From the thirty-first on each is refused as the last. */
const ACCOUNTS = inject('is_deep') ? 1_000 : 100

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ log: createLog('silent') })
  player = await app.player()
})
beforeEach(async () => {
  const { owner_db } = app
  await owner_db`delete from identity.attempt`
  await owner_db`delete from identity.session where player_id = ${player.id} and address <> ${HOME}`
})
afterAll(() => app.close())

interface Guess {
  user_name?: string
  password?: string
  address?: string
  headers?: Record<string, string>
}

function guess({ user_name = player.phone, password = 'wrong-password', ...options }: Guess = {}, at = app) {
  return at.call('POST', '/api/login', { body: { user_name, password }, address: '10.30.0.1', ...options })
}

const right = (address: string) => guess({ password: player.password, address })

async function guessTimes(times: number, requested: (index: number) => Guess): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let index = 0; index < times; index++) replies.push(await guess(requested(index)))
  return replies
}

/** Moves the counts into the past, as if nobody had tried since. */
async function letPass(seconds: number): Promise<void> {
  await app.owner_db`
    update identity.attempt set last_at = last_at - ${seconds} * interval '1 second',
                                first_at = first_at - ${seconds} * interval '1 second'`
}

/** However slowly the tries were made: the last of each count was this moment, and so it stays for the test. */
const justNow = () => app.owner_db`update identity.attempt set last_at = now() + interval '1 minute'`

const statuses = (replies: Reply[]) => replies.map((reply) => reply.status)

describe('wrong passwords for one account', () => {
  test('wait twice as long each time after the fifth', async () => {
    await guessTimes(5, (index) => ({ address: `10.31.${index}.1` }))

    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const hasty = await guess({ address: '10.32.0.1' })
      expect(hasty).toMatchObject({ status: 429, body: { code: 'too_many_requests', values: { seconds } } })
      await letPass(seconds)
      // After a quarter of an hour without a try the account starts anew; one second before, it does not.
      if (seconds === 900) break
      expect(await guess({ address: '10.32.0.1' })).toMatchObject({ status: 401 })
    }

    expect(statuses(await guessTimes(5, (index) => ({ address: `10.33.${index}.1` })))).toEqual([
      401, 401, 401, 401, 401,
    ])
  })

  test('say under the user name too how long to wait, so that no form stays silent', async () => {
    await guessTimes(5, () => ({}))
    await justNow()

    const { status, body } = await guess({})

    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(body.errors).toEqual({ user_name: [body.message] })
    expect(body.error_codes).toEqual({ user_name: 'too_many_tries' })
  })

  test('say in Retry-After how long to wait', async () => {
    await guessTimes(5, () => ({}))

    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.30.0.1',
      payload: { user_name: player.phone, password: 'wrong-password' },
    })

    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('2')
  })

  test('count together whatever the spelling, for one that exists and one that does not', async () => {
    for (const phone of [player.phone, '09449999999']) {
      const spellings = [phone, `+95${phone.slice(1)}`, `95${phone.slice(1)}`, ` ${phone} `, phone.replace('09', '09 ')]

      const tried = await guessTimes(6, (index) => ({
        user_name: spellings[index % 5],
        address: `10.34.${index}.1`,
      }))

      expect(statuses(tried), phone).toEqual([401, 401, 401, 401, 401, 429])
    }
  })

  test('do not lock the player out at an address that the player used before', async () => {
    await guessTimes(6, () => ({}))

    expect(await right('10.30.0.1')).toMatchObject({ status: 429 })
    expect(await right('10.35.0.1')).toMatchObject({ status: 429 })
    expect(await right(HOME)).toMatchObject({ status: 200 })
  })

  test('are forgotten by a right one', async () => {
    await guessTimes(4, () => ({}))

    expect(await right('10.30.0.1')).toMatchObject({ status: 200 })
    expect(statuses(await guessTimes(5, () => ({})))).toEqual([401, 401, 401, 401, 401])
  })

  test('teach a crowd of guesses no more than a row of them', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 60 }, (_, index) => guess({ address: `10.36.${index}.1`, password: `guess-${index}` })),
    )

    expect(crowd.filter((reply) => reply.status === 401).length).toBeLessThanOrEqual(5)
    expect(statuses(crowd).every((status) => [401, 429, 503].includes(status))).toBe(true)
  })

  test('are the same count when they are tried by changing the password', async () => {
    const change = (current_password: string) =>
      app.call('POST', '/api/change-password', {
        token: player.token,
        address: '10.37.0.1',
        body: { current_password, password: 'lantern-umbrella', password_confirmation: 'lantern-umbrella' },
      })

    for (let tries = 0; tries < 5; tries++) expect(await change('wrong-password')).toMatchObject({ status: 401 })

    expect(await change(player.password)).toMatchObject({ status: 429 })
    expect(await right('10.38.0.1')).toMatchObject({ status: 429 })
  })

  test('keep nothing of what was typed as a name, which may be a password', async () => {
    await guess({ user_name: 'my-secret-umbrella' })

    const rows = await app.owner_db`select subject from identity.attempt`
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('umbrella')
  })
})

describe('one password for many accounts', () => {
  test('is stopped after thirty from one address, and the address stays stopped by a right one', async () => {
    await app.owner_db`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'S' || lpad(i::text, 7, '0'), 'Sprayed', '+95945' || lpad(i::text, 7, '0'), p.password_hash
      from generate_series(1, ${ACCOUNTS}) i, identity.player p where p.id = ${player.id}`
    const names = await app.owner_db<{ user_name: string }[]>`
      select user_name from identity.player where name = 'Sprayed' order by id`

    const replies = await guessTimes(ACCOUNTS, (index) => ({ user_name: names[index]?.user_name }))

    // A slow run earns one try more after two seconds, another after four.
    const tried = replies.filter((reply) => reply.status !== 429).length
    expect(tried).toBeGreaterThanOrEqual(30)
    expect(tried).toBeLessThanOrEqual(34)
    await app.owner_db`update identity.attempt set last_at = now()`
    expect(await right('10.30.0.1')).toMatchObject({ status: 429 })
    expect(await right('10.40.0.1')).toMatchObject({ status: 200 })
  })

  test('is stopped after thirty though each try claims to be forwarded for another', async () => {
    const claimed = (index: number) => ({
      user_name: randomUUID(),
      headers: {
        'x-forwarded-for': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
      },
    })

    expect(new Set(statuses(await guessTimes(30, claimed)))).toEqual(new Set([401]))
    await justNow()
    expect(new Set(statuses(await guessTimes(10, claimed)))).toEqual(new Set([429]))
  })

  test('is stopped after a hundred from one network', async () => {
    const from = (index: number) => ({ user_name: randomUUID(), address: `10.41.0.${index}` })

    expect(new Set(statuses(await guessTimes(100, from)))).toEqual(new Set([401]))
    await justNow()
    expect(new Set(statuses(await guessTimes(10, from)))).toEqual(new Set([429]))
    expect(await guess({ address: '10.41.1.1' })).toMatchObject({ status: 401 })
  })

  test('is not paid for by a right one: the address goes on counting', async () => {
    await guessTimes(29, () => ({ user_name: randomUUID() }))

    expect(await right('10.30.0.1')).toMatchObject({ status: 200 })
    expect(await guess({ user_name: randomUUID() })).toMatchObject({ status: 401 })
    await justNow()
    expect(await guess({ user_name: randomUUID() })).toMatchObject({ status: 429 })
  })

  test('does not stop an address for ever because somebody there mistypes now and then', async () => {
    await guessTimes(30, () => ({ user_name: randomUUID() }))
    expect(await right('10.30.0.1')).toMatchObject({ status: 429 })

    await app.owner_db`update identity.attempt set first_at = now() - interval '15 minutes', last_at = now()`

    expect(await right('10.30.0.1')).toMatchObject({ status: 200 })
  })
})

describe('players who are known at an address', () => {
  test('are not kept out by what strangers try there', async () => {
    await guessTimes(30, () => ({ user_name: randomUUID(), address: HOME }))
    await justNow()

    expect(await guess({ user_name: randomUUID(), address: HOME })).toMatchObject({ status: 429 })
    expect(await right(HOME)).toMatchObject({ status: 200 })
  })

  test('have thirty wrong tries together, which keep no stranger out', async () => {
    const address = '10.42.0.1'
    const names = await app.owner_db<{ user_name: string }[]>`
      with made as (
        insert into identity.player (user_name, name, phone, password_hash)
        select 'K' || lpad(i::text, 7, '0'), 'Known', '+95946' || lpad(i::text, 7, '0'), p.password_hash
        from generate_series(1, 7) i, identity.player p where p.id = ${player.id} returning id, user_name
      ), seen as (
        insert into identity.session (token_hash, player_id, address, expires_at)
        select sha256(user_name::bytea), id, ${address}, now() + interval '1 day' from made
      ) select user_name from made`
    const oneOf = (index: number) => ({ user_name: names[index % names.length]?.user_name, address })

    expect(new Set(statuses(await guessTimes(30, oneOf)))).toEqual(new Set([401]))
    await justNow()

    expect(await guess(oneOf(0))).toMatchObject({ status: 429 })
    expect(await guess({ user_name: randomUUID(), address })).toMatchObject({ status: 401 })
  })
})

test('where failures cannot be counted nobody logs in', async () => {
  await app.owner_db`revoke select on identity.attempt from thazin_server`

  const reply = await right(HOME)
  await app.owner_db`grant select on identity.attempt to thazin_server`

  expect(reply).toMatchObject({ status: 500, body: { code: 'internal_error', message: 'Something Went Wrong!' } })
  expect(reply.text).not.toMatch(/permission|attempt|postgres/i)
  expect(await right(HOME)).toMatchObject({ status: 200 })
})

describe('behind a known proxy', () => {
  const PROXY = '10.50.0.1'
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await startTestApp({ trusted_proxies: [PROXY] })
  })
  beforeEach(() => proxied.owner_db`delete from identity.attempt`)
  afterAll(() => proxied.close())

  const from = (forwarded: string, address = PROXY) =>
    guess({ user_name: randomUUID(), address, headers: { 'x-forwarded-for': forwarded } }, proxied)

  test('each client is counted by the address that the proxy saw', async () => {
    for (let tries = 0; tries < 30; tries++) await from('203.0.113.1')

    expect(await from('203.0.113.1')).toMatchObject({ status: 429 })
    expect(await from('203.0.114.1')).toMatchObject({ status: 401 })
  })

  test('what the client put in front of it is not believed', async () => {
    for (let tries = 0; tries < 30; tries++) await from(`198.51.100.${tries}, 203.0.113.2`)

    expect(await from('198.51.100.99, 203.0.113.2')).toMatchObject({ status: 429 })
  })

  test('a client whose address is made up is counted as the proxy', async () => {
    const invented = (tries: number) => `${randomUUID()}${String(tries).repeat(3_000)}`
    for (let tries = 0; tries < 30; tries++) expect(await from(invented(tries))).toMatchObject({ status: 401 })

    expect(await from(invented(30))).toMatchObject({ status: 429 })
  })

  test('a client that goes around the proxy is not believed either', async () => {
    for (let tries = 0; tries < 30; tries++) await from(`203.0.113.${tries}`, '10.60.0.1')

    expect(await from('203.0.113.99', '10.60.0.1')).toMatchObject({ status: 429 })
  })
})
