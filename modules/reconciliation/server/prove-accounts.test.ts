import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { reconciliationChecks } from '#apps/server/reconciliation-checks.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase, type Transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { seenWith } from '#tests/support/database/planted-fault.ts'
import { proveNew } from './index.ts'
import { proveAccounts } from './prove-accounts.ts'

/** Postings of one statement. */
const AT_ONCE = 4

let app: TestApp
let player: TestPlayer
let hasty: Database
beforeAll(async () => {
  const database_url = await freshDatabase(inject('postgres_url'))
  app = await startTestApp({ database_url })
  hasty = openDatabase(database_url, { connections: 2, role: 'owner', session: { statement_timeout: '300' } })
  player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
})
afterAll(async () => {
  await hasty.end()
  await app.close()
})

interface AccountState {
  version: bigint
  balance: bigint
}

const game = () => player.id * 10n + 2n
const standing = async () =>
  (await app.owner_db<AccountState[]>`select version, balance from ledger.account where id = ${game()}`)[0]
const proven = async (db: Database | Transaction = app.owner_db) =>
  (await db<AccountState[]>`select version, balance from reconciliation.proven_account where account_id = ${game()}`)[0]
const provenVersion = async (db?: Transaction) => (await proven(db))?.version ?? 0n

let placed = 0
async function bet(): Promise<void> {
  const body = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: 3 }
  const reply = await app.call('POST', '/api/digitbet', {
    token: player.token,
    body,
    idempotency_key: `posting-${++placed}`,
  })
  if (reply.status !== 200) throw new Error(reply.text)
}

describe('a chain of more postings than one statement reads', () => {
  beforeEach(async () => {
    while (((await standing())?.version ?? 0n) - (await provenVersion()) <= 2 * AT_ONCE) await bet()
  })

  test('is proven to its end, in steps', async () => {
    expect(await proveAccounts(app.worker_db, [player.id * 10n + 1n, game()], AT_ONCE)).toEqual([])

    expect(await proven()).toEqual(await standing())
  })

  test.each<
    [what: string, place: number, fault: string, plant: (tx: Transaction, version: bigint) => Promise<unknown>]
  >([
    [
      'another balance after a posting',
      6,
      'a posting states another balance than the postings before it give',
      async (tx, version) => {
        await tx`update ledger.transfer set debit_balance_after = debit_balance_after + 1
                 where debit_account_id = ${game()} and debit_version = ${version}`
        await tx`update ledger.transfer set credit_balance_after = credit_balance_after + 1
                 where credit_account_id = ${game()} and credit_version = ${version}`
      },
    ],
    [
      'a transfer that is gone',
      6,
      'its row says version #, it has # postings up to #',
      (tx, version) => tx`
        delete from ledger.transfer where (debit_account_id = ${game()} and debit_version = ${version})
          or (credit_account_id = ${game()} and credit_version = ${version})`,
    ],
    [
      'another balance of its row',
      2 * AT_ONCE + 1,
      'its row says #, its postings sum to another balance',
      (tx) => tx`update ledger.account set balance = balance + 1 where id = ${game()}`,
    ],
  ])('%s is found in its step, and what comes before stays proven', async (_what, place, fault, plant) => {
    const from = await provenVersion()
    const whole_steps = Math.floor((place - 1) / AT_ONCE)

    const found = await seenWith(
      app,
      (tx) => plant(tx, from + BigInt(place)),
      async (tx) => ({
        chains: await proveAccounts(tx as unknown as Database, [game()], AT_ONCE),
        until: await provenVersion(tx),
      }),
    )

    expect(found.chains.map((chain) => chain.fault.replaceAll(/\d+/g, '#'))).toEqual([fault])
    expect(found.until).toBe(from + BigInt(whole_steps * AT_ONCE))
  })
})

test('a worker that cannot prove the smallest slice fails: it does not stand still in silence', async () => {
  await bet()
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update ledger.transfer set created_at = created_at - interval '1 hour'`
    await tx`update digit_bet.bet set created_at = created_at - interval '1 hour'`
    await tx`update wallet.exchange set created_at = created_at - interval '1 hour'`
  })
  const checks = reconciliationChecks(app.key)

  await app.owner_db.begin(async (tx) => {
    await tx`select from reconciliation.proven_account where account_id = ${game()} for update`
    await expect(proveNew(hasty, checks, 100)).rejects.toThrow('statement timeout')
  })

  expect(await proveNew(app.worker_db, checks)).toMatchObject({ wrong: [] })
  expect(await proven()).toEqual(await standing())
})
