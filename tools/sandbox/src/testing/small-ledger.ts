import { setTimeout as sleep } from 'node:timers/promises'
import { parseAmount } from '../amount.ts'

/** One per group of the conformance run: what a wallet does wrong. */
export type Fault =
  | 'balance'
  | 'withdraw'
  | 'deposit'
  | 'cancel'
  | 'pushbet'
  | 'rollback'
  | 'sign'
  | 'duplicates'
  | 'reorder'

export interface LedgerReply {
  code: number
  message: string
  before: bigint
  balance: bigint
}

interface LedgerOptions {
  members: Record<string, bigint>
  faults?: Fault[]
  maintained?: number[]
}

/** One transaction of a batch: it takes effect only with the whole batch. */
interface Step {
  id: string
  wager: string
  action: string
  amount: bigint
}

type WagerState = 'BET' | 'SETTLED' | 'CANCELLED' | 'GIVEN_UP'

interface MemberLedger {
  balance: bigint
  wagers: Map<string, WagerState>
  done: Set<string>
}

class Refused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const STAKES = ['BET', 'TIP', 'BET_PRESERVE']
const PRIZES = ['SETTLED', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD', 'FREEBET', 'PRESERVE_REFUND']
const CORRECTIONS = ['ADJUSTMENT', 'RESETTLED']
const CENT = 10_000n
const STUMBLE_MS = 5

/** The small wallet's ledger: docs/seamless.md in as few lines as possible. */
export function createSmallLedger({ members, faults = [], maintained = [] }: LedgerOptions) {
  const ledger = new Map<string, MemberLedger>(
    Object.entries(members).map(([member, balance]) => [member, { balance, wagers: new Map(), done: new Set() }]),
  )
  const balanceOf = (member: string) => ledger.get(member)?.balance ?? null
  const unknownMember = (): LedgerReply => {
    const code = faults.includes('balance') ? 0 : 1000
    return { code, message: 'unknown member', before: 0n, balance: 0n }
  }

  const take = async (batch: Record<string, unknown>): Promise<LedgerReply> => {
    const mine = ledger.get(String(batch.member_account))
    if (mine === undefined) return unknownMember()
    const before = mine.balance
    const draft: MemberLedger = { balance: before, wagers: new Map(mine.wagers), done: new Set(mine.done) }
    try {
      const steps = (batch.transactions as Record<string, unknown>[]).map(parseStep)
      const wanted = steps.filter(({ id }) => !draft.done.has(id))
      if (wanted.length === 0) return { code: 1003, message: 'done before', before, balance: before }
      const is_closed = maintained.includes(Number(batch.product_code))
      for (const step of wanted) {
        if (is_closed && STAKES.includes(step.action)) throw new Refused(2000, 'maintenance')
        if (!draft.done.has(step.id)) doStep(draft, step, faults)
      }
      if (faults.includes('duplicates')) await sleep(STUMBLE_MS)
      // With the fault above, another call may have been here since `before` was read: its change is lost.
      ledger.set(String(batch.member_account), draft)
      return { code: 0, message: '', before, balance: draft.balance }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A wager that was given up stays so, though nothing else of the batch is kept.
      if (error.code === 1006)
        for (const [wager, state] of draft.wagers) if (state === 'GIVEN_UP') mine.wagers.set(wager, state)
      return { code: error.code, message: error.message, before, balance: before }
    }
  }

  return {
    balanceOf,
    unknownMember,
    take,
    look(batch: Record<string, unknown>, verdict: { code: number; message: string }): LedgerReply {
      const balance = balanceOf(String(batch.member_account)) ?? 0n
      return { ...verdict, before: balance, balance }
    },
    giveByPush(wager: Record<string, unknown>): void {
      const mine = ledger.get(String(wager.member_account))
      if (mine) mine.balance += parseAmount(wager.prize_amount) ?? 0n
    },
  }
}

function parseStep(fields: Record<string, unknown>): Step {
  const amount = parseAmount(fields.amount) ?? withoutNoise(fields.amount)
  const id = fields.id
  if (amount === null || typeof id !== 'string' || id === '') throw new Refused(999, 'makes no sense')
  return { id, wager: String(fields.wager_code), action: String(fields.action).toUpperCase(), amount }
}

/** Makers who count in floats send 10.000000000000002. */
function withoutNoise(value: unknown): bigint | null {
  return typeof value === 'number' ? parseAmount(Math.round(value * 10_000) / 10_000) : null
}

function doStep(ledger: MemberLedger, step: Step, faults: Fault[]): void {
  const size = step.amount < 0n ? -step.amount : step.amount
  const state = ledger.wagers.get(step.wager)
  if (STAKES.includes(step.action)) takeStake(ledger, step, faults)
  else if (PRIZES.includes(step.action)) {
    ledger.balance += faults.includes('deposit') ? size - (size % CENT) : size
    if (step.action === 'SETTLED') ledger.wagers.set(step.wager, 'SETTLED')
  } else if (step.action === 'CANCEL') {
    const is_open = state === 'BET' || (faults.includes('cancel') && state === 'SETTLED')
    if (!is_open) giveUp(ledger, step)
    ledger.balance += size
    ledger.wagers.set(step.wager, 'CANCELLED')
  } else if (step.action === 'ROLLBACK') {
    if (state !== 'SETTLED') giveUp(ledger, step)
    move(ledger, faults.includes('rollback') ? size : step.amount)
    ledger.wagers.set(step.wager, 'BET')
  } else if (CORRECTIONS.includes(step.action)) move(ledger, step.amount)
  else throw new Refused(999, 'unknown action')
  ledger.done.add(step.id)
}

function takeStake(ledger: MemberLedger, { wager, amount, action }: Step, faults: Fault[]): void {
  const size = amount < 0n ? -amount : amount
  const state = ledger.wagers.get(wager)
  if (state === 'GIVEN_UP' && !faults.includes('reorder')) throw new Refused(1003, 'the bet was given up')
  if (ledger.balance < size && !faults.includes('withdraw')) throw new Refused(1001, 'not enough money')
  // With the fault, a stake takes what is there.
  ledger.balance -= ledger.balance < size ? ledger.balance : size
  if (action !== 'TIP' && state !== 'SETTLED') ledger.wagers.set(wager, 'BET')
}

function giveUp(ledger: MemberLedger, { wager }: Step): never {
  if (!ledger.wagers.has(wager)) ledger.wagers.set(wager, 'GIVEN_UP')
  throw new Refused(1006, 'no such bet in that state')
}

/** The balance stops at zero. The rest is a receivable, which the small wallet does not keep. */
function move(ledger: MemberLedger, amount: bigint): void {
  ledger.balance += amount
  if (ledger.balance < 0n) ledger.balance = 0n
}
