import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeGameToMain,
  exchangeMainToGame,
  playerAccountId,
  type Transfer,
} from './chart-of-accounts.ts'
import { openPlayerAccounts, type PostAnswer, post } from './post.ts'
import { ledgerChecks } from './reconcile.ts'
import { checkEverything } from './reconciliation-check.ts'

const MOVES = [demoGrant, exchangeMainToGame, exchangeGameToMain, digitBetStake, digitBetPrize]
const PLAYERS = 3
const RUNS = inject('is_deep') ? 2_000 : 150
const FIRST_PLAYER = 500_000n

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The ledger in a few lines: what the database must agree with, answer by answer. */
class Model {
  readonly balances = new Map<bigint, bigint>()
  private readonly answered = new Map<string, boolean>()

  post(transfer: Transfer): PostAnswer {
    const key = transfer.cause_id + transfer.kind
    if (this.answered.has(key)) return 'already_posted'
    if (this.isShort(transfer)) return 'insufficient_funds'
    this.answered.set(key, true)
    this.add(transfer.debit_account_id, -transfer.amount)
    this.add(transfer.credit_account_id, transfer.amount)
    return 'posted'
  }

  private isShort({ debit_account_id, amount }: Transfer): boolean {
    return debit_account_id >= 10_000n && (this.balances.get(debit_account_id) ?? 0n) < amount
  }

  private add(account_id: bigint, amount: bigint): void {
    this.balances.set(account_id, (this.balances.get(account_id) ?? 0n) + amount)
  }
}

/** One asked move; `repeats` points back at an earlier one, to ask for it again. */
const command = fc.record({
  move: fc.nat(MOVES.length - 1),
  player: fc.nat(PLAYERS - 1),
  amount: fc.bigInt({ min: 1n, max: 60n }),
  repeats: fc.option(fc.nat(20), { freq: 4 }),
})
const sequences = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 })

test(`agrees with a small model over ${RUNS} random sequences of batches`, async () => {
  let next_player = FIRST_PLAYER
  await fc.assert(
    fc.asyncProperty(sequences, async (batches) => {
      const players = Array.from({ length: PLAYERS }, () => next_player++)
      const model = new Model()
      const requested: Transfer[] = []
      await transaction(app.db, async (tx) => {
        for (const player_id of players) await openPlayerAccounts(tx, player_id)
      })

      for (const batch of batches) {
        const transfers = batch.map(({ move, player, amount, repeats }) => {
          const earlier = repeats === null ? undefined : requested[repeats]
          const make = MOVES[move] ?? demoGrant
          const transfer = earlier ?? make({ cause_id: randomUUID(), player_id: players[player] as bigint, amount })
          requested.push(transfer)
          return transfer
        })
        const answers = await transaction(app.db, (tx) => post(tx, transfers))
        expect(answers).toEqual(transfers.map((transfer) => model.post(transfer)))
      }

      const rows = await app.owner_db<{ id: bigint; balance: bigint }[]>`
        select id, balance from ledger.account
        where player_id between ${players[0] as bigint} and ${players.at(-1) as bigint} and balance is not null`
      const accounts = players.flatMap((id) =>
        (['main', 'game', 'hold'] as const).map((name) => playerAccountId(id, name)),
      )
      expect(new Map(rows.map((row) => [row.id, row.balance]))).toEqual(
        new Map(accounts.map((id) => [id, model.balances.get(id) ?? 0n])),
      )
    }),
    { numRuns: RUNS, endOnFailure: false },
  )
  expect((await checkEverything(app.owner_db, ledgerChecks)).flatMap((check) => check.discrepancies)).toEqual([])
}, 180_000)
