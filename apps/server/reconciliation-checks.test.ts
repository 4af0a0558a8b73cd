import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReconciliationCheck } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { proveAll } from '#reconciliation/server/index.ts'
import { recordAudit, sealAudit } from '#staff/server/index.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { reconciliationChecks, runReconciliation } from './reconciliation-checks.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  for (let bets = 0; bets < 12; bets++) {
    const body = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: bets % 10 }
    const options = { token: player.token, body, idempotency_key: `planted-${bets}` }
    const reply = await app.call('POST', '/api/digitbet', options)
    if (reply.status !== 200) throw new Error(reply.text)
  }
})
afterAll(() => app.close())

const invariantsBrokenBy = (plant: Plant) =>
  seenWith(app, plant, async (tx) => {
    const begin = (_mode: string, work: (inner: unknown) => unknown) => work(tx)
    const db = { begin } as unknown as Database
    const broken = brokenIn(await runReconciliation(db, app.key))
    // The same is found by slices, each of which sees a part.
    expect(brokenIn(await proveAll(db, reconciliationChecks(app.key), {}, SMALL_SLICE_BYTES))).toEqual(broken)
    return broken
  })

/** The ledger of these tests has a page or two: a dozen slices. */
const SMALL_SLICE_BYTES = 1_000

const brokenIn = (checks: ReconciliationCheck[]): string[] =>
  checks.filter((check) => check.discrepancies.length > 0).map((check) => check.invariant)

test('finds nothing in a ledger that only HTTP calls wrote', async () => {
  await app.expectReconciled()
})

test('no slice may take longer than a minute, and the database does not hang up between two questions', async () => {
  const times = new Set<string>()
  const begin = (mode: string, work: (tx: Transaction) => Promise<unknown>) =>
    app.worker_db.begin(mode, async (tx) => {
      const done = await work(tx)
      const [set] = await tx<{ times: string }[]>`
        select current_setting('statement_timeout') || ' ' || current_setting('idle_in_transaction_session_timeout') as times`
      times.add(set?.times ?? '')
      return done
    })
  await runReconciliation({ begin } as unknown as Database, app.key)
  expect([...times].sort()).toEqual(['0 0', '1min 0'])
})

test('I1 catches a transfer to an account that does not exist', async () => {
  const broken = await invariantsBrokenBy(
    (tx) => tx`
      insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, amount)
      values (gen_random_uuid(), 'invented', 100, 5555, 1)`,
  )
  expect(broken).toContain('I1')
})

test('I1 catches money that no transfer brought', async () => {
  expect(
    await invariantsBrokenBy((tx) => tx`update ledger.account set balance = balance + 1 where player_id is not null`),
  ).toContain('I1')
})

test.each([
  ['bears a name of its own', 'gift', 500n],
  ['comes from where its name does not say', 'demo_grant', 500n],
])('I1 catches money whose transfer %s', async (_what, kind, from) => {
  const main = player.id * 10n + 1n
  const broken = await invariantsBrokenBy(async (tx) => {
    await tx`
      insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, credit_balance_after,
                                   credit_version, amount)
      select gen_random_uuid(), ${kind}, ${from}, id, balance + 1, version + 1, 1 from ledger.account where id = ${main}`
    await tx`update ledger.account set balance = balance + 1, version = version + 1 where id = ${main}`
  })
  expect(broken).toEqual(['I1'])
})

test('I1 catches money that went from one player to another', async () => {
  const { id } = await app.player()
  const [from, to] = [player.id * 10n + 1n, id * 10n + 2n]
  const broken = await invariantsBrokenBy(async (tx) => {
    await tx`
      insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                                   credit_account_id, credit_balance_after, credit_version, amount)
      select gen_random_uuid(), 'exchange_main_to_game', f.id, f.balance - 1, f.version + 1, t.id, t.balance + 1,
             t.version + 1, 1
      from ledger.account f, ledger.account t where f.id = ${from} and t.id = ${to}`
    await tx`
      update ledger.account set balance = balance + case id when ${from} then -1 else 1 end, version = version + 1
      where id in (${from}, ${to})`
  })
  expect(broken).toContain('I1')
})

test('I2 catches a balance that differs from its postings', async () => {
  expect(
    await invariantsBrokenBy(
      (tx) => tx`update ledger.account set balance = balance + 1 where id = ${player.id * 10n + 1n}`,
    ),
  ).toContain('I2')
})

test('I2 catches a gap in the chain of postings', async () => {
  expect(
    await invariantsBrokenBy(
      (tx) => tx`
        update ledger.transfer set debit_version = debit_version + 100
        where debit_account_id = ${player.id * 10n + 2n} and debit_version = (
          select max(debit_version) from ledger.transfer where debit_account_id = ${player.id * 10n + 2n})`,
    ),
  ).toContain('I2')
})

test('I2 catches a lost transfer', async () => {
  expect(
    await invariantsBrokenBy((tx) => tx`delete from ledger.transfer where kind = 'exchange_main_to_game'`),
  ).toEqual(expect.arrayContaining(['I2', 'I4']))
})

test('I3 catches a player below zero', async () => {
  const broken = await invariantsBrokenBy(async (tx) => {
    await tx`alter table ledger.account drop constraint account_never_below_zero`
    await tx`update ledger.account set balance = -1 where id = ${player.id * 10n + 1n}`
  })
  expect(broken).toContain('I3')
})

test('I4 catches a bet whose stake never left the balance', async () => {
  expect(await invariantsBrokenBy((tx) => tx`delete from ledger.transfer where kind = 'digit_bet_stake'`)).toContain(
    'I4',
  )
})

test('I4 catches an acknowledged bet that is gone', async () => {
  expect(await invariantsBrokenBy((tx) => tx`delete from digit_bet.bet where n = 3`)).toEqual(
    expect.arrayContaining(['I4', 'I12']),
  )
})

test('I4 catches an exchange that was answered another amount', async () => {
  expect(await invariantsBrokenBy((tx) => tx`update wallet.exchange set amount = amount + 1`)).toContain('I4')
})

test('I5 catches a request that was done twice', async () => {
  const broken = await invariantsBrokenBy(async (tx) => {
    await tx`drop index digit_bet.bet_once`
    await tx`update digit_bet.bet set idempotency_key = 'planted-1'`
  })
  expect(broken).toContain('I5')
})

test('I11 catches an audit entry of the staff that was rewritten', async () => {
  await transaction(app.worker_db, (tx) =>
    recordAudit(tx, {
      staff: { staff_id: null, user_name: 'somebody', role: 'owner', address: '10.0.0.1' },
      action: 'players.freeze',
      object: `player:${player.id}`,
      reason: 'asked for it',
    }),
  )
  await sealAudit(app.worker_db)
  await app.expectReconciled()
  expect(await invariantsBrokenBy((tx) => tx`update staff.audit set reason = 'fraud'`)).toEqual(['I11'])
})

test('I12 catches a roll that was bent', async () => {
  const broken = await invariantsBrokenBy(
    (tx) => tx`update digit_bet.bet set s = (s + 1) % 10, rolled_number = (rolled_number + 9) % 10 where n = 5`,
  )
  expect(broken).toContain('I12')
})

test.each([0, 5_000])('I12 catches a bet with the number %i, of which the series has no seed', async (n) => {
  expect(await invariantsBrokenBy((tx) => tx`update digit_bet.bet set n = ${n} where n = 12`)).toContain('I12')
})
