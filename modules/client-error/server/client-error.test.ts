import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/contract/language.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { forgetOldReports } from './index.ts'

const { app, consoleClient, auditor, cashier } = await startTestAppWithStaff(['auditor', 'cashier'])

const REPORT = {
  release: 'CxmLs2F',
  route: '/information?tab&type',
  kind: 'screen',
  message: 'x is not a function',
  stack: 'Screen transfer-screen-Ab3dEfg.js:1:4,567',
  language: 'mm',
}
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36'

let addresses = 0
const report = (more: object = {}, call: { address?: string; token?: string } = {}) =>
  app.call('POST', '/api/client-errors', {
    body: { ...REPORT, ...more },
    headers: { 'user-agent': ANDROID },
    address: call.address ?? `10.20.${++addresses >> 8}.${addresses & 255}`,
    ...call,
  })
const stored = () => app.owner_db<Record<string, unknown>[]>`
  select app, release, route, kind, message, stack, language, browser, count::int from client_error.report order by id`
const clear = () => app.owner_db`delete from client_error.report`

test('a guest reports an error, and the same one once more is counted', async () => {
  await clear()

  expect(await report()).toMatchObject({ status: 200, body: { data: null } })
  expect(await report({ route: '/2d', language: 'th' })).toMatchObject({ status: 200 })
  expect(await report({ message: 'y is not a function' })).toMatchObject({ status: 200 })

  const seen = { ...REPORT, app: 'site', browser: 'Chrome 126, Android' }
  expect(await stored()).toEqual([
    { ...seen, count: 2 },
    { ...seen, message: 'y is not a function', count: 1 },
  ])
})

test('nothing personal is written down, whatever a page says', async () => {
  await clear()
  const player = await app.player()

  await report(
    {
      message: `no "${player.user.name}" at https://thazin.test/reset/${player.token}?phone=${player.phone}, ${player.token}, 09 420-000-001, ၀၉၄၂၀၀၀၀၀၀၁, a.b@mail.com`,
      stack: [
        `TypeError: ${player.phone}`,
        `    at Money (https://thazin.test/assets/frame-Ab3dEfg.js?token=${player.token}:1:134567)`,
        `open@https://thazin.test/assets/entry-client-x_Y9.js:2:31`,
        `    at https://thazin.test/assets/sheet-Ab3dEfg.js:1:99`,
        `${player.phone}@https://thazin.test/assets/sheet-Ab3dEfg.js:1:99`,
      ].join('\n'),
    },
    { token: player.token },
  )

  const [row] = await stored()
  expect(row?.message).toBe('no "…" at … …, #, #, …')
  expect(row?.stack).toBe(
    [
      'Money frame-Ab3dEfg.js:1:134,567',
      'open entry-client-x_Y9.js:2:31',
      'sheet-Ab3dEfg.js:1:99',
      '# sheet-Ab3dEfg.js:1:99',
    ].join('\n'),
  )
})

test.each([
  ['release', 'no name', 'no name'],
  ['release', 'too long', 'x'.repeat(17)],
  ['route', 'no path', 'information'],
  ['route', 'one with a value', '/information?tab=logs'],
  ['route', 'one with a number', '/2d?09420000001'],
  ['kind', 'another', 'whatever'],
  ['message', 'too long', 'x'.repeat(301)],
  ['message', 'a number', 7],
  ['stack', 'too long', 'x'.repeat(2_001)],
  ['language', 'another', 'fr'],
])('a report whose %s is %s is refused with its name, and nothing is kept', async (field, _what, value) => {
  await clear()

  const reply = await report({ [field]: value })

  expect(reply.status, reply.text).toBe(422)
  expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
  expect(await stored()).toEqual([])
})

test.each([
  ['a field that it does not know', { phone: '09420000001' }],
  ['a letter that no text has', { stack: 'a\u0000b' }],
])('a report with %s is refused, and nothing is kept', async (_what, more) => {
  await clear()

  expect((await report(more)).status).toBeGreaterThanOrEqual(400)

  expect(await stored()).toEqual([])
})

test.each(LANGUAGES)('a page in %s may report', async (language) => {
  expect((await report({ language })).status).toBe(200)
})

test('one address, and then all of them together, have to wait; what is refused is not counted', async () => {
  const { app } = await startTestAppWithStaff([])
  const send = (address: string) => app.call('POST', '/api/client-errors', { body: REPORT, address })
  const codes = async (times: number, addressOf: (turn: number) => string) => {
    const replies = []
    for (let turn = 0; turn < times; turn++) replies.push((await send(addressOf(turn))).body.code ?? 'taken')
    return new Set(replies)
  }

  expect(await codes(60, () => '10.0.0.9')).toEqual(new Set(['taken']))
  expect(await codes(60, () => '10.0.0.9')).toContain('too_many_requests')
  expect(await send('10.0.0.8')).toMatchObject({ status: 200 })
  expect(await codes(500, (turn) => `10.1.${turn >> 8}.${turn & 255}`)).toContain('too_many_requests')

  const [{ count } = { count: 0 }] = await app.owner_db<{ count: number }[]>`select count::int from client_error.report`
  const metrics = (await app.call('GET', '/metrics')).text
  expect(metrics).toContain(`thazin_client_errors_total{app="site",kind="screen"} ${count}`)
  expect(count).toBeGreaterThan(200)
})

test('of a thousand and one errors the one that was not met for longest goes', async () => {
  await clear()
  await app.owner_db`
    insert into client_error.report (hash, app, release, route, kind, message, stack, language, browser, last_seen)
    select sha256(n::text::bytea), 'site', 'old', '/', 'screen', n::text, '', 'en', 'Chrome 126', now() - n * interval '1 minute'
    from generate_series(1, 1000) n`

  await report()

  const rows = await app.owner_db<{ message: string }[]>`select message from client_error.report`
  expect(rows).toHaveLength(1_000)
  const messages = rows.map(({ message }) => message)
  expect(messages).toContain(REPORT.message)
  expect(messages).not.toContain('1000')
})

test('an error that nobody met for thirty days is forgotten', async () => {
  await clear()
  await report({ message: 'old' })
  await report({ message: 'young' })
  await app.owner_db`
    update client_error.report set last_seen = now() - interval '31 days', first_seen = now() - interval '60 days'
    where message = 'old'`
  await app.owner_db`
    update client_error.report set first_seen = now() - interval '60 days' where message = 'young'`

  await forgetOldReports(app.worker_db)

  expect((await stored()).map(({ message }) => message)).toEqual(['young'])
})

test('the auditor reads them page by page, newest first; who may not read the audit log does not', async () => {
  await clear()
  for (let n = 1; n <= 60; n++) await report({ message: `fault ${n}` })

  const first = await consoleClient.call('GET', '/client-errors', { as: auditor })
  const second = await consoleClient.call('GET', `/client-errors?after=${String(first.body.next)}`, { as: auditor })

  const messages = [first, second].flatMap(({ body }) => (body.data as { message: string }[]).map((row) => row.message))
  expect(messages).toEqual(Array.from({ length: 60 }, (_, place) => `fault ${60 - place}`))
  expect(second.body.next).toBeNull()
  expect((await consoleClient.call('GET', '/client-errors', { as: cashier })).body.code).toBe('not_permitted')
})

test('the console reports for itself, before anybody is signed in', async () => {
  await clear()

  const reply = await consoleClient.call('POST', '/client-errors', { body: { ...REPORT, route: '/players/:id' } })

  expect(reply.status, reply.text).toBe(200)
  expect(await stored()).toMatchObject([{ app: 'console', route: '/players/:id', count: 1 }])
  expect((await consoleClient.fastify.inject({ url: '/metrics' })).body).toContain(
    'thazin_client_errors_total{app="console",kind="screen"} 1',
  )
})
