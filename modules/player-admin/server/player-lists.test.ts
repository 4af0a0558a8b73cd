import { beforeAll, expect, test } from 'vitest'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const ROWS = 120
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let player: TestPlayer
beforeAll(async () => {
  const other = await app.player()
  player = await app.player()
  const account = await paymentAccount(app)
  const db = app.owner_db
  for (const id of [player.id, other.id]) {
    // Many in one moment: a page may end between two of them.
    await db`
      insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, balance_before,
                                   balance_after, game_type, created_at)
      select gen_random_uuid(), ${id}, 1091, ${id} || '-' || n, 'SETTLED', n * 10000, 0, 0, n * 10000, 'SLOT',
             timestamptz '2026-01-01 00:00:00.123456Z' + (n / 7) * interval '1 microsecond'
      from generate_series(1, ${ROWS}) n`
    await db`
      insert into shan.session (id, player_id, operator_code, launch_balance, known_balance)
      values (${SESSIONS[id === player.id ? 0 : 1]}, ${id}, 'a3h1', 0, 0)`
    await db`
      insert into shan.wager (code, source, content, occurred_at)
      select ${id} || '-' || n, 'callback', '', now() from generate_series(1, ${ROWS}) n`
    await db`
      insert into shan.settlement (id, wager_code, player_id, session_id, outcome, known_before, net, balance_after,
                                   occurred_at, created_at)
      select gen_random_uuid(), ${id} || '-' || n, ${id}, ${SESSIONS[id === player.id ? 0 : 1]}, 'applied', 0,
             n * 10000, 0, now(), timestamptz '2026-01-01Z' + (n / 7) * interval '1 microsecond'
      from generate_series(1, ${ROWS}) n`
    await db`
      insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                                   payment_account_id, refrence_no)
      select gen_random_uuid(), 'deposit', ${id}, n * 10000, a.payment_type_id, 'Ko Aung', '12345', a.id, '123456'
      from generate_series(1, ${ROWS}) n, cashier.payment_account a where a.id = ${account.id}`
    await db`
      insert into identity.session (token_hash, player_id, address, created_at, expires_at)
      select sha256((${id} || '-' || n)::bytea), ${id}, '10.0.0.' || n,
             timestamptz '2026-01-01Z' + n * interval '1 microsecond', now()
      from generate_series(1, ${ROWS}) n`
  }
})

const SESSIONS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const

interface Page {
  data: { amount?: number; net?: number; address?: string }[]
  next: string | null
}

test.each([
  ['rounds', ROWS],
  ['shan-rounds', ROWS],
  ['requests', ROWS],
  // And the one of the registration.
  ['sessions', ROWS + 1],
])('the pages of the player’s %s hold each of them once, and nobody else’s', async (list, expected) => {
  const seen: Page['data'] = []
  let pages = 0
  for (let after: string | null = ''; after !== null; pages++) {
    const path = `/players/${player.id}/${list}${after && `?after=${after}`}`
    const reply = await consoleClient.call('GET', path, { as: owner })
    expect(reply.status, reply.text).toBe(200)
    const page = reply.body as unknown as Page
    seen.push(...page.data)
    after = page.next
  }

  expect(pages).toBe(3)
  expect(seen).toHaveLength(expected)
  expect(new Set(seen.map((row) => row.amount ?? row.net ?? row.address)).size).toBe(expected)
})

test('an end of a page that the server never gave is refused', async () => {
  for (const list of ['bets', 'rounds', 'shan-rounds', 'requests', 'sessions', 'statement']) {
    const reply = await consoleClient.call('GET', `/players/${player.id}/${list}?after=x`, { as: owner })
    expect(reply.status, list).toBe(422)
  }
})
