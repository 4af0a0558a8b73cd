import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { createLog } from './log.ts'

const lines: string[] = []
const log = createLog('trace', { write: (line) => lines.push(line) })
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ log })
})
afterAll(() => app.close())

async function wholeVisit(player: TestPlayer): Promise<void> {
  const { phone, password, token } = player
  const post = (path: string, body: unknown) => app.call('POST', `/api${path}`, { token, body })
  await post('/login', { user_name: phone, password })
  await post('/login', { user_name: phone, password: 'a-wrong-umbrella' })
  await post('/login', `{"user_name":"${phone}","password":"${password}"`)
  await post('/register', { name: 'Ma Thazin', phone, password, password_confirmation: password })
  await app.call('GET', `/api/user?token=${token}`, { token })
  await app.call('GET', `/api/nowhere/${phone}?password=${password}`, { token })
  await post('/exchange-main-to-game', { amount: 10 })
  await post('/exchange-main-to-game', { amount: 'x', account_number: '0099887766' })
  await post('/digitbet', { bet_type: 'big', bet_amount: 1, multiplier: 1 })
  await app.call('GET', '/api/digitbet/history', { token })
  await post('/change-password', {
    current_password: password,
    password: `${password}-2`,
    password_confirmation: `${password}-2`,
  })
  await post('/logout', undefined)
}

test('no line of a whole visit holds a token, a password or a phone', async () => {
  const player = await app.player({ main: kyat(100) })

  await wholeVisit(player)

  expect(lines.length).toBeGreaterThan(10)
  for (const secret of [
    player.token,
    player.password,
    'a-wrong-umbrella',
    player.phone,
    player.phone.slice(1),
    '0099887766',
  ])
    expect(lines.join('')).not.toContain(secret)
})

test('a request that fails writes its reason and its id, but no row of the database', async () => {
  // A rule that PostgreSQL enforces quotes the whole row: the phone, and the hash of the password.
  await app.owner_db`alter table identity.player add constraint nobody_of_that_name check (name <> 'Ma Nobody')`
  lines.length = 0
  const password = 'umbrella-lantern'
  const body = { name: 'Ma Nobody', phone: '09427777777', password, password_confirmation: password }

  const reply = await app.call('POST', '/api/register', { body })

  expect(reply).toMatchObject({ status: 500, body: { code: 'internal_error', message: 'Something Went Wrong!' } })
  expect(reply.text).not.toMatch(/nobody|constraint|stack|\.ts/i)
  const written = lines.join('')
  expect(written).toContain('nobody_of_that_name')
  expect(written).toMatch(/"(?:reqId|request_id)":"[0-9a-f-]{8,}"/)
  expect(written).toContain('register.ts')
  expect(written).not.toMatch(/27777777|argon2id|umbrella/)
})

test('whatever is handed to the log, the fields with secrets are hidden', () => {
  lines.length = 0
  const secrets = {
    password: 'hunter2',
    current_password: 'hunter2',
    password_confirmation: 'hunter2',
    token: 'hunter2',
    phone: 'hunter2',
    account_number: 'hunter2',
    account_no: 'hunter2',
    secret_key: 'hunter2',
    database_url: 'hunter2',
    authorization: 'hunter2',
    cookie: 'hunter2',
  }

  log.info(secrets, 'flat')
  log.info({ body: secrets, list: [secrets] }, 'one deep')
  log.info({ call: { body: secrets } }, 'two deep')
  log.error({ err: Object.assign(new Error('failed'), secrets) }, 'in an error')
  log.child({ body: secrets }).warn('bound')

  expect(lines).toHaveLength(5)
  expect(lines.join('')).not.toContain('hunter2')
})

test('lines carry a time that sorts, and keep what is no secret', () => {
  lines.length = 0

  log.info({ route: '/api/user', status: 200 }, 'answered')

  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    route: '/api/user',
    status: 200,
    msg: 'answered',
  })
})
