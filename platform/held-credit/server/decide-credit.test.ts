import { beforeEach, describe, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { SettingGroup, SettingProposal } from '#setting/contract/staff.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { newId } from '#tests/support/partners/aggregator-calls.ts'
import { has, openCreditedApp, prize } from '#tests/support/use-cases/held-credits.ts'

const { app, consoleClient, cashier, owner, say, decided, calls, newPlayer, give, money, held } =
  await openCreditedApp()
let player: TestPlayer
beforeEach(async () => {
  player = await newPlayer()
})

describe('a held credit', () => {
  test('is released to the game balance by two people, each with a reason in the audit log', async () => {
    await give(prize(2_000))
    const credit = await held()

    const first = await say(cashier, credit, 'release', 'a jackpot, the provider confirms it')
    expect(first.body.data).toMatchObject({
      status: 'pending',
      first: { decision: 'release', by: { is_me: true }, reason: 'a jackpot, the provider confirms it' },
    })
    expect(await money()).toEqual(has(100, 2_000))
    const second = await say(owner, credit, 'release', 'seen the round')

    expect(second.body.data).toMatchObject({ status: 'released', decided_by: { user_name: owner.user_name } })
    expect(await money()).toEqual(has(2_100, 0))
    expect(await calls.balance(player)).toMatchObject({ balance: 2_100 })
    const entries = await consoleClient.call('GET', `/audit?object=held_credit:${credit.number}`, { as: owner })
    expect((entries.body as unknown as AuditAnswer).data).toMatchObject([
      { action: 'held_credits.release', reason: 'seen the round', user_name: owner.user_name },
      {
        action: 'held_credits.release_first',
        reason: 'a jackpot, the provider confirms it',
        user_name: cashier.user_name,
      },
    ])
  })

  test('goes back to the provider when two people refuse it', async () => {
    await give(prize(2_000))
    const before = await app.owner_db<{ sum: bigint }[]>`
        select coalesce(sum(amount), 0)::bigint as sum from ledger.posting where account_id = 300`

    await decided(await held(), 'refuse')

    expect(await money()).toEqual(has(100, 0))
    const after = await app.owner_db<{ sum: bigint }[]>`
        select coalesce(sum(amount), 0)::bigint as sum from ledger.posting where account_id = 300`
    expect((after[0]?.sum ?? 0n) - (before[0]?.sum ?? 0n)).toBe(kyat(2_000))
  })

  test.each(['release', 'refuse'] as const)('is never decided by one person who says %s twice', async (decision) => {
    await give(prize(2_000))
    const credit = await held()
    await say(owner, credit, decision)

    const again = await say(owner, credit, decision)

    expect([again.status, again.body.code]).toEqual([403, 'approver_required'])
    expect(await money()).toEqual(has(100, 2_000))
  })

  test('waits on where two people differ, and one of them may change to the other’s word', async () => {
    await give(prize(2_000))
    const credit = await held()
    await say(cashier, credit, 'release')

    const other = await say(owner, credit, 'refuse')
    expect(other.body.data).toMatchObject({ status: 'pending', first: { decision: 'refuse', by: { is_me: true } } })
    expect(await money()).toEqual(has(100, 2_000))

    await say(cashier, credit, 'refuse')
    expect(await money()).toEqual(has(100, 0))
  })

  test('of which the partner took back a part is decided anew: a word about more than is left is nobody’s half', async () => {
    const wager_code = newId()
    await give(prize(2_000, { wager_code }))
    const credit = await held()
    await say(cashier, credit, 'release')
    await calls.move('withdraw', player, { action: 'RESETTLED', amount: -500, wager_code })
    expect(await held()).toMatchObject({ taken_back: 500, first: null })

    const other = await say(owner, credit, 'release')
    expect(other.body.data).toMatchObject({ status: 'pending', first: { decision: 'release', by: { is_me: true } } })
    expect(await money()).toEqual(has(100, 1_500))

    await say(cashier, credit, 'release')
    expect(await money()).toEqual(has(1_600, 0))
  })

  test('that the partner took back whole is not decided by the word that was said before', async () => {
    const wager_code = newId()
    await give(prize(2_000, { wager_code }))
    const credit = await held()
    await say(cashier, credit, 'release')
    await calls.move('withdraw', player, { action: 'RESETTLED', amount: -2_000, wager_code })

    const list = (await consoleClient.call('GET', '/approvals', { as: owner })).body.data as Approval[]
    const approval = list.find(({ href }) => href === `/held-credits?id=${credit.id}`)
    expect(approval).toMatchObject({ is_stale: true, may_approve: false, may_reject: true })
    const late = await consoleClient.call('POST', `/approvals/${approval?.id}/approve`, { as: owner, body: {} })
    expect(late.body.code).toBe('approval_ground_moved')
    expect((await say(owner, credit, 'release')).body.code).toBe('already_decided')
    expect(await money()).toEqual(has(100, 0))
  })

  test('is looked at alone', async () => {
    await give(prize(2_000))
    const credit = await held()

    const reply = await consoleClient.call('GET', `/held-credits/${credit.id}`, { as: cashier })
    expect(reply.body.data).toEqual(credit)
    const unknown = await consoleClient.call('GET', `/held-credits/${credit.id.replace(/^./, 'f')}`, { as: cashier })
    expect(unknown.status).toBe(404)
  })

  test('is decided once when twenty words of three people race', async () => {
    await give(prize(2_000))
    const credit = await held()
    const people = [cashier, owner, await consoleClient.staff('owner')]

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(people[index % people.length] as TestStaff, credit, 'release')),
    )

    expect(await money()).toEqual(has(2_100, 0))
    const codes = new Set(replies.map(({ body }) => body.code))
    for (const code of codes) expect([undefined, 'approver_required', 'already_decided']).toContain(code)
    const entries = await consoleClient.call('GET', `/audit?object=held_credit:${credit.number}`, { as: owner })
    expect((entries.body as unknown as AuditAnswer).data).toHaveLength(2)
  })

  test('that is decided stays so, no matter who says otherwise', async () => {
    await give(prize(2_000))
    const credit = await held()
    await decided(credit, 'refuse')

    expect((await say(owner, credit, 'refuse')).status).toBe(200)
    for (const [who, decision] of [
      [cashier, 'refuse'],
      [cashier, 'release'],
      [owner, 'release'],
    ] as const) {
      expect((await say(who, credit, decision)).body.code).toBe('already_decided')
    }
    expect(await money()).toEqual(has(100, 0))
  })

  test('needs a reason, a credit that there is, and somebody else than its player', async () => {
    await give(prize(2_000))
    const credit = await held()
    const self = await consoleClient.staff('cashier', { player_id: player.id })

    expect((await say(owner, credit, 'release', '  ')).body).toMatchObject({ error_codes: { reason: 'note_required' } })
    expect((await say(owner, { ...credit, id: credit.id.replace(/^./, 'f') }, 'release')).status).toBe(404)
    expect((await say(self, credit, 'release')).body.code).toBe('approver_required')
    expect(await held()).toMatchObject({ first: null })
  })

  test('is counted where the staff begins, as long as it waits', async () => {
    const waiting = async () => (await consoleClient.call('GET', '/held-credits/waiting', { as: owner })).body.data
    const before = (await waiting()) as { count: number; amount: number }
    await give(prize(2_000))

    expect(await waiting()).toEqual({ count: before.count + 1, amount: before.amount + 2_000, full_hours: [] })

    await decided(await held(), 'refuse')
    expect(await waiting()).toEqual(before)
  })

  test('is no win in the player’s log before it is released', async () => {
    const log = async () =>
      (await app.call('GET', '/api/player/game-logs?type=today', { token: player.token })).body.data
    const user = async () => (await app.call('GET', '/api/user', { token: player.token })).body.data
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 50, wager_code })
    await give(prize(2_000, { wager_code }))

    expect(await log()).toMatchObject([{ win_loss: -50, held: 2_000 }])
    expect(await user()).toMatchObject({ balance: 50, held_balance: 2_000 })

    await decided(await held(), 'release')
    const [row] = (await log()) as { win_loss: number; held?: number }[]
    expect([row?.win_loss, row?.held]).toEqual([1_950, undefined])
  })
})

test('two people change the caps, one alone does not', async () => {
  const requested = await consoleClient.call('POST', '/settings/held_credit', {
    as: owner,
    body: { values: { call_max: 2_500 }, reason: 'a new jackpot' },
  })
  await give(prize(2_000))
  expect(await money()).toEqual(has(100, 2_000))

  const { id } = (requested.body.data as SettingGroup).proposal as SettingProposal
  const approved = await consoleClient.call('POST', '/settings/held_credit/approve', { as: cashier, body: { id } })
  expect(approved.status, approved.text).toBe(200)
  await give(prize(2_000))

  expect(await money()).toEqual(has(2_100, 2_000))
})
