import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkEverything, sentencesOf } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { seenWith } from '#tests/support/database/planted-fault.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { drawChecks } from '../reconcile/reconcile-draws.ts'
import { settleDraw } from '../settlement/settle-draw.ts'
import { openDraws } from './open-draws.ts'

const NOON = { version: 1, set: '1443.79', value: '24,221.65' }
const OTHER = { version: 2, set: '1,443.70', value: '24220.65' }

const { app, consoleClient, owner, cashier } = await startTestAppWithStaff(['owner', 'cashier'])
let player: TestPlayer

beforeAll(async () => {
  player = await app.player({ main: kyat(100_000) })
})
beforeEach(async () => {
  await app.owner_db`
    update two_d.draw set status = 'void', void_reason = 'another test', voided_at = now() where status in ('open', 'closed')`
  // `morning` means this test's draw.
  await app.owner_db`update two_d.draw set shown_until = draws_at`
})

const post = (as: TestStaff, path: string, body: object) => consoleClient.call('POST', `/two-d${path}`, { as, body })
const get = (path: string, as = owner) => consoleClient.call('GET', `/two-d${path}`, { as })
const detail = (reply: { body: { data?: unknown } }) => reply.body.data as TwoDDrawDetail
const bet = (num: string, amount: number) =>
  app.call('POST', '/api/twod-bet', {
    token: player.token,
    body: { totalAmount: amount, amounts: [{ num, amount }], session: 'morning' },
  })
/** Which draw a session means is remembered for half a second. */
const betIsTaken = (num: string, amount: number) =>
  expect.poll(async () => (await bet(num, amount)).status, { timeout: 5_000 }).toBe(200)
const mainBalance = async () => (await app.balancesOf(player)).main

/** Its time is over: as if a minute had passed. */
async function letItBeDrawn(id: number): Promise<void> {
  await app.owner_db`
    update two_d.draw set cutoff_at = clock_timestamp() - interval '20 s', draws_at = clock_timestamp() - interval '5 s'
    where id = ${id}`
}
async function drawnDraw(): Promise<number> {
  const { id } = await openTestDraw(app.owner_db)
  await letItBeDrawn(id)
  return id
}

/** Of each report of a draw, the number that the audit log shows. */
async function figuresInAudit(id: number): Promise<(string | null)[]> {
  const rows = await app.owner_db<{ number: string | null }[]>`
    select after->>'number' as number from staff.audit
    where action = 'two_d.report_result' and object = ${`two_d_draw:${id}`} order by id`
  return rows.map(({ number }) => number)
}

test('a result that people enter takes two of them, with the same number', async () => {
  const id = await drawnDraw()

  const first = await post(owner, `/draws/${id}/results`, NOON)
  const again = await post(owner, `/draws/${id}/results`, NOON)
  const report_id = detail(again).reports[0]?.id ?? ''
  const alone = await post(owner, `/draws/${id}/confirm`, { report_id })
  const seen = await get(`/draws/${id}`, cashier)
  const pressed = await post(cashier, `/draws/${id}/confirm`, { report_id })
  const logged = await figuresInAudit(id)
  const second = await post(cashier, `/draws/${id}/results`, NOON)

  expect(detail(first)).toMatchObject({ status: 'closed', number: null, reports: [{ number: '91', is_me: true }] })
  expect(detail(again).reports).toHaveLength(1)
  expect([alone.status, alone.body.code]).toEqual([403, 'approver_required'])
  const hidden = { number: null, set: null, value: null, reading_hash: null }
  expect(detail(seen).reports).toMatchObject([{ user_name: owner.user_name, ...hidden }])
  expect([pressed.status, pressed.body.code]).toEqual([409, 'two_d_figures_needed'])
  expect([logged, await figuresInAudit(id)]).toEqual([[null], [null, '91']])
  expect(detail(second)).toMatchObject({ status: 'declared', version: 1, number: '91' })
  expect(detail(second).reports).toMatchObject([{ number: '91', set: '1,443.79' }, { number: '91' }])
  expect(detail(second).results[0]?.reporters).toEqual([owner.user_name, cashier.user_name])
  const entries = await app.owner_db`
    select staff_id, after->>'status' as status from staff.audit where action = 'two_d.report_result'
      and object = ${`two_d_draw:${id}`} order by id`
  expect(entries).toEqual([
    { staff_id: owner.id, status: 'closed' },
    { staff_id: cashier.id, status: 'declared' },
  ])
})

test('twenty copies of the second report make one result', async () => {
  const id = await drawnDraw()
  await post(owner, `/draws/${id}/results`, NOON)

  const replies = await Promise.all(Array.from({ length: 20 }, () => post(cashier, `/draws/${id}/results`, NOON)))

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const [sums] = await app.owner_db`
    select (select count(*) from two_d.result where draw_id = ${id}) as results,
           (select count(*) from two_d.result_report where draw_id = ${id}) as reports`
  expect(sums).toEqual({ results: 1n, reports: 2n })
})

test('nobody can report a result before the draw', async () => {
  const { id } = await openTestDraw(app.owner_db)

  const early = await post(owner, `/draws/${id}/results`, NOON)

  expect([early.status, early.body.code]).toEqual([409, 'two_d_not_drawn_yet'])
})

test('figures that are none, and a report that is not there, are refused', async () => {
  const id = await drawnDraw()

  const nonsense = await post(owner, `/draws/${id}/results`, { ...NOON, set: '1443.7' })
  const nobodys = await post(owner, `/draws/${id}/confirm`, { report_id: '999999' })

  expect([nonsense.status, nonsense.body.error_codes]).toEqual([422, { set: 'invalid' }])
  expect(nobodys.status).toBe(404)
})

test('a wrong result is corrected by a further version, by two people with a reason; the first one stays', async () => {
  const { id } = await openTestDraw(app.owner_db)
  const before = await mainBalance()
  await betIsTaken('91', 1_000)
  await letItBeDrawn(id)
  await post(owner, `/draws/${id}/results`, NOON)
  await post(cashier, `/draws/${id}/results`, NOON)
  await settleDraw(app.worker_db, id)
  expect(await mainBalance()).toBe(before + kyat(79_000))

  const silent = await post(owner, `/draws/${id}/results`, OTHER)
  const same = await post(owner, `/draws/${id}/results`, { ...NOON, version: 2, reason: 'misread' })
  const corrected = await post(owner, `/draws/${id}/results`, { ...OTHER, reason: 'the second decimal was misread' })
  const done = await post(cashier, `/draws/${id}/results`, { ...OTHER, reason: 'the second decimal was misread' })
  await settleDraw(app.worker_db, id)

  expect([silent.status, silent.body.error_codes]).toEqual([422, { reason: 'note_required' }])
  expect([same.status, same.body.code]).toEqual([409, 'two_d_result_unchanged'])
  expect(detail(corrected)).toMatchObject({ status: 'settled', version: 1, number: '91' })
  expect(detail(done)).toMatchObject({ version: 2, number: '00', results: [{ number: '91' }, { number: '00' }] })
  expect(await mainBalance()).toBe(before - kyat(1_000))
  const shown = await app.call('GET', '/api/twod-results')
  expect(shown.body.data).toContainEqual(expect.objectContaining({ number: '00', version: 2, source: 'hand' }))
  await expect(app.owner_db`update two_d.result set number = '12' where draw_id = ${id}`).rejects.toThrow('only ever')
  await app.expectReconciled()
})

test('a draw that is called off gives each stake back once, however often it is called off', async () => {
  const { id } = await openTestDraw(app.owner_db)
  const before = await mainBalance()
  await betIsTaken('12', 500)

  const silent = await post(owner, `/draws/${id}/void`, { reason: ' ' })
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => post(owner, `/draws/${id}/void`, { reason: 'The exchange did not open.' })),
  )
  await Promise.all([settleDraw(app.worker_db, id), settleDraw(app.worker_db, id)])
  await settleDraw(app.worker_db, id)

  expect(silent.status).toBe(422)
  expect(replies.map((reply) => detail(reply).status)).toEqual(Array(5).fill('void'))
  expect(await mainBalance()).toBe(before)
  const [refunds] = await app.owner_db`select count(*) from staff.audit where object = ${`two_d_draw:${id}`}`
  expect(refunds).toEqual({ count: 1n })
  await app.expectReconciled()
})

test('a closed draw never reopens, whatever a clock or a program says', async () => {
  const id = await drawnDraw()
  expect((await bet('12', 500)).body.code).not.toBe(undefined)
  await post(owner, `/draws/${id}/results`, NOON)

  await expect(app.owner_db`update two_d.draw set status = 'open' where id = ${id}`).rejects.toThrow('closed to open')
  await expect(
    app.owner_db`update two_d.draw set cutoff_at = now() + interval '1 hour', draws_at = now() + interval '2 hours',
      shown_until = now() + interval '3 hours' where id = ${id}`,
  ).rejects.toThrow('not open any more')
  const times = { cutoff_at: inMinutes(10), draws_at: inMinutes(20), reason: 'again' }
  const moved = await post(owner, `/draws/${id}/times`, times)
  expect([moved.status, moved.body.code]).toEqual([409, 'two_d_draw_in_other_state'])
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('the times of a draw can be moved while it is open, to moments that are to come', async () => {
  const { id } = await openTestDraw(app.owner_db)

  const past = await post(owner, `/draws/${id}/times`, {
    cutoff_at: inMinutes(-1),
    draws_at: inMinutes(5),
    reason: 'Half a day',
  })
  const crossed = await post(owner, `/draws/${id}/times`, {
    cutoff_at: inMinutes(9),
    draws_at: inMinutes(5),
    reason: 'Half a day',
  })
  const later = await post(owner, `/draws/${id}/times`, {
    cutoff_at: inMinutes(90),
    draws_at: inMinutes(120),
    reason: 'Half a day',
  })
  const cutoff_at = inMinutes(4)
  const moved = await post(owner, `/draws/${id}/times`, { cutoff_at, draws_at: inMinutes(5), reason: 'Half a day' })

  expect([past.body.code, crossed.body.code]).toEqual(['two_d_no_time_for_a_draw', 'two_d_no_time_for_a_draw'])
  expect([later.status, later.body.code]).toEqual([403, 'approver_required'])
  expect(detail(moved)).toMatchObject({ cutoff_at, status: 'open' })
})

test('draws are opened for trading days alone, once; what was called off stays off', async () => {
  await app.owner_db`delete from two_d.special_day where day between two_d.today() and two_d.today() + 40`
  await openDraws(app.worker_db)
  await Promise.all(Array.from({ length: 5 }, () => openDraws(app.worker_db)))

  const open = await app.owner_db<{ day: number; draws: bigint }[]>`
    select extract(isodow from game_date)::integer as day, count(*) as draws from two_d.draw where status = 'open'
    group by game_date`
  expect(open.length).toBeGreaterThan(0)
  for (const { day, draws } of open) expect([day < 6, draws <= 2n]).toEqual([true, true])
  const listed = (await get('/draws')).body.data as { id: number; status: string }[]
  const last = listed.find(({ status }) => status === 'open')
  await post(owner, `/draws/${last?.id}/void`, { reason: 'Off' })
  await openDraws(app.worker_db)
  expect(((await get('/draws')).body.data as unknown[]).length).toBe(listed.length)
})

test('a day that turns out to be a holiday calls its draws off, and is shown in the player’s language', async () => {
  const [next] = await app.owner_db<{ day: string }[]>`
    select day::date::text as day from generate_series(two_d.today() + 1, two_d.today() + 7, interval '1 day') day
    where extract(isodow from day) = 3`
  const day = next?.day ?? ''
  const names = { name_en: 'Flood', name_mm: 'ရေကြီးခြင်း', name_zh: null, name_th: null }
  const id = detail(await post(owner, '/draws', { game_date: day, session: 'evening' })).id
  const twice = await post(owner, '/draws', { game_date: day, session: 'evening' })

  const changed = await post(owner, '/calendar', { day, is_trading: false, is_provisional: false, ...names })

  expect(twice.body.code).toBe('two_d_draw_exists')
  expect(changed.status, changed.text).toBe(200)
  expect(detail(await get(`/draws/${id}`))).toMatchObject({
    status: 'void',
    void_reason: 'No trading on this day: Flood',
  })
  const year = day.slice(0, 4)
  const shown = async (lan: string) => (await app.call('GET', `/api/twod-holidays?year=${year}&lan=${lan}`)).body.data
  expect(await shown('mm')).toContainEqual({ date: day, name: names.name_mm, is_provisional: false })
  expect(await shown('zh')).toContainEqual({ date: day, name: 'Flood', is_provisional: false })
  expect((await post(owner, '/draws', { game_date: day, session: 'evening' })).body.code).toBe(
    'two_d_no_time_for_a_draw',
  )

  await post(owner, '/calendar/remove', { day })
  expect((await post(owner, '/draws', { game_date: day, session: 'evening' })).status).toBe(200)
  const past = await post(owner, '/calendar', { day: '2026-01-05', is_trading: false, is_provisional: false, ...names })
  expect(past.body.code).toBe('two_d_day_is_over')
})

test('times of the sessions count for draws that are opened afterwards', async () => {
  const read = async () => ((await get('/sessions')).body.data as { sessions: Record<string, unknown>[] }).sessions
  const sessions = await read()
  const wanted = sessions.map((one) => (one.session === 'early' ? { ...one, is_on: true, cutoff_at: '10:30' } : one))

  const crossed = await post(owner, '/sessions', { sessions: wanted.map((one) => ({ ...one, cutoff_at: '17:00' })) })
  const changed = await post(owner, '/sessions', { sessions: wanted })

  expect(crossed.status).toBe(422)
  expect(changed.status, changed.text).toBe(200)
  expect(await read()).toContainEqual({ session: 'early', is_on: true, cutoff_at: '10:30', draws_at: '11:00' })
  await post(owner, '/sessions', { sessions })
})

test('the staff sees how many draws wait for a number', async () => {
  const id = await drawnDraw()
  const waiting = async () => (await get('/waiting')).body.data
  expect(await waiting()).toEqual({ waiting: 0 })

  await app.owner_db`
    update two_d.draw set cutoff_at = cutoff_at - interval '5 m', draws_at = draws_at - interval '5 m' where id = ${id}`
  expect(await waiting()).toEqual({ waiting: 1 })
})

test('a reading that was changed afterwards is found out', async () => {
  const id = await drawnDraw()
  await post(owner, `/draws/${id}/results`, NOON)
  await post(cashier, `/draws/${id}/results`, NOON)
  expect((await checkEverything(app.owner_db, drawChecks))[0]?.discrepancies).toEqual([])

  const found = await seenWith(
    app,
    (tx) => tx`update two_d.reading set raw = convert_to('other words, ' || id, 'UTF8')`,
    async (tx) => sentencesOf(await checkEverything(tx, drawChecks)),
  )

  expect(found).toContain(`a reading does not say what draw ${id} came to`)
})

test('nobody decides about a draw that they bet on themselves', async () => {
  const { id } = await openTestDraw(app.owner_db)
  await betIsTaken('12', 500)
  const gambler = await consoleClient.staff('owner', { player_id: player.id })
  await letItBeDrawn(id)

  const reported = await post(gambler, `/draws/${id}/results`, NOON)
  const called_off = await post(gambler, `/draws/${id}/void`, { reason: 'I lost' })

  expect([reported.status, reported.body.code]).toEqual([403, 'approver_required'])
  expect([called_off.status, called_off.body.code]).toEqual([403, 'approver_required'])
})

test.each(['2026-00-00T10:00Z', '2026-02-31T10:00Z', '2026-11-25T10:00+99:99'])(
  'a draw at %s, a moment that is none, is refused by the name of its field',
  async (draws_at) => {
    const day = { game_date: '2026-12-07', session: 'evening' }
    const replies = [
      await post(owner, '/draws', { ...day, draws_at }),
      await post(owner, '/draws/1/times', { cutoff_at: '2026-12-07T08:00Z', draws_at, reason: 'again' }),
      await post(owner, '/draws/1/limit-changes', { cutoff_at: '2026-12-07T08:00Z', draws_at, reason: 'again' }),
    ]

    for (const { status, body } of replies)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['draws_at']])
  },
)

test('a day that is none is refused', async () => {
  for (const list of ['twod-results', 'twod-bet-slips', 'evening-twod-bet-slips', 'two-d-daily-winners']) {
    const { status, body } = await app.call('GET', `/api/${list}?date=2026-02-31`, { token: player.token })
    expect([status, Object.keys(body.errors ?? {})], list).toEqual([422, ['date']])
  }
  expect((await app.call('GET', '/api/twod-results?date=2026-02-28')).body.data).toEqual([])
})

test('staff without the permission neither see nor declare', async () => {
  const editor = await consoleClient.staff('editor')
  const auditor = await consoleClient.staff('auditor')
  const id = await drawnDraw()

  expect((await consoleClient.call('GET', '/two-d/draws', { as: editor })).status).toBe(403)
  expect((await consoleClient.call('GET', '/two-d/draws', { as: auditor })).status).toBe(200)
  expect((await post(auditor, `/draws/${id}/results`, NOON)).status).toBe(403)
  expect((await post(cashier, `/draws/${id}/times`, { cutoff_at: '', draws_at: '', reason: '' })).status).toBe(403)
})
