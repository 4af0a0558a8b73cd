import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, INVENTED_COST, isOutdated } from '#identity/server/index.ts'
import { VERSION } from '#platform/server/version.ts'
import type { EnrolmentAnswer, SignInState } from '#staff/contract/staff.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '#tests/support/app/open-console.ts'
import { type Reply, startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { codeOf } from './totp.ts'

let app: TestApp
/** Of the demo, where a code is asked only of those who enrolled. */
let demo: TestConsole
/** Of production. */
let consoleClient: TestConsole
beforeAll(async () => {
  app = await startTestApp()
  demo = await openConsoleOf(app, { hash_cost: null })
  consoleClient = await openConsoleOf(app, { is_demo: false })
})
afterAll(async () => {
  await demo.close()
  await consoleClient.close()
  await app.close()
})

let networks = 0
/** Each test from a network of its own: wrong tries of one must not slow another down. */
const elsewhere = () => `10.20.${++networks}.1`

const stateOf = (reply: Reply) => reply.body.data as SignInState
const password = (staff: TestStaff) => ({ user_name: staff.user_name, password: staff.password })

/** The secret that an authenticator would have read. */
async function secretOf(staff: TestStaff): Promise<Buffer> {
  const [row] = await app.owner_db<{ sealed: Buffer }[]>`
    select coalesce(totp_offered, totp_secret) as sealed from staff.staff where id = ${staff.id}`
  return app.key.unseal(row?.sealed ?? Buffer.alloc(0))
}

/** The code `steps` after the present one, by the database's clock. */
async function codeAt(staff: TestStaff, steps = 0n): Promise<string> {
  const [now] = await app.owner_db<{ step: bigint }[]>`
    select floor(extract(epoch from clock_timestamp()) / 30)::bigint as step`
  return codeOf(await secretOf(staff), (now?.step ?? 0n) + steps)
}

/** As if the last code had been given half a minute earlier. */
async function letCodesPass(staff: TestStaff): Promise<void> {
  await app.owner_db`update staff.staff set totp_last_step = totp_last_step - 1 where id = ${staff.id}`
}

/** Somebody with an authenticator and a session of the console in production. */
async function enrolled(): Promise<TestStaff> {
  const staff = await consoleClient.hire('cashier')
  const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
  expect(stateOf(entered)).toEqual({ next: 'enrolment', me: null })
  await consoleClient.call('POST', '/me/authenticator', { as: entered })
  const body = { code: await codeAt(staff) }
  const confirmed = await consoleClient.call('POST', '/me/authenticator/confirm', { as: entered, body })
  expect(stateOf(confirmed).next, confirmed.text).toBe('nothing')
  await letCodesPass(staff)
  return { ...staff, cookie: confirmed.cookie }
}

describe('signing in', () => {
  test('takes the password alone in the demo, and says who one is and what one may do', async () => {
    const cashier = await demo.hire('cashier')

    const reply = await demo.call('POST', '/sign-in', { body: password(cashier), address: elsewhere() })

    expect(stateOf(reply)).toMatchObject({
      next: 'nothing',
      me: { staff_id: String(cashier.id), role: 'cashier', agent_id: null, has_totp: false, version: VERSION },
    })
    expect(stateOf(reply).me?.permissions).toContain('deposits.decide')
    expect(stateOf(reply).me?.permissions).not.toContain('staff.write')
    expect(stateOf(await demo.call('GET', '/me', { as: reply }))).toEqual(stateOf(reply))
  })

  test('keeps the session in a cookie that no script reads and no other site sends', async () => {
    const cashier = await demo.hire('cashier')
    const response = await demo.fastify.inject({
      method: 'POST',
      url: '/api/console/sign-in',
      headers: {
        host: 'console.test',
        origin: 'http://console.test',
        'x-requested-by': 'console',
        'content-type': 'application/json',
      },
      remoteAddress: elsewhere(),
      payload: JSON.stringify(password(cashier)),
    })
    expect(response.headers['set-cookie']).toMatch(
      /^thazin_staff=[\w-]{43}; Path=\/api\/console; HttpOnly; SameSite=Strict$/,
    )
  })

  test('says the same whether the name or the password was wrong', async () => {
    const cashier = await demo.hire('cashier')
    const address = elsewhere()
    const wrong = { ...password(cashier), password: 'not-this-one-at-all' }
    const unknown = { user_name: 'nobody.here', password: 'not-this-one-at-all' }

    const [one, other] = [
      await demo.call('POST', '/sign-in', { body: wrong, address }),
      await demo.call('POST', '/sign-in', { body: unknown, address }),
    ]

    expect(one.status).toBe(401)
    expect(one.text).toBe(other.text)
    expect(one.cookie).toBe('')
  })

  test('asks for patience after five wrong passwords, also where the sixth is right', async () => {
    const cashier = await demo.hire('cashier')
    const address = elsewhere()
    for (let tries = 0; tries < 6; tries++) {
      await demo.call('POST', '/sign-in', { body: { ...password(cashier), password: `wrong-${tries}` }, address })
    }
    const reply = await demo.call('POST', '/sign-in', { body: password(cashier), address })
    expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests'])
  })

  test('is refused to staff who was switched off, once the password was right', async () => {
    const cashier = await demo.hire('cashier')
    await app.owner_db`update staff.staff set is_active = false where id = ${cashier.id}`
    const reply = await demo.call('POST', '/sign-in', { body: password(cashier), address: elsewhere() })
    expect([reply.status, reply.body.code]).toEqual([403, 'staff_switched_off'])
  })

  test('replaces a one-time password before anything else', async () => {
    const editor = await demo.hire('editor')
    await app.owner_db`update staff.staff set is_password_temporary = true where id = ${editor.id}`
    const entered = await demo.call('POST', '/sign-in', { body: password(editor), address: elsewhere() })
    expect(stateOf(entered)).toEqual({ next: 'new_password', me: null })
    expect((await demo.call('GET', '/staff', { as: entered })).status).toBe(401)
    const choose = (text: string) =>
      demo.call('POST', '/sign-in/password', { as: entered, body: { password: text, password_confirmation: text } })

    expect((await choose('short-one')).body).toMatchObject({ error_codes: { password: 'staff_password_too_short' } })
    expect((await choose(editor.password)).body).toMatchObject({ error_codes: { password: 'password_unchanged' } })
    const chosen = await choose('lantern-on-the-river')

    expect(stateOf(chosen).next).toBe('nothing')
    expect((await demo.call('GET', '/me', { as: entered })).status).toBe(401)
    expect(stateOf(await demo.call('GET', '/me', { as: chosen })).me?.user_name).toBe(editor.user_name)
  })
})

describe('an authenticator', () => {
  test('has to be enrolled outside the demo before any call is answered', async () => {
    const owner = await consoleClient.hire('owner')
    const entered = await consoleClient.call('POST', '/sign-in', { body: password(owner), address: elsewhere() })

    expect(stateOf(entered)).toEqual({ next: 'enrolment', me: null })
    expect((await consoleClient.call('GET', '/staff', { as: entered })).status).toBe(401)

    const offered = await consoleClient.call('POST', '/me/authenticator', { as: entered })
    const offer = offered.body.data as EnrolmentAnswer['data']
    expect(offer.otpauth_uri).toMatch(/^otpauth:\/\/totp\/Thazin:owner\.[\w-]+\?secret=[A-Z2-7]{32}&issuer=Thazin&/)
    expect(offer.otpauth_uri).toContain(offer.secret.replaceAll(' ', ''))
    expect(Buffer.from(offer.qr.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<\/svg>$/)

    const body = { code: await codeAt(owner) }
    const confirmed = await consoleClient.call('POST', '/me/authenticator/confirm', { as: entered, body })
    expect(stateOf(confirmed)).toMatchObject({ next: 'nothing', me: { has_totp: true } })
    expect((await consoleClient.call('GET', '/staff', { as: confirmed })).status).toBe(200)
  })

  test('its code opens the console after the password', async () => {
    const staff = await enrolled()
    const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
    expect(stateOf(entered)).toEqual({ next: 'code', me: null })

    const opened = await consoleClient.call('POST', '/sign-in/code', {
      as: entered,
      body: { code: await codeAt(staff) },
    })

    expect(stateOf(opened)).toMatchObject({ next: 'nothing', me: { user_name: staff.user_name } })
    expect(opened.cookie).not.toBe(entered.cookie)
    expect((await consoleClient.call('GET', '/me', { as: entered })).status).toBe(401)
  })

  test('a code that was used is refused, though its half minute is not over', async () => {
    const staff = await enrolled()
    const code = await codeAt(staff)
    const enter = async () => {
      const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
      return consoleClient.call('POST', '/sign-in/code', { as: entered, body: { code } })
    }

    expect((await enter()).status).toBe(200)
    const again = await enter()

    expect([again.status, again.body.code]).toEqual([422, 'wrong_code'])
  })

  test('one code in twenty hands opens one session', async () => {
    const staff = await enrolled()
    const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
    const body = { code: await codeAt(staff) }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => consoleClient.call('POST', '/sign-in/code', { as: entered, body })),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  })

  test('the code of the step before is taken too, and none of them twice', async () => {
    const staff = await enrolled()
    await app.owner_db`update staff.staff set totp_last_step = null where id = ${staff.id}`
    // Five sign-ins of one half minute.
    await app.owner_db`
      select pg_sleep(case when 30 - extract(epoch from clock_timestamp())::numeric % 30 < 10 then 10.1 else 0 end)`
    const [before, now] = [await codeAt(staff, -1n), await codeAt(staff)]
    const enter = async (code: string) => {
      const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
      return (await consoleClient.call('POST', '/sign-in/code', { as: entered, body: { code } })).status
    }

    expect(await enter(before)).toBe(200)
    expect(await enter(before)).toBe(422)
    expect(await enter(now)).toBe(200)
    expect(await enter(before)).toBe(422)
    expect(await enter(now)).toBe(422)
  })

  // Three steps back, so that it is not the one before by the time it is typed; two ahead, so that it is none of now.
  test.each([[-3n], [2n]])('the code of another step (%s) is refused', async (steps) => {
    const staff = await enrolled()
    await app.owner_db`update staff.staff set totp_last_step = null where id = ${staff.id}`
    const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
    const body = { code: await codeAt(staff, steps) }
    expect((await consoleClient.call('POST', '/sign-in/code', { as: entered, body })).body.code).toBe('wrong_code')
  })

  test('of a crowd of guessed codes only the free ones are looked at', async () => {
    const staff = await enrolled()
    const entered = await consoleClient.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })
    const right = await codeAt(staff)
    const guess = (code: string) => consoleClient.call('POST', '/sign-in/code', { as: entered, body: { code } })

    const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(String(n).padStart(6, '0'))))

    expect(guesses.filter((reply) => reply.body.code === 'wrong_code').length).toBeLessThanOrEqual(6)
    expect((await guess(right)).status).toBe(429)
  })

  test('is replaced only by who holds it', async () => {
    const staff = await enrolled()
    const offer = (body: unknown) => consoleClient.call('POST', '/me/authenticator', { as: staff, body })

    expect((await offer({ password: 'not-this-one-at-all' })).body.code).toBe('wrong_current_password')
    expect((await offer({ password: staff.password, code: '000000' })).body.code).toBe('wrong_code')
    expect((await offer({ password: staff.password, code: await codeAt(staff) })).status).toBe(200)
  })

  test('lies in the database as nobody can read it', async () => {
    const staff = await enrolled()
    const secret = await secretOf(staff)
    const [row] = await app.owner_db<{ totp_secret: Buffer }[]>`
      select totp_secret from staff.staff where id = ${staff.id}`
    expect(row?.totp_secret.includes(secret)).toBe(false)
  })
})

test('a hash that costs as little as those of the demo is made anew when somebody signs in with it', async () => {
  const staff = await demo.staff('cashier')
  const cheap = await hashPassword(staff.password, INVENTED_COST)
  await app.owner_db`update staff.staff set password_hash = ${cheap} where id = ${staff.id}`

  const reply = await demo.call('POST', '/sign-in', { body: password(staff), address: elsewhere() })

  expect(reply.status).toBe(200)
  const [row] = await app.owner_db<{ password_hash: string }[]>`
    select password_hash from staff.staff where id = ${staff.id}`
  expect(isOutdated(cheap)).toBe(true)
  expect(isOutdated(row?.password_hash ?? '')).toBe(false)
})
