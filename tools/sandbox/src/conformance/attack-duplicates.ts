import { type Attack, type Case, DONE, refusedWith } from './attack.ts'
import { type Element, expectThat, onWager, type Transaction, transaction, units } from './attacker.ts'

const TEN = units(10)
const COPIES = 20

/** One is done; the others say that it was done before. */
function expectOnce(elements: Element[]): void {
  const done = elements.filter(({ code }) => code === 0).length
  const repeated = elements.filter(({ code }) => code === 1003).length
  expectThat(
    done === 1 && done + repeated === elements.length,
    `${done} were done, ${repeated} were 1003, of ${elements.length}`,
  )
}

const race = (name: string, call: 'withdraw' | 'deposit', prepare: (attack: Attack) => Promise<Transaction>): Case => ({
  name: `of ${COPIES} copies of ${name} at once, one is done`,
  async run(attack) {
    const transaction = await prepare(attack)
    const moved = (call === 'withdraw' ? -1n : 1n) * (transaction.action === 'ROLLBACK' ? -TEN : TEN)
    await attack.expectMoved(moved, async () => {
      expectOnce(await attack.atOnce(Array.from({ length: COPIES }, () => ({ call, transaction }))))
    })
  },
})

/** The same call three times over; after the first, it is 1003 with the present balance. */
const repeated = (name: string, run: (attack: Attack) => Promise<Transaction>, call: 'withdraw' | 'deposit'): Case => ({
  name: `${name} that comes again is 1003, with the present balance`,
  async run(attack) {
    const transaction = await run(attack)
    await attack[call](transaction, refusedWith(1003))
    await attack.bet(units(1))
    await attack[call](transaction, refusedWith(1003))
  },
})

export const DUPLICATES: Case[] = [
  repeated('a bet', (attack) => attack.bet(), 'withdraw'),
  ...['SETTLED', 'BONUS', 'JACKPOT', 'ADJUSTMENT'].map((action) =>
    repeated(
      `a ${action}`,
      async (attack) => {
        const prize = transaction(action, TEN)
        await attack.deposit(prize, DONE(TEN))
        return prize
      },
      'deposit',
    ),
  ),
  repeated(
    'a lost bet’s settlement',
    async (attack) => {
      const settled = onWager(await attack.bet(), 'SETTLED', 0n)
      await attack.deposit(settled, DONE(0n))
      return settled
    },
    'deposit',
  ),
  repeated(
    'a CANCEL',
    async (attack) => {
      const cancel = onWager(await attack.bet(), 'CANCEL', TEN)
      await attack.deposit(cancel, DONE(TEN))
      return cancel
    },
    'deposit',
  ),
  repeated(
    'a ROLLBACK',
    async (attack) => {
      const rollback = onWager(await attack.settledBet(TEN), 'ROLLBACK', -TEN)
      await attack.deposit(rollback, DONE(-TEN))
      return rollback
    },
    'deposit',
  ),
  {
    name: 'an id that comes with another amount is 1003, and moves nothing',
    async run(attack) {
      const bet = await attack.bet()
      await attack.withdraw({ ...bet, amount: 500 }, refusedWith(1003))
      await attack.withdraw({ ...bet, amount: 0.0001 }, refusedWith(1003))
    },
  },
  {
    name: 'a bet’s id that comes as a prize moves nothing',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit({ ...bet, action: 'SETTLED' }, refusedWith(1003))
    },
  },
  {
    name: 'two batches of one call with the same transaction do it once',
    async run(attack) {
      const bet = transaction('BET', TEN)
      await attack.expectMoved(-TEN, async () => {
        const codes = (await attack.batches('withdraw', [[bet], [bet]])).map(({ code }) => code).join()
        expectThat(codes === '0,1003', `codes ${codes}`)
      })
    },
  },
  {
    name: 'a batch with the same transaction twice does it once',
    run: (attack) => {
      const bet = transaction('BET', TEN)
      return attack.expectMoved(-TEN, () => attack.batches('withdraw', [[bet, bet]]))
    },
  },
  {
    name: 'a batch with something done before and something new does what is new',
    async run(attack) {
      const bet = await attack.bet()
      await attack.withdraw([bet, transaction('BET', units(3))], DONE(-units(3)))
    },
  },
  {
    name: 'a batch whose transactions were all done before is 1003',
    async run(attack) {
      const prizes = [transaction('SETTLED', TEN), transaction('SETTLED', TEN)]
      await attack.deposit(prizes, DONE(2n * TEN))
      await attack.deposit(prizes, refusedWith(1003))
      await attack.deposit(prizes.toReversed(), refusedWith(1003))
    },
  },
  race('a bet', 'withdraw', async () => transaction('BET', TEN)),
  race('a prize', 'deposit', async () => transaction('SETTLED', TEN)),
  race('a prize of a known bet', 'deposit', async (attack) => onWager(await attack.bet(), 'SETTLED', TEN)),
  race('a cancellation', 'deposit', async (attack) => onWager(await attack.bet(), 'CANCEL', TEN)),
  race('a rollback', 'deposit', async (attack) => onWager(await attack.settledBet(TEN), 'ROLLBACK', -TEN)),
  {
    name: `of ${COPIES} copies of the bet that takes all, one is done`,
    async run(attack) {
      const balance = await attack.balance()
      const bet = transaction('BET', balance)
      await attack.expectMoved(-balance, async () => {
        const copies = Array.from({ length: COPIES }, () => ({ call: 'withdraw' as const, transaction: bet }))
        expectOnce(await attack.atOnce(copies))
      })
      await attack.deposit(transaction('BONUS', balance), DONE(balance))
    },
  },
  {
    name: `${COPIES} copies of ten bets at once take ten stakes`,
    async run(attack) {
      const bets = Array.from({ length: 10 }, () => transaction('BET', units(1)))
      const copies = Array.from({ length: COPIES * 10 }, (_, index) => bets[index % 10] ?? transaction('BET', 0n))
      await attack.expectMoved(-TEN, () =>
        attack.atOnce(copies.map((each) => ({ call: 'withdraw', transaction: each }))),
      )
    },
  },
]
