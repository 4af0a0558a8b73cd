import { type Attack, type Case, DONE, refusedWith } from './attack.ts'
import { maintained } from './attack-withdraw.ts'
import { expectThat, onWager, type Twist, transaction, units } from './attacker.ts'
import { capitalized, shouted } from './shapes.ts'

const TEN = units(10)

const PRIZES = ['SETTLED', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD', 'FREEBET', 'PRESERVE_REFUND']
const CORRECTIONS = ['ADJUSTMENT', 'RESETTLED']

const givesTen = (name: string, more: Record<string, unknown> = {}, twist?: Twist): Case => ({
  name,
  run: (attack) => attack.deposit(transaction('SETTLED', TEN, more), DONE(TEN), twist),
})

async function takeTooMuch(attack: Attack, action: string): Promise<void> {
  const balance = await attack.balance()
  const [element] = await attack.batches('deposit', [[transaction(action, -balance - TEN)]])
  expectThat(element?.code === 0, `code ${String(element?.code)} instead of 0: it must not be refused`)
  expectThat((element?.balance ?? 1n) <= 0n, 'a balance is left')
  // The next cases need money, whether or not the operator first takes back a receivable.
  await attack.batches('deposit', [[transaction(action, balance + TEN)], [transaction('BONUS', balance)]])
}

export const DEPOSIT: Case[] = [
  ...PRIZES.map((action) => ({
    name: `${action} is paid, without a bet that is known`,
    run: (attack: Attack) => attack.deposit(transaction(action, TEN), DONE(TEN)),
  })),
  givesTen('an amount may be a text', { amount: '10.0' }),
  givesTen('an action may come in small letters', { action: 'settled', wager_status: 'settled' }),
  givesTen('keys may be capitalized', {}, { shape: capitalized }),
  givesTen('keys may be in capitals', {}, { shape: shouted }),
  givesTen('a game code may be null', { game_code: null }),
  givesTen('a prize of a round that was settled long ago is paid', { settled_at: 1_500_000_000_000 }),
  {
    name: 'a bet is settled with its prize',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'SETTLED', units(25)), DONE(units(25)))
    },
  },
  {
    name: 'a lost bet is settled with nothing, and that is well',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'SETTLED', 0n), DONE(0n))
    },
  },
  {
    name: 'several prizes of one bet are all paid',
    async run(attack) {
      const bet = await attack.bet()
      await attack.deposit(onWager(bet, 'SETTLED', TEN), DONE(TEN))
      await attack.deposit(onWager(bet, 'SETTLED', TEN), DONE(TEN))
      await attack.deposit(onWager(bet, 'JACKPOT', TEN), DONE(TEN))
    },
  },
  ...[1n, 7n, 3_333n, 9_999n].map((amount) => ({
    name: `${Number(amount) / 10_000} of a unit are given exactly`,
    run: (attack: Attack) => attack.deposit(transaction('SETTLED', amount), DONE(amount)),
  })),
  {
    name: 'the transactions of a batch are done together',
    run: (attack) =>
      attack.deposit(
        [1, 2, 3].map(() => transaction('SETTLED', TEN)),
        DONE(3n * TEN),
      ),
  },
  {
    name: 'batches of one call are independent of each other',
    run: (attack) =>
      attack.expectMoved(TEN + TEN, async () => {
        const batches = [[transaction('SETTLED', TEN)], [transaction('CANCEL', TEN)], [transaction('BONUS', TEN)]]
        const codes = (await attack.batches('deposit', batches)).map(({ code }) => code).join()
        expectThat(codes === '0,1006,0', `codes ${codes}`)
      }),
  },
  ...CORRECTIONS.flatMap((action): Case[] => [
    {
      name: `${action} with a positive amount gives`,
      run: (attack) => attack.deposit(transaction(action, TEN), DONE(TEN)),
    },
    {
      name: `${action} with a negative amount takes`,
      run: (attack) => attack.deposit(transaction(action, -TEN), DONE(-TEN)),
    },
    {
      name: `${action} with a negative text takes`,
      run: (attack) => attack.deposit(transaction(action, -TEN, { amount: '-10.0' }), DONE(-TEN)),
    },
    {
      name: `${action} of more than the balance is not refused`,
      run: (attack) => takeTooMuch(attack, action),
    },
  ]),
  {
    name: 'an unknown member is 1000',
    run: (attack) =>
      attack.deposit(transaction('SETTLED', TEN), refusedWith(1000), { member: 'attack-unknown-member' }),
  },
  {
    name: 'an unknown operator is 1002',
    run: (attack) => attack.deposit(transaction('SETTLED', TEN), refusedWith(1002), { operator_code: 'ZZ99' }),
  },
  {
    name: 'a prize of a product under maintenance is paid all the same',
    needs_maintained_product: true,
    run: (attack) => attack.deposit(transaction('SETTLED', TEN), DONE(TEN), maintained(attack)),
  },
  {
    name: 'twenty prizes at once are all paid',
    run: (attack) =>
      attack.expectMoved(20n * TEN, () =>
        attack.atOnce(
          Array.from({ length: 20 }, () => ({ call: 'deposit' as const, transaction: transaction('SETTLED', TEN) })),
        ),
      ),
  },
  {
    name: 'twenty bets and twenty prizes at once lose nothing of each other',
    run: (attack) =>
      attack.expectMoved(20n * (TEN - units(3)), () =>
        attack.atOnce(
          Array.from({ length: 40 }, (_, index) =>
            index % 2 === 0
              ? { call: 'deposit' as const, transaction: transaction('SETTLED', TEN) }
              : { call: 'withdraw' as const, transaction: transaction('BET', units(3)) },
          ),
        ),
      ),
  },
]
