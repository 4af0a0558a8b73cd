import { randomInt } from 'node:crypto'
import { type Attack, type Case, DONE, refusedWith } from './attack.ts'
import { expectThat, onWager, type Transaction, transaction, units } from './attacker.ts'

const TEN = units(10)
const WAGERS = 60
const COPIES_MAX = 3
const AT_ONCE = 20

interface Step {
  call: 'withdraw' | 'deposit'
  transaction: Transaction
}

const bets = (transaction: Transaction): Step => ({ call: 'withdraw', transaction })
const gives = (transaction: Transaction): Step => ({ call: 'deposit', transaction })

/** Wagers of three kinds, and what each comes to in whatever order its steps arrive. */
function manyWagers(): { steps: Step[]; moved: bigint } {
  const steps: Step[] = []
  let moved = 0n
  for (let wager = 0; wager < WAGERS; wager++) {
    const stake = BigInt(1 + randomInt(20_000))
    const prize = BigInt(randomInt(30_000))
    const bet = transaction('BET', stake)
    if (wager % 3 === 0) {
      steps.push(bets(bet), gives(onWager(bet, 'SETTLED', prize)))
      moved += prize - stake
    } else if (wager % 3 === 1) {
      steps.push(bets(bet), gives(onWager(bet, 'CANCEL', stake)))
    } else {
      steps.push(gives(transaction('BONUS', prize)), bets(transaction('TIP', stake)))
      moved += prize - stake
    }
  }
  return { steps, moved }
}

function shuffled<Item>(items: Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [one, two] = [mixed[last], mixed[other]] as [Item, Item]
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}

async function storm(attack: Attack): Promise<void> {
  const { steps, moved } = manyWagers()
  const copies = steps.flatMap((step) => Array.from({ length: 1 + randomInt(COPIES_MAX) }, () => step))
  const arriving = shuffled(copies)
  await attack.expectMoved(moved, async () => {
    for (let first = 0; first < arriving.length; first += AT_ONCE)
      await attack.atOnce(arriving.slice(first, first + AT_ONCE))
    // Calls that were refused for their place in the order come again, as an aggregator repeats them.
    await attack.atOnce(steps)
  })
}

export const REORDER: Case[] = [
  {
    name: 'a prize before its bet: both are done',
    async run(attack) {
      const bet = transaction('BET', TEN)
      await attack.deposit(onWager(bet, 'SETTLED', units(25)), DONE(units(25)))
      await attack.withdraw(bet, DONE(-TEN))
    },
  },
  {
    name: 'a settled bet that was late is settled all the same: it cannot be cancelled',
    async run(attack) {
      const bet = transaction('BET', TEN)
      await attack.deposit(onWager(bet, 'SETTLED', 0n), DONE(0n))
      await attack.withdraw(bet, DONE(-TEN))
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
    },
  },
  {
    name: 'a cancellation before its bet is 1006, and the late bet takes nothing: 1003',
    async run(attack) {
      const bet = transaction('BET', TEN)
      await attack.deposit(onWager(bet, 'CANCEL', TEN), refusedWith(1006))
      await attack.withdraw(bet, refusedWith(1003))
      await attack.withdraw(bet, refusedWith(1003))
    },
  },
  {
    name: 'a cancellation before its bet stays 1006 after the late bet',
    async run(attack) {
      const bet = transaction('BET', TEN)
      const cancel = onWager(bet, 'CANCEL', TEN)
      await attack.deposit(cancel, refusedWith(1006))
      await attack.withdraw(bet, refusedWith(1003))
      await attack.deposit(cancel, refusedWith(1006))
    },
  },
  {
    name: 'a rollback before its bet is 1006, and the late bet takes nothing: 1003',
    async run(attack) {
      const bet = transaction('BET', TEN)
      await attack.deposit(onWager(bet, 'ROLLBACK', -TEN), refusedWith(1006))
      await attack.withdraw(bet, refusedWith(1003))
    },
  },
  {
    name: 'a rollback before the settlement is 1006, and done once it is settled',
    async run(attack) {
      const bet = await attack.bet()
      const rollback = onWager(bet, 'ROLLBACK', -units(25))
      await attack.deposit(rollback, refusedWith(1006))
      await attack.deposit(onWager(bet, 'SETTLED', units(25)), DONE(units(25)))
      await attack.deposit(rollback, DONE(-units(25)))
    },
  },
  {
    name: 'a bet and its cancellation at once come to nothing, in either order',
    async run(attack) {
      for (let round = 0; round < 20; round++) {
        const bet = transaction('BET', TEN)
        await attack.expectMoved(0n, async () => {
          const steps = shuffled([bets(bet), gives(onWager(bet, 'CANCEL', TEN))])
          const elements = await attack.atOnce(steps)
          expectThat(
            elements.every(({ code }) => [0, 1003, 1006].includes(Number(code))),
            'another code than 0, 1003 and 1006',
          )
        })
      }
    },
  },
  {
    name: 'a bet, its prize and copies of both at once are done once each',
    async run(attack) {
      for (let round = 0; round < 10; round++) {
        const bet = transaction('BET', TEN)
        const prize = onWager(bet, 'SETTLED', units(25))
        const copies = Array.from({ length: 5 }, () => [bets(bet), gives(prize)]).flat()
        await attack.expectMoved(units(15), () => attack.atOnce(shuffled(copies)))
      }
    },
  },
  {
    name: 'a prize is paid after the member has nothing left',
    async run(attack) {
      const balance = await attack.balance()
      const bet = transaction('BET', balance)
      await attack.withdraw(bet, DONE(-balance))
      await attack.deposit(onWager(bet, 'SETTLED', balance), DONE(balance))
    },
  },
  {
    name: `${WAGERS} wagers, shuffled and repeated, come to the same as in order`,
    run: storm,
  },
]
