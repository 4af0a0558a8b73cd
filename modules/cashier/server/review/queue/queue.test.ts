import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { QueueAnswer, QueueQuery, QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { getDepositRequests, getLog } from '../../requests/get-logs.ts'
import { getQueue } from './get-queue.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let account: TestAccount
/** Of withdrawals, to tell them apart. */
let accounts = 0
beforeAll(async () => {
  account = await paymentAccount(app)
})

async function queue(query = '', direction = 'deposits'): Promise<QueueAnswer> {
  const reply = await consoleClient.call('GET', `/${direction}${query}`, { as: cashier })
  expect(reply.status, reply.text).toBe(200)
  return reply.body as unknown as QueueAnswer
}

const detail = async (path: string) =>
  (await consoleClient.call('GET', path, { as: cashier })).body.data as RequestDetail & QueueRow
const approve = (id: string) => decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
const ids = (answer: QueueAnswer) => answer.data.map((row) => row.id)

describe('a queue', () => {
  let players: TestPlayer[]
  let requested: string[]
  beforeEach(async () => {
    await app.owner_db`truncate cashier.request cascade`
    players = [await app.player(), await app.player()]
    requested = []
    for (let n = 0; n < 4; n++) {
      const fields = { amount: 20_000 + n, refrence_no: `77120${n}` }
      requested.push(await requestDepositFor(app, players[n % 2] as TestPlayer, account, fields))
    }
  })

  test('shows those waiting oldest first, the decided ones newest first, and what was decided today', async () => {
    const [one = '', two = '', three = '', four = ''] = requested
    await approve(one)
    await approve(three)
    await decideRequest(consoleClient, `/deposits/${four}`, {
      as: cashier,
      decision: 'reject',
      body: { reason: 'amount_differs' },
    })

    expect(ids(await queue())).toEqual([two])
    expect(ids(await queue('?status=approved'))).toEqual([three, one])
    expect(await queue('?status=rejected')).toMatchObject({
      data: [{ id: four, status: 'rejected' }],
      next: null,
      summary: {
        waiting: 1,
        oldest_at: expect.any(String),
        approved_today: 2,
        approved_today_amount: 40_002,
        rejected_today: 1,
      },
    })
    expect((await consoleClient.call('GET', '/summary-of-requests', { as: cashier })).body.data).toMatchObject({
      deposits: { waiting: 1 },
      withdrawals: { waiting: 0, oldest_at: null, approved_today: 0 },
    })

    // One of them a second before Yangon's midnight, the other with it.
    for (const { id, seconds } of [
      { id: one, seconds: -1 },
      { id: three, seconds: 0 },
    ]) {
      await app.owner_db`
        update cashier.request
        set decided_at = date_trunc('day', now(), 'Asia/Yangon') + ${seconds} * interval '1 second' where id = ${id}`
    }
    const later = await queue()
    expect(later.summary).toMatchObject({ approved_today: 1, approved_today_amount: 20_002 })
    // Each list has as many as its name says, whatever day they are of.
    expect(later.counts).toEqual({ waiting: 1, approved: 2, rejected: 1 })
    expect((await queue('?payment_type=999999')).counts).toEqual({ waiting: 0, approved: 0, rejected: 0 })
  })

  test('shows of phones and account numbers the ends alone', async () => {
    const [row] = (await queue()).data

    expect(row).toMatchObject({
      player: { name: 'Ko Aung', phone_masked: expect.stringMatching(/^09 42\d ••• \d{3}$/) },
      account_number_masked: '•• 4318',
      refrence_no: '771200',
      flags: ['new_player'],
      claim: null,
      is_own: false,
    })
    const reply = await consoleClient.call('GET', '/deposits', { as: cashier })
    expect(reply.text).not.toContain(account.account_number)
    expect(reply.text).not.toContain(players[0]?.phone.slice(1))
  })

  test('finds by number, reference, amount, phone, user name, id and the beginning of a name', async () => {
    const first = players[0] as TestPlayer
    const [row] = (await queue()).data
    await app.owner_db`update identity.player set name = 'Daw 100% Mya' where id = ${first.id}`

    for (const q of [row?.number, '771200', '20,000', '20000'])
      expect(ids(await queue(`?q=${q}`))).toEqual([requested[0]])
    for (const q of [first.phone, first.user.user_name.toLowerCase(), String(first.id), 'daw 100%25']) {
      expect(ids(await queue(`?q=${q}`)), q).toEqual([requested[0], requested[2]])
    }
    for (const q of ['nobody', '%25', '771209', "'; drop table"]) expect(ids(await queue(`?q=${q}`)), q).toEqual([])
  })

  test('shows one kind of payment, and refuses a question that it does not know', async () => {
    expect(ids(await queue(`?payment_type=${account.payment_type_id}`))).toEqual(requested)
    expect(ids(await queue('?payment_type=999'))).toEqual([])
    for (const query of ['?status=lost', '?after=x', '?payment_type=Shwe']) {
      expect((await consoleClient.call('GET', `/deposits${query}`, { as: cashier })).status, query).toBe(422)
    }
  })
})

test('following `next` shows each of 120 requests once', async () => {
  await app.owner_db`truncate cashier.request cascade`
  const player = await app.player()
  await seedRequests(player.id, 1, 120)

  const seen: number[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: QueueAnswer = await queue(next === '' ? '' : `?after=${next}`)
    seen.push(...page.data.map((row) => row.number))
    next = page.next
  }

  expect(seen).toHaveLength(120)
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other))
})

/** Without events and money: rows for lists alone. They go round among players whose ids follow each other. */
const seedRequests = (first_id: bigint, players: number, count: number) => app.owner_db`
  insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                               payment_account_id, refrence_no, status, decided_by, decided_at, created_at)
  select gen_random_uuid(), 'deposit', ${first_id}::bigint + n % ${players}::integer, 10000 * (1000 + n % 5000), ${account.payment_type_id}, 'A', '12345',
         ${account.id}, lpad((n % 999983)::text, 6, '0'), case when n <= 200 then 'pending' else 'approved' end,
         case when n > 200 then ${cashier.id}::bigint end, case when n > 200 then now() - n * interval '1 minute' end,
         now() - n * interval '1 minute'
  from generate_series(1, ${count}::integer) n`

describe('what is known when one decides', () => {
  let player: TestPlayer
  beforeEach(async () => {
    await app.owner_db`truncate cashier.request cascade`
    player = await app.player({ main: kyat(1_000_000) })
  })

  test('the player, the account, the last eight requests and the usual amount', async () => {
    for (let n = 0; n < 9; n++)
      await approve(await requestDepositFor(app, player, account, { amount: 10_000 + n * 10_000 }))
    const usual = await requestDepositFor(app, player, account, { amount: 90_000 })
    const unusual = await requestDepositFor(app, player, account, { amount: 90_001 })

    const { last, ...shown } = await detail(`/deposits/${usual}`)

    expect(shown).toMatchObject({
      player: { name: 'Ko Aung', phone: player.phone, status: 'active', main_balance: 1_450_000 },
      account_name: 'Daw Khin Thazin Oo',
      account_number: account.account_number,
      needs_second_person: false,
      receipt_url: null,
      flags: [],
      checks: {
        reference: { is_ok: true, seen: [] },
        name: null,
        usual_range: { is_ok: true, min: 10_000, max: 90_000 },
        last_hour: { is_ok: false, count: 9, previous_at: expect.any(String) },
      },
      totals: { approved: 9, rejected: 0 },
      timeline: [{ kind: 'requested', by: null }],
    })
    expect(last.map((one) => one.amount)).toEqual([90, 80, 70, 60, 50, 40, 30, 20].map((thousand) => thousand * 1_000))
    expect((await detail(`/deposits/${unusual}`)).checks.usual_range).toMatchObject({ is_ok: false })
  })

  test.each([
    ['four amounts', [10_000, 20_000, 30_000, 40_000], null],
    ['five times the same', [20_000, 20_000, 20_000, 20_000, 20_000], null],
    ['five amounts', [10_000, 20_000, 30_000, 40_000, 20_000], { is_ok: true, min: 10_000, max: 40_000 }],
  ])('of a player with %s what is usual', async (_name, amounts, usual_range) => {
    for (const amount of amounts) await approve(await requestDepositFor(app, player, account, { amount }))
    const next = await requestDepositFor(app, player, account, { amount: 20_000 })

    expect((await detail(`/deposits/${next}`)).checks.usual_range).toEqual(usual_range)
  })

  test.each([
    ['the same reference for the same account and amount is flagged', {}, 0, true],
    ['so it is six days and 23 hours later', {}, 6 * 24 + 23, true],
    ['not so seven days later', {}, 7 * 24, false],
    ['but with another amount, too', { amount: 50_001 }, 0, true],
    ['not with another reference', { refrence_no: '482914' }, 0, false],
  ] as [string, object, number, boolean][])('%s', async (_name, fields, hours, is_flagged) => {
    const first = await requestDepositFor(app, player, account, { refrence_no: '482913' })
    await app.owner_db`update cashier.request set created_at = created_at - ${hours} * interval '1 hour' where id = ${first}`
    const other = await app.player()
    const second = await requestDepositFor(app, other, account, { refrence_no: '482913', ...fields })

    const shown = await detail(`/deposits/${second}`)

    expect(shown.flags.includes('same_reference')).toBe(is_flagged)
    expect(shown.checks.reference?.seen.map((one) => one.id)).toEqual(is_flagged ? [first] : [])
    expect((await detail(`/deposits/${first}`)).flags.includes('same_reference')).toBe(is_flagged)
  })

  test('whether the account of a withdrawal bears the name of the player', async () => {
    const id = await requestWithdrawalFor(app, player, account, { account_name: 'U  AUNG' })
    expect((await detail(`/withdrawals/${id}`)).checks.name).toEqual({ is_ok: true })
    const other = await app.player({ main: kyat(100_000) })
    const strange = await requestWithdrawalFor(app, other, account, { account_name: 'Daw Nu' })

    expect(await detail(`/withdrawals/${strange}`)).toMatchObject({
      checks: { name: { is_ok: false }, reference: null },
      account_number: '09421000630',
      refrence_no: null,
    })
  })

  test.each([
    ['is banned', (db) => db`update identity.player set status = 'banned'`, true],
    ['has a self-exclusion', (db) => db`update identity.player set excluded_until = 'infinity'`, true],
    ['is frozen', (db) => db`update identity.player set status = 'frozen'`, false],
    ['was on a break', (db) => db`update identity.player set excluded_until = now() - interval '1 day'`, false],
  ] as [string, (db: Database) => Fragment, boolean][])(
    'that somebody who %s was to be paid on the same account',
    async (_who, become, is_flagged) => {
      const number = `0977${String(++accounts).padStart(6, '0')}`
      await requestWithdrawalFor(app, player, account, { account_number: number })
      await app.owner_db`${become(app.owner_db)} where id = ${player.id}`
      const other = await app.player({ main: kyat(200_000) })

      const same = await requestWithdrawalFor(app, other, account, {
        account_number: `${number.slice(0, 4)} ${number.slice(4)}`,
      })
      expect((await detail(`/withdrawals/${same}`)).flags.includes('barred_account')).toBe(is_flagged)
    },
  )

  test('nothing of the account where it is the player’s own, or another one', async () => {
    const number = `0977${String(++accounts).padStart(6, '0')}`
    const own = await requestWithdrawalFor(app, player, account, { account_number: number })
    await app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`
    expect((await detail(`/withdrawals/${own}`)).flags).not.toContain('barred_account')

    const other = await app.player({ main: kyat(200_000) })
    const elsewhere = await requestWithdrawalFor(app, other, account, { account_number: '09990000001' })
    expect((await detail(`/withdrawals/${elsewhere}`)).flags).not.toContain('barred_account')
  })

  test('that the player is on hold', async () => {
    const id = await requestDepositFor(app, player, account)
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`

    expect((await detail(`/deposits/${id}`)).flags).toContain('player_on_hold')
  })
})

test('lists of 100,000 requests find their rows by index, whatever is asked for', async () => {
  await app.owner_db`truncate cashier.request cascade`
  // A name that one of a hundred bears is looked for in all requests, and rightly so.
  await app.owner_db`update identity.player set name = 'Ma Ei'`
  const player = await app.player()
  const others = await app.owner_db<{ id: bigint }[]>`
    insert into identity.player (user_name, name, phone, password_hash)
    select 'X' || n, 'Ma Ei', '+95' || (9700000000 + n), '' from generate_series(1, 2000) n returning id`
  // In parts: no statement may take longer than ten seconds.
  for (let part = 0; part < 5; part++) await seedRequests(others[0]?.id ?? 0n, others.length, 20_000)
  await app.owner_db`analyze cashier.request, identity.player`
  const { db, plans } = explaining(app.console_db)
  const requested: QueueQuery[] = [
    {},
    { status: 'approved' },
    { status: 'approved', after: '50000' },
    { q: '012345' },
    { q: '1,500', status: 'approved' },
    { q: player.phone },
    { q: 'Ko A', status: 'rejected' },
  ]

  for (const agent_id of [null, 7n]) {
    const permissions = new Set(['players.read', 'deposits.read', 'withdrawals.read'])
    const staff = { staff_id: cashier.id, agent_id, player_id: null, permissions } as unknown as StaffCaller
    for (const query of requested) await getQueue(db, staff, { direction: 'deposit', query })
  }
  await getLog(db, player.id, 'deposit')
  await getDepositRequests(db, { player_id: player.id, page: 1, site: 'http://localhost' })

  // And four of the risk flags, of the one list that has rows which wait.
  expect(await plans()).toHaveLength(14 + 14 + 2 + 4)
  for (const plan of await plans()) expect(plan).not.toMatch(/Seq Scan on (?:request|player)/)
})

/** The same database, which also keeps the plan of each statement that reads requests. */
function explaining(db: Database): { db: Database; plans(): Promise<string[]> } {
  const explained: Promise<string>[] = []
  const watched = new Proxy(db, {
    apply(target, _self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      const text = strings[0] ?? ''
      if (/^\s*select (?:r\.id|waiting)/.test(text)) {
        const prefixed = Object.assign([`explain ${text}`, ...strings.slice(1)], { raw: strings.raw })
        const rows = target<{ 'QUERY PLAN': string }[]>(prefixed, ...values)
        explained.push(rows.then((lines) => lines.map((line) => line['QUERY PLAN']).join('\n')))
      }
      return target(strings, ...values)
    },
  })
  return { db: watched, plans: () => Promise.all(explained) }
}
