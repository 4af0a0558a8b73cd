import { type Case, DONE, refusedWith } from './attack.ts'
import { expectThat, onWager, transaction, units } from './attacker.ts'
import { capitalized } from './shapes.ts'

const PRIZE = units(25)
const STAKE = units(10)

export const ROLLBACK: Case[] = [
  {
    name: 'a negative amount takes a prize back',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      await attack.deposit(onWager(bet, 'ROLLBACK', -PRIZE), DONE(-PRIZE))
    },
  },
  {
    name: 'a positive amount gives',
    async run(attack) {
      const bet = await attack.settledBet(0n)
      await attack.deposit(onWager(bet, 'ROLLBACK', STAKE), DONE(STAKE))
    },
  },
  {
    name: 'comes at the address of stakes as well',
    async run(attack) {
      const [lost, won] = [await attack.settledBet(0n), await attack.settledBet(PRIZE)]
      await attack.withdraw(onWager(won, 'ROLLBACK', -PRIZE), DONE(-PRIZE))
      await attack.withdraw(onWager(lost, 'ROLLBACK', STAKE), DONE(STAKE))
    },
  },
  {
    name: 'takes a negative text, an action in small letters, capitalized keys',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      const rollback = onWager(bet, 'ROLLBACK', -PRIZE, { amount: '-25.0', action: 'rollback' })
      await attack.deposit(rollback, DONE(-PRIZE), { shape: capitalized })
    },
  },
  {
    name: 'takes parts of a unit exactly',
    async run(attack) {
      const bet = await attack.settledBet(77_777n)
      await attack.deposit(onWager(bet, 'ROLLBACK', -77_777n), DONE(-77_777n))
    },
  },
  {
    name: 'a bet that is not known is 1006',
    async run(attack) {
      await attack.deposit(transaction('ROLLBACK', STAKE), refusedWith(1006))
      await attack.deposit(transaction('ROLLBACK', -STAKE), refusedWith(1006))
      await attack.withdraw(transaction('ROLLBACK', -STAKE), refusedWith(1006))
    },
  },
  {
    name: 'a bet that is not settled is 1006',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'ROLLBACK', -STAKE), refusedWith(1006))
    },
  },
  {
    name: 'a cancelled bet is 1006',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'CANCEL', STAKE), DONE(STAKE))
      await attack.deposit(onWager(bet, 'ROLLBACK', -STAKE), refusedWith(1006))
    },
  },
  {
    name: 'a second one, under another id, is 1006: the bet is open again',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      await attack.deposit(onWager(bet, 'ROLLBACK', -PRIZE), DONE(-PRIZE))
      await attack.deposit(onWager(bet, 'ROLLBACK', -PRIZE), refusedWith(1006))
    },
  },
  {
    name: 'the bet can be settled once more',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      await attack.deposit(onWager(bet, 'ROLLBACK', -PRIZE), DONE(-PRIZE))
      await attack.deposit(onWager(bet, 'SETTLED', units(4)), DONE(units(4)))
      await attack.deposit(onWager(bet, 'ROLLBACK', -units(4)), DONE(-units(4)))
    },
  },
  {
    name: 'the bet can be cancelled afterwards',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      await attack.deposit(onWager(bet, 'ROLLBACK', -PRIZE), DONE(-PRIZE))
      await attack.deposit(onWager(bet, 'CANCEL', STAKE), DONE(STAKE))
    },
  },
  {
    name: 'of twenty at once, under ids of their own, one is done',
    async run(attack) {
      const bet = await attack.settledBet(PRIZE)
      await attack.expectMoved(-PRIZE, async () => {
        const rollbacks = Array.from({ length: 20 }, () => onWager(bet, 'ROLLBACK', -PRIZE))
        const elements = await attack.atOnce(rollbacks.map((each) => ({ call: 'deposit', transaction: each })))
        const done = elements.filter(({ code }) => code === 0).length
        expectThat(done === 1, `${done} were done`)
      })
    },
  },
]
