import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CLAIM_SECONDS, HEARTBEAT_SECONDS } from '#cashier/contract/rules.ts'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app: platform, consoleClient: client, cashier, owner } = await startTestAppWithStaff(['cashier', 'owner'])
let account: TestAccount
let other: TestStaff
beforeAll(async () => {
  account = await paymentAccount(platform)
  other = await client.staff('cashier')
})
afterEach(() => platform.expectReconciled())

const start = { main: kyat(100_000), game: 0n }
const rich = () => platform.player({ main: kyat(100_000) })
async function ask(player: TestPlayer, fields: object = {}): Promise<string> {
  return `/deposits/${await requestDepositFor(platform, player, account, { amount: 30_000, ...fields })}`
}
const say = (path: string, action: string, as = cashier, body: object = {}): Promise<Reply> =>
  client.call('POST', `${path}/${action}`, { as, body })
const rowOf = (reply: Reply) => reply.body.data as QueueRow
const versionOf = async (path: string) => rowOf(await client.call('GET', path, { as: owner })).version
const idOf = (path: string) => path.split('/')[2] ?? ''
/** As if so much time had passed since the last sign of its holder. */
const wait = (path: string, seconds: number) => platform.owner_db`
  update cashier.request set claimed_until = claimed_until - ${seconds} * interval '1 second' where id = ${idOf(path)}`
async function secondsLeft(path: string): Promise<number> {
  const [row] = await platform.owner_db<{ left: number }[]>`
    select extract(epoch from claimed_until - now())::float8 as left from cashier.request where id = ${idOf(path)}`
  return row?.left ?? 0
}

describe('a decision', () => {
  test('without the version that was on the screen is refused, and names the field', async () => {
    const player = await rich()
    const path = await ask(player)
    await say(path, 'claim')

    for (const [action, body] of [
      ['approve', {}],
      ['reject', { reason: 'other', note: 'not ours' }],
    ] as const) {
      expect(await say(path, action, cashier, body)).toMatchObject({
        status: 422,
        body: { error_codes: { version: 'required' } },
      })
    }
    expect(await platform.balancesOf(player)).toEqual(start)
  })

  test('about another version is refused, says so, and moves nothing', async () => {
    const player = await rich()
    for (const path of [await ask(player), `/withdrawals/${await requestWithdrawalFor(platform, player, account)}`]) {
      const { version } = rowOf(await say(path, 'claim'))
      const before = await platform.balancesOf(player)

      for (const stale of [version - 1, version + 1].filter((each) => each > 0)) {
        for (const [action, words] of [
          ['approve', {}],
          ['reject', { reason: 'other', note: 'not ours' }],
        ] as const) {
          expect(await say(path, action, cashier, { version: stale, ...words })).toMatchObject({
            status: 409,
            body: { code: 'request_changed', error_codes: { version: 'version_stale' } },
          })
        }
      }
      expect(await platform.balancesOf(player)).toEqual(before)
      expect(rowOf(await client.call('GET', path, { as: owner }))).toMatchObject({ status: 'waiting', version })
    }
  })

  test('about what a first approval has changed since is refused; a claim changes nothing', async () => {
    const path = await ask(await rich(), { amount: 2_000_000 })
    const shown = await versionOf(path)
    await say(path, 'claim')
    expect(await versionOf(path)).toBe(shown)
    await decideRequest(client, path, { as: owner })
    await say(path, 'release')
    await decideRequest(client, path, { as: owner })

    await say(path, 'claim', other)
    expect((await say(path, 'approve', other, { version: shown })).body.code).toBe('request_changed')
    expect(await decideRequest(client, path, { as: other })).toMatchObject({ body: { data: { status: 'approved' } } })
  })

  test('is refused when its reference has come in again, or was decided about elsewhere', async () => {
    const [first, second] = [await ask(await rich(), { refrence_no: '918273' }), await ask(await rich())]
    const shown = await versionOf(first)
    const again = await ask(await rich(), { refrence_no: '918273' })
    await say(first, 'claim')
    expect((await say(first, 'approve', cashier, { version: shown })).body.code).toBe('request_changed')

    const shown_again = await versionOf(again)
    await decideRequest(client, first, { as: cashier })
    await say(again, 'claim')
    expect((await say(again, 'approve', cashier, { version: shown_again })).body.code).toBe('request_changed')
    expect(await versionOf(second)).toBe(1)
  })

  test('of twenty racing copies has one effect and one answer', async () => {
    const player = await rich()
    const path = await ask(player)
    const { version } = rowOf(await say(path, 'claim'))

    const replies = await Promise.all(Array.from({ length: 20 }, () => say(path, 'approve', cashier, { version })))

    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await platform.balancesOf(player)).toEqual({ main: kyat(130_000), game: 0n })
    // Said again later it is answered in the same way, whatever the version is by then.
    expect((await say(path, 'approve', cashier, { version })).text).toBe(replies[0]?.text)
  })
})

describe('a claim', () => {
  test('is needed to decide, and ends when it is not renewed', async () => {
    const player = await rich()
    const path = await ask(player)
    const version = await versionOf(path)
    expect(await say(path, 'approve', cashier, { version })).toMatchObject({
      status: 409,
      body: {
        code: 'request_not_claimed',
        message: 'You no longer hold this request. Check it again, then decide.',
      },
    })

    await say(path, 'claim')
    await wait(path, CLAIM_SECONDS)
    expect((await say(path, 'approve', cashier, { version })).body.code).toBe('request_not_claimed')
    expect((await say(path, 'reject', cashier, { version, reason: 'amount_differs' })).body.code).toBe(
      'request_not_claimed',
    )
    expect(await platform.balancesOf(player)).toEqual(start)

    expect((await say(path, 'claim', other)).status).toBe(200)
    expect((await say(path, 'approve', cashier, { version })).body.code).toBe('request_claimed')
    expect((await say(path, 'approve', other, { version })).status).toBe(200)
  })

  test('is renewed by its holder, never beyond its length, and not once it was decided', async () => {
    const path = await ask(await rich())
    await say(path, 'claim')
    await wait(path, HEARTBEAT_SECONDS)
    expect(await secondsLeft(path)).toBeLessThanOrEqual(CLAIM_SECONDS - HEARTBEAT_SECONDS)

    for (let beat = 0; beat < 30; beat++) expect((await say(path, 'claim')).status).toBe(200)

    const left = await secondsLeft(path)
    expect(left).toBeLessThanOrEqual(CLAIM_SECONDS)
    expect(left).toBeGreaterThan(CLAIM_SECONDS - HEARTBEAT_SECONDS)
    const [row] = await platform.owner_db<{ claims: bigint }[]>`
      select count(*) as claims from staff.audit a join cashier.request r on a.object = 'deposit:' || r.number
      where r.id = ${idOf(path)} and a.action = 'deposits.claim'`
    expect(row?.claims).toBe(1n)
    expect((await say(path, 'claim', other)).body.code).toBe('request_claimed')
    await decideRequest(client, path, { as: cashier })
    expect((await say(path, 'claim')).body.code).toBe('request_decided')
  })

  test('does not keep its holder signed in: with the session it ends', async () => {
    const leaving = await client.staff('cashier')
    const path = await ask(await rich())
    await say(path, 'claim', leaving)
    await platform.owner_db`
      update staff.session set seen_at = now() - interval '31 minutes' where staff_id = ${leaving.id}`

    expect((await client.call('POST', `${path}/claim`, { as: leaving, headers: { 'x-background': '1' } })).status).toBe(
      401,
    )
  })
})

describe('taking over', () => {
  test('a senior takes a request from who holds it; that person cannot decide any more, and it is written down', async () => {
    const player = await rich()
    const path = await ask(player)
    const { version } = rowOf(await say(path, 'claim'))

    const taken = await say(path, 'take-over', owner)

    expect(rowOf(taken)).toMatchObject({ claim: { user_name: owner.user_name, is_mine: true }, version })
    for (const [action, words] of [
      ['approve', {}],
      ['reject', { reason: 'amount_differs' }],
      ['claim', {}],
      ['release', {}],
    ] as const) {
      const body = action === 'approve' || action === 'reject' ? { version, ...words } : {}
      expect(await say(path, action, cashier, body)).toMatchObject({
        status: 409,
        body: { code: 'request_claimed', message: `${owner.user_name} is working on this request.` },
      })
    }
    expect(await platform.balancesOf(player)).toEqual(start)
    const [written] = await platform.owner_db<object[]>`
      select a.staff_id, a.before, a.after from staff.audit a join cashier.request r on a.object = 'deposit:' || r.number
      where r.id = ${idOf(path)} and a.action = 'deposits.take_over'`
    expect(written).toEqual({
      staff_id: owner.id,
      before: { claimed_by: cashier.user_name },
      after: { claimed_by: owner.user_name },
    })
    expect((await say(path, 'approve', owner, { version })).status).toBe(200)
  })

  test('works for a withdrawal as for a deposit', async () => {
    const path = `/withdrawals/${await requestWithdrawalFor(platform, await rich(), account)}`
    const { version } = rowOf(await say(path, 'claim'))

    const taken = await say(path, 'take-over', owner)

    expect(rowOf(taken)).toMatchObject({ claim: { user_name: owner.user_name, is_mine: true }, version })
    const late = await say(path, 'reject', cashier, { version, reason: 'other', note: 'not ours' })
    expect(late.body.code).toBe('request_claimed')
  })

  test('is not for a colleague, nor for the player who asked, nor of a request that was decided', async () => {
    const player = await rich()
    const path = await ask(player)
    await say(path, 'claim')

    expect((await say(path, 'take-over', other)).body.code).toBe('not_permitted')
    const self = await client.staff('owner', { player_id: player.id })
    expect((await say(path, 'take-over', self)).body.code).toBe('approver_required')
    await decideRequest(client, path, { as: cashier })
    expect((await say(path, 'take-over', owner)).body.code).toBe('request_decided')
  })

  test('an agent takes over from their sub-agents, and not from the operator’s own staff', async () => {
    const agent = await client.staff('agent')
    const helper = await client.staff('sub_agent', { parent_id: agent.id, permissions: ['deposits.decide'] })
    const paid_to = await paymentAccount(platform, { agent_id: agent.id, account_number: '09111000999' })
    const player = await rich()
    await platform.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    const path = await ask(player, { agent_payment_type_id: paid_to.id })

    await say(path, 'claim', cashier)
    expect((await say(path, 'take-over', agent)).body.code).toBe('request_claimed')
    await say(path, 'release', cashier)
    await say(path, 'claim', helper)
    expect((await say(path, 'take-over', helper)).body.code).toBe('not_permitted')
    expect(rowOf(await say(path, 'take-over', agent)).claim).toMatchObject({ is_mine: true })
  })
})
