import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { TIMELINE_KINDS } from '#player-admin/contract/rules.ts'
import type { PlayerOverviewAnswer, TimelineAnswer, TimelineEntry } from '#player-admin/contract/timeline.ts'
import type { PlayersReportAnswer } from '#report/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { aggregateNow } from '#tests/support/use-cases/aggregate-now.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner, cashier } = await startTestAppWithStaff(['owner', 'cashier'])
const account = await paymentAccount(app)
let player: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(100_000) })
})

const say = (path: string, body: Record<string, unknown>, as: TestStaff = owner) =>
  consoleClient.call('POST', `/players/${player.id}/${path}`, { as, body })
async function page(query = '', as: TestStaff = owner): Promise<TimelineAnswer> {
  const reply = await consoleClient.call('GET', `/players/${player.id}/timeline${query}`, { as })
  expect(reply.status, reply.text).toBe(200)
  return reply.body as TimelineAnswer
}
const entries = async (as?: TestStaff): Promise<TimelineEntry[]> => (await page('', as)).data
const kindsOf = (rows: TimelineEntry[]) => new Set(rows.map(({ kind }) => kind))
async function overview(as: TestStaff = owner) {
  const reply = await consoleClient.call('GET', `/players/${player.id}/overview`, { as })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body as PlayerOverviewAnswer).data
}
const note = (text: string) => ({ id: randomUUID(), text, is_important: false })
const byAgent = (agent: TestStaff) => app.owner_db`
  update identity.player set agent_id = ${agent.id} where id = ${player.id}`

describe('the history of a player', () => {
  test('has everything that happened, newest first, with reasons and names', async () => {
    const rejected = await requestDepositFor(app, player, account)
    await decideRequest(consoleClient, `/deposits/${rejected}`, {
      as: cashier,
      decision: 'reject',
      body: { reason: 'amount_differs', note: 'it was 40,000' },
    })
    await app.call('POST', '/api/deposit-limits', { token: player.token, body: { period: 'day', amount: 5_000 } })
    await say('notes', note('calls every day'), cashier)
    await say('freeze', { reason: 'a stolen phone' })
    await say('unfreeze', { reason: 'the phone is back' })
    await say('balance-adjustments', {
      id: randomUUID(),
      account: 'main',
      direction: 'debit',
      amount: 700,
      reason: 'paid twice',
    })
    await app.call('POST', '/api/break', { token: player.token, body: { period: 'day', password: player.password } })

    const rows = await entries()

    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((one, other) => other.localeCompare(one)))
    expect(rows.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'break day',
      'adjustment main',
      'act players.unfreeze',
      'act players.freeze',
      'note note',
      'limit day',
      'request deposit',
      'session session',
    ])
    const [, adjustment, , freeze, , limit, request, session] = rows
    expect(adjustment).toMatchObject({ amount: -700, text: 'paid twice', by: owner.user_name })
    expect(freeze).toMatchObject({ text: 'a stolen phone', by: owner.user_name })
    expect(limit).toMatchObject({ amount: 5_000, state: 'set' })
    expect(request).toMatchObject({
      id: rejected,
      state: 'rejected',
      rejection: 'amount_differs',
      text: 'it was 40,000',
      by: cashier.user_name,
      amount: 50_000,
    })
    expect(session?.text).toMatch(/\d/)
  })

  test('comes in pages without a gap and without doubles, though rows of several kinds have one time', async () => {
    await app.owner_db`delete from identity.session where player_id = ${player.id}`
    await app.owner_db`
      insert into player_admin.note (id, player_id, staff_id, text, is_important, created_at)
      select gen_random_uuid(), ${player.id}, ${owner.id}, 'note ' || n, false,
             timestamptz '2026-01-01Z' + (n / 40) * interval '1 microsecond' from generate_series(1, 90) n`
    await app.owner_db`
      insert into identity.session (token_hash, player_id, address, created_at, expires_at)
      select sha256(gen_random_uuid()::text::bytea), ${player.id}, '10.0.0.1',
             timestamptz '2026-01-01Z' + (n / 30) * interval '1 microsecond', now() from generate_series(1, 80) n`
    await app.owner_db`
      insert into staff.audit (at, staff_id, user_name, role, action, object, address)
      select timestamptz '2026-01-01Z' + (n / 35) * interval '1 microsecond', ${owner.id}, 'o', 'owner',
             'players.freeze', ${`player:${player.id}`}, '' from generate_series(1, 70) n`
    const seen: string[] = []
    const sizes: number[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { data, next }: TimelineAnswer = await page(after === '' ? '' : `?after=${after}`)
      seen.push(...data.map(({ kind, id }) => `${kind} ${id}`))
      sizes.push(data.length)
      after = next
    }
    expect(sizes).toEqual([50, 50, 50, 50, 40])
    expect(new Set(seen).size).toBe(240)
    expect((await page('?kind=session')).data).toHaveLength(50)
  })

  test.each(TIMELINE_KINDS)('shows the kind %s alone where that is asked for', async (kind) => {
    await say('notes', note('calls every day'))
    await requestDepositFor(app, player, account)
    expect([...kindsOf((await page(`?kind=${kind}`)).data)].filter((one) => one !== kind)).toEqual([])
  })

  test.each(['request_5_7', 'act_5_00000000-0000-0000-0000-000000000000', 'note_5', 'wager_5_7', '5_7'])(
    'refuses %s as a place in it',
    async (after) => {
      const reply = await consoleClient.call('GET', `/players/${player.id}/timeline?after=${after}`, { as: owner })
      expect(reply.status).toBe(422)
    },
  )
})

describe('rights in the history', () => {
  test('show an agent what the agent’s own staff did and wrote, and not why the company acted', async () => {
    const agent = await consoleClient.staff('agent')
    await byAgent(agent)
    await say('freeze', { reason: 'is the agent’s brother' })
    await say('notes', note('watch the agent'))
    await say('unfreeze', { reason: 'my own player' }, agent)

    const texts = (await entries(agent)).map(({ text }) => text)
    expect(texts).toContain('my own player')
    expect(texts.join()).not.toMatch(/brother|watch/)
    expect((await entries()).map(({ text }) => text)).toContain('is the agent’s brother')
    const other = await consoleClient.staff('agent')
    for (const what of ['timeline', 'overview']) {
      const reply = await consoleClient.call('GET', `/players/${player.id}/${what}`, { as: other })
      expect(reply.body.code).toBe('not_found')
    }
  })

  test('hide requests and payees from staff who may not see withdrawals', async () => {
    const agent = await consoleClient.staff('agent')
    await requestDepositFor(app, player, account)
    await requestWithdrawalFor(app, player, account)
    await byAgent(agent)
    const helper = await consoleClient.staff('sub_agent', {
      parent_id: agent.id,
      permissions: ['players.read', 'deposits.read'],
    })
    const requests = (await page('?kind=request', helper)).data
    expect(requests.map(({ what }) => what)).toEqual(['deposit'])
    expect((await page('?kind=request', agent)).data).toHaveLength(2)
    expect(await overview(helper)).toMatchObject({ payees: [], is_first_withdrawal: false })
    expect((await overview(agent)).payees).toHaveLength(1)
  })
})

describe('beside the history', () => {
  test('stand the figures of the reports, for all time and for thirty days', async () => {
    const id = await requestDepositFor(app, player, account, { amount: 40_000 })
    await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 20_000 } })
    const bet = { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number: 3 }
    await app.call('POST', '/api/digitbet', { token: player.token, body: bet })
    await aggregateNow(app)

    const { figures } = await overview()
    const [today = ''] = new Date(Date.now() + 6.5 * 3_600_000).toISOString().split('T')
    const reply = await consoleClient.call('GET', `/reports/players?from=${today}&to=${today}`, { as: owner })
    const { winners, losers } = (reply.body as PlayersReportAnswer).data
    const row = [...winners, ...losers].find(({ player_id }) => player_id === String(player.id))
    const { deposits, withdrawals, ggr, ngr } = row ?? {}
    expect(figures.days_30).toEqual({ deposits, withdrawals, net: 40_000, ggr, ngr })
    expect(figures.lifetime).toEqual(figures.days_30)
    expect(figures.lifetime.ggr).not.toBe(0)
  })

  test('stands what the player held at the end of each day, as the ledger had it', async () => {
    const id = await requestWithdrawalFor(app, player, account)
    await decideRequest(consoleClient, `/withdrawals/${id}`, {
      as: cashier,
      body: { account_id: account.id, transaction_id: `P${player.id}` },
    })
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 20_000 } })
    await app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
        update ledger.transfer set created_at = created_at - interval '3 days'
        where credit_account_id / 10 = ${player.id} and kind = 'demo_grant'`
    })

    const { balance_days } = await overview()

    expect(balance_days).toHaveLength(90)
    expect(balance_days.slice(-5).map(({ balance }) => balance)).toEqual([0, 100_000, 100_000, 100_000, 70_000])
    expect(balance_days.slice(0, 85).every(({ balance }) => balance === 0)).toBe(true)
  })

  test('stand payees with the other players who named them, the first withdrawal, and devices', async () => {
    const other = await app.player({ main: kyat(100_000) })
    const fields = { account_number: `0942${String(player.id).padStart(8, '0')}` }
    await requestWithdrawalFor(app, player, account, fields)
    await requestWithdrawalFor(app, other, account, fields)

    expect(await overview()).toMatchObject({
      is_first_withdrawal: true,
      payees: [{ account_number: fields.account_number, others: [{ id: String(other.id) }] }],
      devices: [{ sessions: 1 }],
      bonuses: [],
      deposit_limits: [{ period: 'day', amount: null }, { period: 'week' }, { period: 'month' }],
    })
  })
})
