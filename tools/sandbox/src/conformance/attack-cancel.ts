import { type Case, DONE, refusedWith } from './attack.ts'
import { maintained } from './attack-withdraw.ts'
import { expectThat, onWager, transaction, units } from './attacker.ts'
import { shouted } from './shapes.ts'

const TEN = units(10)

export const CANCEL: Case[] = [
  {
    name: 'gives the stake of an open bet back',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'CANCEL', TEN), DONE(TEN))
    },
  },
  {
    name: 'gives parts of a unit back exactly',
    async run(attack) {
      const bet = await attack.bet(3_333n)
      await attack.deposit(onWager(bet, 'CANCEL', 3_333n), DONE(3_333n))
    },
  },
  {
    name: 'takes an amount as a text, an action in small letters, keys in capitals',
    async run(attack) {
      const bet = await attack.bet()
      const cancel = onWager(bet, 'CANCEL', TEN, { amount: '10.00', action: 'cancel', wager_status: 'void' })
      await attack.deposit(cancel, DONE(TEN), { shape: shouted })
    },
  },
  {
    name: 'a bet that is not known is 1006',
    run: (attack) => attack.deposit(transaction('CANCEL', TEN), refusedWith(1006)),
  },
  {
    name: 'a second one, under another id, is 1006',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'CANCEL', TEN), DONE(TEN))
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
    },
  },
  {
    name: 'a settled bet is 1006',
    async run(attack) {
      const bet = await attack.settledBet(units(3))
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
    },
  },
  {
    name: 'a lost and settled bet is 1006, too',
    async run(attack) {
      const bet = await attack.settledBet(0n)
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
    },
  },
  {
    name: 'an unknown member is 1000',
    run: (attack) => attack.deposit(transaction('CANCEL', TEN), refusedWith(1000), { member: 'attack-unknown-member' }),
  },
  {
    name: 'a bet refused for want of money is not known: 1006',
    async run(attack) {
      const bet = transaction('BET', (await attack.balance()) + TEN)
      await attack.withdraw(bet, refusedWith(1001))
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
    },
  },
  {
    name: 'of twenty at once, under ids of their own, one gives the stake back',
    async run(attack) {
      const bet = await attack.bet()
      await attack.expectMoved(TEN, async () => {
        const cancels = Array.from({ length: 20 }, () => onWager(bet, 'CANCEL', TEN))
        const elements = await attack.atOnce(cancels.map((each) => ({ call: 'deposit', transaction: each })))
        const done = elements.filter(({ code }) => code === 0).length
        expectThat(done === 1, `${done} were done`)
      })
    },
  },
  {
    name: 'several bets are given back in one batch, or none of them',
    async run(attack) {
      const [one, two] = [await attack.bet(), await attack.bet()]
      const first = onWager(one, 'CANCEL', TEN)
      await attack.deposit([first, transaction('CANCEL', TEN)], refusedWith(1006))
      await attack.deposit([first, onWager(two, 'CANCEL', TEN)], DONE(2n * TEN))
    },
  },
  {
    name: 'a bet of a product that went into maintenance is given back',
    needs_maintained_product: true,
    async run(attack) {
      // The bet cannot be made there, so that the right answer is that there is none, and not 2000.
      await attack.deposit(transaction('CANCEL', TEN), refusedWith(1006), maintained(attack))
    },
  },
]
