import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerSlipsAnswer } from '#player-admin/contract/staff.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { AuditAnswer, AuditRow } from '#staff/contract/staff.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { declareTestDraw, openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type {
  TwoDDrawLedger,
  TwoDDrawWinnersAnswer,
  TwoDExposure,
  TwoDLimitChange,
} from '#two-d/contract/limits-staff.ts'
import type { TwoDCapacity } from '#two-d/contract/player.ts'
import { settleDraw } from '../index.ts'

const { app, consoleClient, owner: maker, cashier: checker } = await startTestAppWithStaff(['owner', 'cashier'])
let player: TestPlayer
let draw_id: number
beforeAll(async () => {
  player = await app.player({ main: kyat(100_000) })
  draw_id = (await openTestDraw(app.owner_db)).id
})

const bet = (num: string, amount: number): Promise<Reply> =>
  app.call('POST', '/api/twod-bet', {
    token: player.token,
    body: { totalAmount: amount, amounts: [{ num, amount }] },
  })

const capacity = async (session = 'morning') =>
  (await app.call('GET', `/api/twod-capacity?session=${session}`)).body.data as TwoDCapacity

async function exposure(): Promise<TwoDExposure> {
  return (await consoleClient.call('GET', `/two-d/draws/${draw_id}/exposure`, { as: checker })).body
    .data as TwoDExposure
}

const request = (change: object, as = maker) =>
  consoleClient.call('POST', `/two-d/draws/${draw_id}/limit-changes`, {
    as,
    body: { reason: 'a dream that everybody had', ...change },
  })
const decide = (id: string, entry: 'approve' | 'reject', as = checker) =>
  consoleClient.call('POST', `/two-d/limit-changes/${id}/${entry}`, {
    as,
    body: entry === 'reject' ? { reason: 'too much' } : {},
  })
const close = (numbers: string[], is_closed: boolean) =>
  consoleClient.call('POST', `/two-d/draws/${draw_id}/closed-numbers`, {
    as: maker,
    body: { numbers, is_closed, reason: 'head 4' },
  })

async function entries(): Promise<AuditRow[]> {
  const reply = await consoleClient.call('GET', `/audit?object=two_d_draw:${draw_id}`, { as: maker })
  return (reply.body as AuditAnswer).data
}

test('the staff sees what was put on each number, and what the company would pay if it came', async () => {
  await bet('42', 1_000)

  const now = await exposure()

  expect(now).toMatchObject({
    status: 'open',
    is_open: true,
    odds: 80,
    slips: 1,
    players: 1,
    staked: 1_000,
    pending_change: null,
  })
  expect(now.numbers).toHaveLength(100)
  expect(now.numbers[42]).toEqual({
    num: '42',
    staked: 1_000,
    liability: 80_000,
    ggr: -79_000,
    number_limit: 1_000_000,
    is_own: false,
    is_closed: false,
  })
  expect(now.numbers[43]?.ggr).toBe(1_000)
})

test('one person closes a head and opens it again, and what was bet on it stands', async () => {
  const head = Array.from({ length: 10 }, (_, tail) => `4${tail}`)

  expect(((await close(head, true)).body.data as TwoDExposure).numbers[42]).toMatchObject({
    is_closed: true,
    staked: 1_000,
  })
  expect((await bet('42', 100)).body).toEqual(['42'])
  await close(head, false)
  expect((await bet('42', 100)).status).toBe(200)

  const [opened, closed] = await entries()
  expect([opened?.action, closed?.action]).toEqual(['two_d.open_numbers', 'two_d.close_numbers'])
  expect(closed).toMatchObject({
    before: { numbers: head, is_closed: false },
    after: { is_closed: true },
    reason: 'head 4',
  })
})

test('number limits and odds change by four-eyes approval, once, and bets that stand keep their odds', async () => {
  const requested = (
    await request({
      odds: 85,
      stake_min: 200,
      default_number_limit: 500_000,
      number_limits: { '42': 2_000, '07': 3_000 },
    })
  ).body.data as TwoDLimitChange
  expect(requested).toMatchObject({ status: 'pending', requested_by: { user_name: maker.user_name, is_me: true } })
  expect((await request({ odds: 70 })).body.code).toBe('two_d_change_pending')
  expect((await decide(requested.id, 'approve', maker)).body.code).toBe('approver_required')
  expect((await exposure()).odds).toBe(80)
  const others = [checker, await consoleClient.staff('cashier')]

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => decide(requested.id, 'approve', others[n % 2])),
  )

  // The approver may send it again; the other one came too late.
  const late = replies.filter(({ status }) => status !== 200)
  expect(late).toHaveLength(10)
  expect(new Set(late.map(({ body }) => body.code))).toEqual(new Set(['already_decided']))
  const now = await exposure()
  expect(now).toMatchObject({ odds: 85, stake_min: 200, default_number_limit: 500_000, pending_change: null })
  expect((await bet('08', 199)).body.code).toBe('stake_too_small')
  expect([now.numbers[42], now.numbers[7], now.numbers[8]]).toMatchObject([
    { number_limit: 2_000, is_own: true },
    { number_limit: 3_000, is_own: true },
    { number_limit: 500_000, is_own: false },
  ])
  expect((await bet('42', 901)).body).toEqual(['42'])
  await bet('42', 900)
  expect((await exposure()).numbers[42]).toMatchObject({ staked: 2_000, liability: 1_100 * 80 + 900 * 85 })
  const approved = (await entries()).filter(({ action }) => action === 'two_d.approve_limits')
  expect(approved).toHaveLength(1)
  expect(approved[0]).toMatchObject({
    before: { odds: 80, default_number_limit: 1_000_000, number_limits: { '07': 1_000_000, '42': 1_000_000 } },
    after: { status: 'approved', odds: 85, stake_min: 200, number_limits: { '07': 3_000, '42': 2_000 } },
  })
  await app.expectReconciled()
})

test('a number limit below what was taken is refused, and a change that is rejected changes nothing', async () => {
  const low = (await request({ number_limits: { '42': 1_999 } })).body.data as TwoDLimitChange
  const refused = await decide(low.id, 'approve')
  expect([refused.status, refused.body.code]).toEqual([409, 'two_d_number_limit_exceeded'])

  expect((await decide(low.id, 'reject')).body.data).toMatchObject({ status: 'rejected', decision_reason: 'too much' })

  expect((await exposure()).numbers[42]).toMatchObject({ number_limit: 2_000 })
  expect((await request({})).body.code).toBe('invalid_fields')
  const back = (await request({ number_limits: { '07': null } })).body.data as TwoDLimitChange
  await decide(back.id, 'approve')
  expect((await exposure()).numbers[7]).toMatchObject({ number_limit: 500_000, is_own: false })
  const list = await consoleClient.call('GET', `/two-d/draws/${draw_id}/limit-changes`, { as: maker })
  expect((list.body.data as TwoDLimitChange[]).map(({ status }) => status)).toEqual([
    'approved',
    'rejected',
    'approved',
  ])
})

test('after the draw the staff sees winners and the ledger, also of a result that was corrected', async () => {
  await bet('10', 200)
  await declareTestDraw(app.owner_db, draw_id, '42')
  await settleDraw(app.worker_db, draw_id)
  await declareTestDraw(app.owner_db, draw_id, '10')
  await settleDraw(app.worker_db, draw_id)

  const winners = (await consoleClient.call('GET', `/two-d/draws/${draw_id}/winners`, { as: maker }))
    .body as unknown as TwoDDrawWinnersAnswer
  const ledger = (await consoleClient.call('GET', `/two-d/draws/${draw_id}/ledger`, { as: maker })).body
    .data as TwoDDrawLedger

  const of_player = { user_name: player.user.user_name }
  expect(winners.data).toMatchObject([
    { num: '42', stake: 1_000, odds: 80, amount: 80_000, version: 1, taken_back: 80_000, owed: 0, player: of_player },
    { num: '42', stake: 900, odds: 85, amount: 76_500, taken_back: 76_500 },
    { num: '10', stake: 200, odds: 85, amount: 17_000, version: 2, taken_back: null },
    { num: '42', stake: 100, odds: 80, amount: 8_000, taken_back: 8_000 },
  ])
  expect(ledger.rows).toEqual([
    { kind: 'two_d_prize', count: 4, amount: -181_500 },
    { kind: 'two_d_prize_reversed', count: 3, amount: 164_500 },
    { kind: 'two_d_stake', count: 4, amount: 2_200 },
  ])
  expect(ledger).toMatchObject({
    ggr: -14_800,
    open_stakes: 0,
    settlement: { version: 2, paid_count: 1, paid_amount: 17_000 },
  })
  expect(ledger.settlement?.finished_at).not.toBeNull()
  expect((await close(['11'], true)).body.code).toBe('two_d_draw_in_other_state')
  await app.expectReconciled()
})

test('every kyat that a draw moved leads to its slip, and to what was read of the market', async () => {
  const causes = await app.owner_db<{ kind: string; cause_id: string }[]>`
    select distinct on (kind) kind, cause_id from ledger.transfer where kind like 'two_d_%' order by kind, cause_id`
  expect(causes.map(({ kind }) => kind)).toEqual([
    'two_d_prize',
    'two_d_prize_reversed',
    'two_d_settled',
    'two_d_stake',
  ])

  for (const { cause_id } of causes) {
    const reply = await consoleClient.call('GET', `/transfers/${cause_id}`, { as: maker })
    const { cause } = reply.body.data as { cause: Cause }
    expect(cause.title).toMatch(/^2D slip M-/)
    expect(cause.href).toMatch(`/players/${player.id}?tab=slips&from=`)
    expect(cause.proof.map(({ name }) => name)).toEqual(['set', 'value', 'reading', 'sha256'])
  }
})

test('numbers that are closed as a setting are closed in every draw that is opened afterwards', async () => {
  const set = (closed_numbers: string) =>
    consoleClient.call('POST', '/settings/two_d', {
      as: maker,
      body: { values: { closed_numbers }, reason: 'the new year' },
    })

  expect((await set('7, 100')).body).toMatchObject({ error_codes: { closed_numbers: 'two_digits_invalid' } })
  expect((await set('4x, 07 07')).status).toBe(200)
  await openTestDraw(app.owner_db, { session: 'evening' })

  await expect.poll(() => capacity('evening')).toBeDefined()
  const { two_digits } = await capacity('evening')
  const closed = two_digits.filter(({ is_closed }) => is_closed).map(({ two_digit }) => two_digit)
  expect(closed).toEqual(['07', '40', '41', '42', '43', '44', '45', '46', '47', '48', '49'])
})

test('the staff reads a player’s slips, newest first, page by page', async () => {
  const first = (await consoleClient.call('GET', `/players/${player.id}/slips`, { as: checker }))
    .body as unknown as PlayerSlipsAnswer

  expect(first.data).toMatchObject([
    { lines: [{ num: '10', amount: 200 }], total: 200, status: 'won', win_amount: 17_000, draw_id, session: 'morning' },
    { lines: [{ num: '42', amount: 900 }], status: 'lost', win_amount: 0 },
    { lines: [{ num: '42', amount: 100 }], status: 'lost' },
    { lines: [{ num: '42', amount: 1_000 }], status: 'lost', balance_after: 99_000 },
  ])
  expect(first.next).toBeNull()
  const number = first.data[1]?.slip_no.split('-')[2] ?? ''
  const older = await consoleClient.call('GET', `/players/${player.id}/slips?after=${Number(number)}`, { as: checker })
  expect((older.body as unknown as PlayerSlipsAnswer).data).toEqual(first.data.slice(2))
})

test('while 2D is switched off no slip is taken; one that was taken before is answered again', async () => {
  await openTestDraw(app.owner_db, { session: 'afternoon' })
  const isOpen = async () => (await capacity('afternoon'))?.is_open
  const turn = async (is_on: boolean) => {
    const body = { target: 'game:two_d', is_on, ...(!is_on && { reason: 'the exchange is silent' }) }
    expect((await consoleClient.call('POST', '/switches', { as: maker, body })).status).toBe(200)
    await expect.poll(isOpen).toBe(is_on)
  }
  const { token } = await app.player({ main: kyat(1_000) })
  const body = { totalAmount: 100, amounts: [{ num: '11', amount: 100 }], session: 'afternoon' }
  const place = (idempotency_key: string) => app.call('POST', '/api/twod-bet', { token, body, idempotency_key })
  await expect.poll(isOpen).toBe(true)
  const first = await place('before-it-was-off')

  await turn(false)
  const again = await place('before-it-was-off')
  const other = await place('while-it-was-off')
  await turn(true)

  expect([first.status, again.text]).toEqual([200, first.text])
  expect([other.status, other.body.code]).toEqual([403, 'game_closed'])
  // It was told that it failed.
  expect((await place('while-it-was-off')).text).toBe(other.text)
  expect((await place('when-it-is-on')).status).toBe(200)
})

test('bets are taken longer by four-eyes approval alone', async () => {
  draw_id = (await openTestDraw(app.owner_db)).id
  const times = { cutoff_at: inMinutes(80), draws_at: inMinutes(150) }
  const half = await request({ cutoff_at: times.cutoff_at })
  const earlier = await request({ cutoff_at: inMinutes(30), draws_at: inMinutes(150) })
  const crossed = await request({ cutoff_at: inMinutes(80), draws_at: inMinutes(70) })
  expect([half.status, half.body.error_codes]).toEqual([422, { draws_at: 'required' }])
  expect([earlier.body.code, crossed.body.code]).toEqual(['two_d_no_time_for_a_draw', 'two_d_no_time_for_a_draw'])

  const requested = (await request(times)).body.data as TwoDLimitChange
  expect(requested).toMatchObject({ ...times, status: 'pending' })
  const closes = async () => (await consoleClient.call('GET', `/two-d/draws/${draw_id}`, { as: checker })).body.data
  expect(await closes()).not.toMatchObject({ cutoff_at: times.cutoff_at })
  expect((await decide(requested.id, 'approve', maker)).body.code).toBe('approver_required')
  const replies = await Promise.all(Array.from({ length: 5 }, () => decide(requested.id, 'approve')))

  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await closes()).toMatchObject({ cutoff_at: times.cutoff_at, draws_at: times.draws_at, status: 'open' })
  const approvals = (await entries()).filter(({ action }) => action === 'two_d.approve_limits')
  expect(approvals).toMatchObject([{ after: { status: 'approved', ...times } }])
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
