import { type Attack, type Case, DONE, refusedWith } from './attack.ts'
import { expectCode, expectThat, type Transaction, type Twist, transaction, units } from './attacker.ts'
import { capitalized, shouted, titled } from './shapes.ts'

const TEN = units(10)
const UNKNOWN = 'attack-unknown-member'
const HUGE = 9_999_999_999

const takesTen = (name: string, more: Record<string, unknown> = {}, twist?: Twist): Case => ({
  name,
  run: (attack) => attack.withdraw(transaction('BET', TEN, more), DONE(-TEN), twist),
})

/** No money may move, by whatever code the call is refused. */
const refuses = (name: string, more: Record<string, unknown>): Case => ({
  name,
  run: (attack) =>
    attack.expectMoved(0n, async () => {
      const [element] = await attack.batches('withdraw', [[transaction('BET', TEN, more)]])
      expectThat(typeof element?.code === 'number' && element.code !== 0, `code ${String(element?.code)}`)
    }),
})

async function asLongAsItLasts(attack: Attack): Promise<void> {
  const balance = await attack.balance()
  const part = balance / 10n
  const bets = Array.from({ length: 20 }, () => transaction('BET', part))
  const elements = await attack.atOnce(bets.map((bet) => ({ call: 'withdraw', transaction: bet })))
  const taken = elements.filter(({ code }) => code === 0).length
  expectThat(taken === 10, `${taken} of 20 bets of a tenth each were taken`)
  expectThat(
    elements.every(({ code }) => code === 0 || code === 1001),
    'another code than 0 and 1001',
  )
  expectThat((await attack.balance()) === balance - part * 10n, 'another balance than those bets leave')
  await attack.deposit(transaction('BONUS', part * 10n), DONE(part * 10n))
}

export const WITHDRAW: Case[] = [
  takesTen('a bet takes its amount'),
  takesTen('an amount may be a text', { amount: '10' }),
  takesTen('an amount may be a text with decimals', { amount: '10.0000' }),
  takesTen('an amount may be negative', { amount: -10 }),
  takesTen('an amount may be a negative text', { amount: '-10.00' }),
  takesTen('the noise of a float is rounded away', { amount: 10.000000000000002 }),
  takesTen('the noise of a float below is rounded away, too', { amount: 9.999999999999998 }),
  takesTen('an action may come in small letters', { action: 'bet', wager_status: 'bet' }),
  takesTen('an action may be capitalized', { action: 'Bet', wager_status: 'Bet' }),
  takesTen('a game code may be null', { game_code: null }),
  takesTen('a payload may be a text', { payload: '{"rows":3}' }),
  takesTen('fields that a bet does not need may be missing', {
    payload: undefined,
    channel_code: undefined,
    tip_amount: undefined,
    wager_type: undefined,
    settled_at: undefined,
    game_code: undefined,
  }),
  takesTen('keys may be capitalized', {}, { shape: capitalized }),
  takesTen('keys may be in capitals', {}, { shape: shouted }),
  takesTen('keys may be titled, Like_This', {}, { shape: titled }),
  ...['TIP', 'BET_PRESERVE'].map((action) => ({
    name: `${action} takes its amount`,
    run: (attack: Attack) => attack.withdraw(transaction(action, TEN), DONE(-TEN)),
  })),
  ...[1n, 3_333n, 9_999n, 12_345n].map((amount) => ({
    name: `${Number(amount) / 10_000} of a unit are taken exactly`,
    run: (attack: Attack) => attack.withdraw(transaction('BET', amount), DONE(-amount)),
  })),
  {
    name: 'a free round takes nothing and is done',
    run: (attack) => attack.withdraw(transaction('BET', 0n, { wager_type: 'FREEROUND' }), DONE(0n)),
  },
  {
    name: 'more than the balance is 1001',
    async run(attack) {
      const balance = await attack.balance()
      await attack.withdraw(transaction('BET', balance + 1n), refusedWith(1001))
      await attack.withdraw(transaction('TIP', balance + 1n), refusedWith(1001))
    },
  },
  refuses('far more than there can be is refused', { amount: HUGE }),
  {
    name: 'the whole balance can be taken, and not a ten-thousandth more',
    async run(attack) {
      const balance = await attack.balance()
      await attack.withdraw(transaction('BET', balance), DONE(-balance))
      await attack.withdraw(transaction('BET', 1n), refusedWith(1001))
      await attack.deposit(transaction('BONUS', balance), DONE(balance))
    },
  },
  {
    // A wallet may keep the refusal, or decide anew. What it must not say is that the bet was done.
    name: 'a bet refused for want of money is refused again, or taken, once there is enough',
    async run(attack) {
      const balance = await attack.balance()
      const bet = transaction('BET', balance + TEN)
      await attack.withdraw(bet, refusedWith(1001))
      await attack.deposit(transaction('BONUS', TEN), DONE(TEN))
      const [again] = await attack.atOnce([{ call: 'withdraw', transaction: bet }])
      expectThat(again?.code === 0 || again?.code === 1001, `code ${String(again?.code)}, another code than 0 and 1001`)
      const left = again?.code === 0 ? 0n : balance + TEN
      expectThat((await attack.balance()) === left, 'another balance than its answer leaves')
      if (left === 0n) await attack.deposit(transaction('BONUS', balance), DONE(balance))
      else await attack.withdraw(transaction('BET', TEN), DONE(-TEN))
    },
  },
  refuses('an amount that is no number is refused', { amount: 'ten' }),
  refuses('no amount is refused', { amount: null }),
  refuses('an amount that is a list is refused', { amount: [10] }),
  refuses('an infinite amount is refused', { amount: '1e400' }),
  refuses('an unknown action is refused', { action: 'STEAL' }),
  refuses('a transaction without an id is refused', { id: undefined }),
  refuses('a transaction with an empty id is refused', { id: '' }),
  {
    name: 'an unknown member is 1000',
    run: (attack) => attack.withdraw(transaction('BET', TEN), refusedWith(1000), { member: UNKNOWN }),
  },
  {
    name: 'an unknown operator is 1002',
    run: (attack) => attack.withdraw(transaction('BET', TEN), refusedWith(1002), { operator_code: 'ZZ99' }),
  },
  {
    name: 'a bet on a product under maintenance is 2000',
    needs_maintained_product: true,
    run: (attack) => attack.withdraw(transaction('BET', TEN), refusedWith(2000), maintained(attack)),
  },
  {
    name: 'batches of one call are independent of each other',
    async run(attack) {
      const balance = await attack.balance()
      await attack.expectMoved(-TEN - TEN, async () => {
        const batches: Transaction[][] = [
          [transaction('BET', TEN)],
          [transaction('BET', balance + 1n)],
          [transaction('BET', TEN)],
        ]
        const elements = await attack.batches('withdraw', batches)
        const codes = elements.map(({ code }) => code).join()
        expectThat(codes === '0,1001,0', `codes ${codes}`)
      })
    },
  },
  {
    name: 'each batch of a call sees what the one before it left',
    async run(attack) {
      const balance = await attack.balance()
      const [first, second] = await attack.batches('withdraw', [[transaction('BET', TEN)], [transaction('BET', TEN)]])
      expectThat(first?.before === balance && first.balance === balance - TEN, 'the first stands on another balance')
      expectThat(second?.before === balance - TEN && second.balance === balance - 2n * TEN, 'the second does not')
    },
  },
  {
    name: 'the transactions of a batch are done together',
    run: (attack) =>
      attack.withdraw(
        [1, 2, 3].map(() => transaction('BET', TEN)),
        DONE(-3n * TEN),
      ),
  },
  {
    name: 'a batch that cannot be done whole is not done at all, and its parts can be done later',
    async run(attack) {
      const balance = await attack.balance()
      const bet = transaction('BET', TEN)
      await attack.withdraw([bet, transaction('BET', balance)], refusedWith(1001))
      await attack.withdraw(bet, DONE(-TEN))
    },
  },
  {
    name: 'fifty transactions of one batch are done together',
    run: (attack) =>
      attack.withdraw(
        Array.from({ length: 50 }, () => transaction('BET', 1n)),
        DONE(-50n),
      ),
  },
  {
    name: 'a batch without transactions changes nothing',
    run: (attack) =>
      attack.expectMoved(0n, async () => {
        const [element] = await attack.batches('withdraw', [[]])
        expectThat(typeof element?.code === 'number', 'no code')
      }),
  },
  {
    name: 'of twenty bets at once, as many are taken as the balance lasts',
    run: asLongAsItLasts,
  },
  {
    name: 'a bet is taken though the member has no game open',
    async run(attack) {
      const [element] = await attack.batches('withdraw', [[transaction('BET', TEN, { game_code: 'never-launched' })]])
      expectCode(element, 0)
    },
  },
]

export const maintained = ({ target }: Attack): Twist => ({ product_code: target.maintained_product ?? 0 })
