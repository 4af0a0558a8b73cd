import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerRequestsAnswer } from '#player-admin/contract/requests.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: TEST_GSC })
let player: TestPlayer
beforeAll(async () => {
  player = await app.player({ main: kyat(500_000), game: kyat(10_000) })
  await openTestDraw(app.owner_db)
  const { move } = createAggregatorCalls(app)
  for (let count = 0; count < 3; count++) {
    const bet = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: count }
    const slip = { totalAmount: 100, amounts: [{ num: `4${count}`, amount: 100 }] }
    await app.call('POST', '/api/digitbet', { token: player.token, body: bet })
    await app.call('POST', '/api/twod-bet', { token: player.token, body: slip })
    await move('withdraw', player, { action: 'BET', amount: -10, wager_code: newId() })
  }
})

const get = async (path: string) => {
  const reply = await consoleClient.call('GET', path, { as: owner })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data
}

/** Where the causes of all transfers of a kind lead to, in the order of time. */
async function linksOf(kind: string): Promise<URL[]> {
  const causes = await app.owner_db<{ cause_id: string }[]>`
    select cause_id from ledger.transfer where kind = ${kind} order by created_at, cause_id`
  const links: URL[] = []
  for (const { cause_id } of causes) {
    const { cause } = (await get(`/transfers/${cause_id}`)) as { cause: Cause }
    links.push(new URL(cause.href ?? '', 'http://console'))
  }
  return links
}

test.each([
  ['digit_bet_stake', 'bets', 'id'],
  ['two_d_stake', 'slips', 'slip_no'],
  ['seamless_bet', 'rounds', 'id'],
])('the cause of %s opens the player’s list at itself', async (kind, list, key) => {
  const links = await linksOf(kind)
  expect(links).toHaveLength(3)
  for (const { pathname, searchParams } of links) {
    expect(pathname).toBe(`/players/${player.id}`)
    const from = searchParams.get('from')
    const rows = (await get(`${pathname}/${list}${from === null ? '' : `?after=${from}`}`)) as Record<string, string>[]
    expect(rows[0]?.[key]).toBe(searchParams.get('id'))
  }
})

test('a player’s requests say what was paid on which receipt, who decided, and why', async () => {
  const account = await paymentAccount(app)
  const id = await requestDepositFor(app, player, account, { refrence_no: '731904', transaction_id: '0099887731904' })
  await requestWithdrawalFor(app, player, account)
  const claimed = await consoleClient.call('POST', `/deposits/${id}/claim`, { as: owner })
  const { version } = claimed.body.data as { version: number }
  const rejection = { version, reason: 'money_not_received', note: 'nothing came' }
  const rejected = await consoleClient.call('POST', `/deposits/${id}/reject`, { as: owner, body: rejection })
  expect(rejected.status, rejected.text).toBe(200)

  const rows = (await get(`/players/${player.id}/requests`)) as PlayerRequestsAnswer['data']

  expect(rows).toMatchObject([
    {
      direction: 'withdrawal',
      status: 'pending',
      refrence_no: null,
      receipt_url: null,
      decided_by: null,
      rejection: null,
    },
    {
      id,
      status: 'rejected',
      refrence_no: '731904',
      transaction_id: '0099887731904',
      receipt_url: null,
      decided_by: owner.user_name,
      rejection: { code: 'money_not_received', note: 'nothing came' },
    },
  ])
})
