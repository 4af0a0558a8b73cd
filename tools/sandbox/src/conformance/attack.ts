import type { Amount } from '../amount.ts'
import {
  type Caller,
  createCaller,
  type Element,
  elementsOf,
  expectAmount,
  expectCode,
  expectThat,
  type Target,
  type Transaction,
  type Twist,
  transaction,
  units,
} from './attacker.ts'

export const GROUPS = [
  'balance',
  'withdraw',
  'deposit',
  'cancel',
  'pushbet',
  'rollback',
  'sign',
  'duplicates',
  'reorder',
] as const
export type Group = (typeof GROUPS)[number]

export interface Case {
  /** A sentence about a wallet that is right. */
  name: string
  /** @throws Mismatch */
  run(attack: Attack): Promise<void>
  needs_maintained_product?: boolean
}

/** The result that a call must have: its code, and the change of the balance. */
export interface Want {
  code: number
  moved: Amount
}

/** The moves that the cases are made of. Each looks at the balance before and after, and at what the answer says of both. */
export interface Attack extends Caller {
  balance(): Promise<Amount>
  withdraw(transactions: Transaction | Transaction[], want: Want, twist?: Twist): Promise<void>
  deposit(transactions: Transaction | Transaction[], want: Want, twist?: Twist): Promise<void>
  /** A bet of ten units, or so many, that stands. */
  bet(amount?: Amount): Promise<Transaction>
  /** A bet that was settled with a prize. */
  settledBet(prize: Amount): Promise<Transaction>
  /** Several batches of this member in one call. */
  batches(call: 'withdraw' | 'deposit', batches: Transaction[][], twist?: Twist): Promise<Element[]>
  /** One call of its own for each, all at once; the elements in that order. */
  atOnce(calls: { call: 'withdraw' | 'deposit'; transaction: Transaction }[]): Promise<Element[]>
  /** That all of this together changes the balance by so much. */
  expectMoved(moved: Amount, work: () => Promise<unknown>): Promise<void>
}

const FUNDS = units(1_000)

export const DONE = (moved: Amount): Want => ({ code: 0, moved })
export const refusedWith = (code: number): Want => ({ code, moved: 0n })

/** Gives the member something to play with, where the balance is too small. */
export async function createAttack(target: Target): Promise<Attack> {
  const caller = createCaller(target)
  const attack: Attack = {
    ...caller,
    balance: () => getBalance(caller),
    withdraw: (transactions, want, twist) => move(caller, { call: 'withdraw', transactions, want, twist }),
    deposit: (transactions, want, twist) => move(caller, { call: 'deposit', transactions, want, twist }),
    async bet(amount = units(10)) {
      const bet = transaction('BET', amount)
      await attack.withdraw(bet, DONE(-amount))
      return bet
    },
    async settledBet(prize) {
      const bet = await attack.bet()
      await attack.deposit({ ...transaction('SETTLED', prize), wager_code: bet.wager_code }, DONE(prize))
      return bet
    },
    batches: (call, batches, twist) => sendBatches(caller, call, batches, twist),
    async atOnce(calls) {
      const answers = calls.map(({ call, transaction }) => sendBatches(caller, call, [[transaction]]))
      return (await Promise.all(answers)).flat()
    },
    async expectMoved(moved, work) {
      const before = await attack.balance()
      await work()
      expectAmount('the balance afterwards', await attack.balance(), before + moved)
    },
  }
  if ((await attack.balance()) < FUNDS) await attack.deposit(transaction('BONUS', FUNDS), DONE(FUNDS))
  return attack
}

async function getBalance(caller: Caller): Promise<Amount> {
  const { member, product_code } = caller.target
  const batch_requests = [{ member_account: member, product_code }]
  const [element] = elementsOf(await caller.post('balance', { batch_requests }), 1)
  expectCode(element, 0)
  expectThat(typeof element?.balance === 'bigint', 'the balance is not a number of at most four decimals')
  return element?.balance ?? 0n
}

interface Move {
  call: 'withdraw' | 'deposit'
  transactions: Transaction | Transaction[]
  want: Want
  twist: Twist | undefined
}

async function move(caller: Caller, { call, transactions, want, twist }: Move): Promise<void> {
  const before = await getBalance(caller)
  const [element] = await sendBatches(caller, call, [[transactions].flat()], twist)
  expectCode(element, want.code)
  // A stranger is shown no balance, and another member's is none of ours.
  if (twist?.member === undefined && twist?.operator_code === undefined) {
    expectAmount('before_balance', element?.before, before)
    expectAmount('balance', element?.balance, before + want.moved)
  }
  expectAmount('the balance afterwards', await getBalance(caller), before + want.moved)
}

async function sendBatches(
  caller: Caller,
  call: 'withdraw' | 'deposit',
  batches: Transaction[][],
  twist: Twist = {},
): Promise<Element[]> {
  const { member, product_code, game_type } = caller.target
  const batch_requests = batches.map((transactions) => ({
    member_account: twist.member ?? member,
    product_code: twist.product_code ?? product_code,
    game_type,
    transactions,
  }))
  return elementsOf(await caller.post(call, { batch_requests }, twist), batches.length)
}
