import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import { arraysOf } from '#platform/server/database/row-set.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeMainToGame,
  playerAccountId,
  type Transfer,
} from './chart-of-accounts.ts'
import { lockAccounts, post, postAtomic } from './post.ts'
import { ledgerChecks } from './reconcile.ts'
import { checkEverything, sentencesOf } from './reconciliation-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
// These transfers have no exchange or bet behind them, so only the ledger's own invariants are asked.
afterEach(async () => {
  const differences = sentencesOf(await checkEverything(app.owner_db, ledgerChecks))
  if (differences.length > 0) throw new Error(differences.join('\n'))
})
afterAll(() => app.close())

const postAll = (transfers: Transfer[]) => transaction(app.db, (tx) => post(tx, transfers))
const grant = (player: TestPlayer, amount: bigint, cause_id: string = randomUUID()) =>
  demoGrant({ cause_id, player_id: player.id, amount })

describe('a batch of transfers', () => {
  test('moves each amount from one account to the other', async () => {
    const player = await app.player()

    const answers = await postAll([
      grant(player, kyat(500)),
      exchangeMainToGame({ cause_id: randomUUID(), player_id: player.id, amount: kyat(200) }),
    ])

    expect(answers).toEqual(['posted', 'posted'])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(300), game: kyat(200) })
  })

  test('leaves the neighbours of a refused transfer untouched', async () => {
    const player = await app.player({ game: kyat(100) })
    const bet = (amount: bigint) => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount })

    const answers = await postAll([bet(kyat(60)), bet(kyat(60)), bet(kyat(40)), bet(1n)])

    expect(answers).toEqual(['posted', 'insufficient_funds', 'posted', 'insufficient_funds'])
    expect((await app.balancesOf(player)).game).toBe(0n)
  })

  test('lets a later transfer of the batch spend what an earlier one brought', async () => {
    const player = await app.player({ game: kyat(10) })
    const won = randomUUID()

    const answers = await postAll([
      digitBetStake({ cause_id: won, player_id: player.id, amount: kyat(10) }),
      digitBetPrize({ cause_id: won, player_id: player.id, amount: kyat(95) }),
      digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(90) }),
    ])

    expect(answers).toEqual(['posted', 'posted', 'posted'])
    expect((await app.balancesOf(player)).game).toBe(kyat(5))
  })

  test('moves a transfer once, repeated in one batch or in the next', async () => {
    const player = await app.player()
    const once = grant(player, kyat(7))

    expect(await postAll([once, once])).toEqual(['posted', 'already_posted'])
    expect(await postAll([once])).toEqual(['already_posted'])
    expect((await app.balancesOf(player)).main).toBe(kyat(7))
  })

  test('answers a refused transfer that is repeated in its set as refused', async () => {
    const player = await app.player()
    const bet = digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: 1n })

    expect(await postAll([bet, bet])).toEqual(['insufficient_funds', 'insufficient_funds'])
  })

  test('is refused whole when a cause comes back with another amount', async () => {
    const player = await app.player()
    const cause_id = randomUUID()
    await postAll([grant(player, kyat(7), cause_id)])

    await expect(postAll([grant(player, kyat(1)), grant(player, kyat(8), cause_id)])).rejects.toMatchObject({
      code: 'LG001',
    })
    expect((await app.balancesOf(player)).main).toBe(kyat(7))
  })

  test('is refused whole when an account does not exist', async () => {
    const player = await app.player()
    const to_nobody = { ...grant(player, kyat(1)), credit_account_id: playerAccountId(999_999n, 'main') }

    await expect(postAll([grant(player, kyat(1)), to_nobody])).rejects.toMatchObject({ code: 'LG002' })
    expect((await app.balancesOf(player)).main).toBe(0n)
  })

  test('takes the same transfer once when twenty racers post it', async () => {
    const player = await app.player({ game: kyat(100) })
    const bet = digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(30) })

    const answers = (await Promise.all(Array.from({ length: 20 }, () => postAll([bet])))).flat()

    expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'already_posted')).toHaveLength(19)
    expect((await app.balancesOf(player)).game).toBe(kyat(70))
  })

  test('never overdraws when twenty racers spend one balance', async () => {
    const player = await app.player({ game: kyat(100) })
    const bet = () => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(30) })

    const answers = (await Promise.all(Array.from({ length: 20 }, () => postAll([bet(), bet()])))).flat()

    expect(answers.filter((answer) => answer === 'posted')).toHaveLength(3)
    expect((await app.balancesOf(player)).game).toBe(kyat(10))
  })

  test('never deadlocks when batches name the same players in opposite orders', async () => {
    const players = await Promise.all([app.player({ game: kyat(1_000) }), app.player({ game: kyat(1_000) })])
    const bets = (order: TestPlayer[]) =>
      order.map((player) => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(1) }))

    await Promise.all(
      Array.from({ length: 100 }, (_, index) => postAll(bets(index % 2 === 0 ? players : players.toReversed()))),
    )

    const [deadlocks] = await app.owner_db`select deadlocks from pg_stat_database where datname = current_database()`
    expect(deadlocks?.deadlocks).toBe(0n)
    expect((await app.balancesOf(players[0])).game).toBe(kyat(900))
  })
})

describe('a batch posted whole', () => {
  const accountsOf = (transfers: Transfer[]) =>
    transfers.flatMap((transfer) => [transfer.debit_account_id, transfer.credit_account_id])
  const postAllWhole = (transfers: Transfer[]) =>
    transaction(app.db, async (tx) => postAtomic(tx, transfers, await lockAccounts(tx, accountsOf(transfers))))

  test('moves what the same batch posted one by one would move', async () => {
    const player = await app.player({ game: kyat(100) })
    const other = await app.player({ main: kyat(5) })
    const won = randomUUID()

    await postAllWhole([
      digitBetStake({ cause_id: won, player_id: player.id, amount: kyat(100) }),
      digitBetPrize({ cause_id: won, player_id: player.id, amount: kyat(190) }),
      exchangeMainToGame({ cause_id: randomUUID(), player_id: other.id, amount: kyat(2) }),
      digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(50) }),
    ])

    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: kyat(140) })
    expect(await app.balancesOf(other)).toEqual({ main: kyat(3), game: kyat(2) })
  })

  test('moves nothing when a balance would fall below zero', async () => {
    const player = await app.player({ game: kyat(10) })
    const bet = (amount: bigint) => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount })

    await expect(postAllWhole([bet(kyat(1)), bet(kyat(10))])).rejects.toMatchObject({ code: '23514' })
    expect((await app.balancesOf(player)).game).toBe(kyat(10))
  })

  test('moves nothing when an account does not exist or was not locked', async () => {
    const player = await app.player({ game: kyat(10) })
    const bet = digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(1) })
    const to_nobody = digitBetPrize({ cause_id: randomUUID(), player_id: 999_999n, amount: 1n })

    await expect(postAllWhole([bet, to_nobody])).rejects.toThrow('is not locked')
    expect((await app.balancesOf(player)).game).toBe(kyat(10))
  })

  test('moves nothing when the account has moved since its balance was read', async () => {
    const player = await app.player({ game: kyat(10) })
    const bet = () => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(1) })
    const read_before = await transaction(app.db, (tx) => lockAccounts(tx, accountsOf([bet()])))
    await postAllWhole([bet()])

    await expect(transaction(app.db, (tx) => postAtomic(tx, [bet()], read_before))).rejects.toMatchObject({
      code: 'LG004',
    })
    expect((await app.balancesOf(player)).game).toBe(kyat(9))
  })

  test.each([
    ['a balance after a leg that the leg does not lead to', { after: kyat(9) + 1n, version: 2n, to: kyat(8) }],
    ['a version left out', { after: kyat(9), version: 3n, to: kyat(8) }],
    ['another end than its legs lead to', { after: kyat(9), version: 2n, to: kyat(8) + 1n }],
  ])('moves nothing when the caller states %s', async (_name, { after, version, to }) => {
    const { db } = app
    const player = await app.player({ game: kyat(10) })
    const account_id = playerAccountId(player.id, 'game')
    const [stood] = await db`select version from ledger.account where id = ${account_id}`
    const from = stood?.version as bigint
    const legs = [
      { cause_id: randomUUID(), account_id, amount: kyat(1), after, version: from + version - 1n },
      { cause_id: randomUUID(), account_id, amount: kyat(1), after: kyat(8), version: from + 2n },
    ]
    const account = { account_id, balance: kyat(10), from, to, version: from + 2n }

    const posted = db`
      select ledger.post_atomic(
        ${arraysOf(db, legs, { cause_id: 'uuid' })}, '{digit_bet_stake,digit_bet_stake}',
        ${arraysOf(db, legs, { amount: 'bigint', account_id: 'bigint', after: 'bigint', version: 'bigint' })},
        '{200,200}', '{null,null}', '{null,null}',
        ${arraysOf(db, [account], {
          account_id: 'bigint',
          balance: 'bigint',
          from: 'bigint',
          to: 'bigint',
          version: 'bigint',
        })})`

    await expect(posted).rejects.toMatchObject({ code: 'LG004' })
    expect((await app.balancesOf(player)).game).toBe(kyat(10))
  })

  test('moves nothing when a part of it was posted before', async () => {
    const player = await app.player({ game: kyat(10) })
    const bet = () => digitBetStake({ cause_id: randomUUID(), player_id: player.id, amount: kyat(1) })
    const before = bet()
    await postAllWhole([before])

    await expect(postAllWhole([bet(), before])).rejects.toMatchObject({ code: '23505' })
    expect((await app.balancesOf(player)).game).toBe(kyat(9))
  })
})

describe("the server's role", () => {
  test.each([
    "insert into ledger.account (id, name) values (999, 'invented')",
    'update ledger.account set balance = 1',
    'delete from ledger.transfer',
    'update ledger.transfer set amount = 1',
    'truncate ledger.transfer',
    'alter table ledger.account drop constraint account_never_below_zero',
    "copy ledger.account to program 'cat'",
  ])('may not: %s', async (statement) => {
    await expect(app.db.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('even the owner of the database cannot change or delete a posted transfer', async () => {
    await postAll([grant(await app.player(), 1n)])

    await expect(app.owner_db`update ledger.transfer set amount = 2`).rejects.toMatchObject({ code: 'LG003' })
    await expect(app.owner_db`delete from ledger.transfer`).rejects.toMatchObject({ code: 'LG003' })
    await expect(app.owner_db`truncate ledger.transfer`).rejects.toMatchObject({ code: 'LG003' })
  })
})
