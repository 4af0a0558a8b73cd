import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

export type TellingCall = 'withdraw' | 'deposit' | 'pushbetdata'
export type TellingState = 'due' | 'done' | 'refused' | 'given_up'

export interface Telling {
  number: number
  /** The protocol's transaction id. */
  id: string
  wager_code: string
  call: TellingCall
  action: 'BET' | 'SETTLED' | 'CANCEL' | 'PUSH'
  amount: bigint
  state: TellingState
  attempts: number
  code: number | null
  message: string
  before_balance: bigint | null
  balance: bigint | null
  effect: bigint
  created_at_ms: number
  answered_at_ms: number | null
}

export interface TellingAnswer {
  code: number
  message: string
  before_balance: bigint | null
  balance: bigint | null
}

const bigintOrNull = (value: unknown) => (value === null ? null : BigInt(value as number))

export function tellingOf(row: Record<string, unknown>): Telling {
  return {
    ...(row as unknown as Telling),
    amount: BigInt(row.amount as number),
    effect: BigInt(row.effect as number),
    before_balance: bigintOrNull(row.before_balance),
    balance: bigintOrNull(row.balance),
  }
}

/** Inside the transaction that changes the wager: what is decided and what is to be told stand or fall together. */
export function addTelling(store: Store, telling: Pick<Telling, 'wager_code' | 'call' | 'action' | 'amount'>): string {
  const id = randomUUID()
  store
    .prepare(
      `insert into telling (id, wager_code, call, action, amount, state, created_at_ms)
       values (?, ?, ?, ?, ?, 'due', ?)`,
    )
    .run(id, telling.wager_code, telling.call, telling.action, telling.amount, Date.now())
  return id
}

export function nextDue(store: Store, wager_code: string): Telling | null {
  const row = store
    .prepare(`select * from telling where wager_code = ? and state = 'due' order by number limit 1`)
    .get(wager_code)
  return row ? tellingOf(row) : null
}

export function wagersWithDue(store: Store): string[] {
  const rows = store
    .prepare(`select wager_code from telling where state = 'due' group by wager_code order by min(number)`)
    .all()
  return rows.map((row) => String(row.wager_code))
}

export function countAttempt(store: Store, id: string): void {
  store.prepare('update telling set attempts = attempts + 1 where id = ?').run(id)
}

/** What went wrong with an attempt that will be repeated; the books show it until the answer comes. */
export function noteTrouble(store: Store, id: string, message: string): void {
  store.prepare(`update telling set message = ? where id = ? and state = 'due'`).run(message, id)
}

/** Once: a telling that was answered or given up keeps what it has. */
export function closeTelling(
  store: Store,
  telling: Telling,
  outcome: { state: 'done' | 'refused'; answer: TellingAnswer },
): void {
  const { code, message, before_balance, balance } = outcome.answer
  store
    .prepare(
      `update telling set state = ?, code = ?, message = ?, before_balance = ?, balance = ?, effect = ?,
         answered_at_ms = ?
       where id = ? and state = 'due'`,
    )
    .run(
      outcome.state,
      code,
      message,
      before_balance,
      balance,
      outcome.state === 'done' ? effectOf(store, telling) : 0n,
      Date.now(),
      telling.id,
    )
}

function effectOf(store: Store, { action, amount, wager_code }: Telling): bigint {
  if (action === 'BET') return -amount
  if (action === 'SETTLED') return amount
  if (action === 'PUSH') return 0n
  // The stake of a bet that was given up counts as never taken, so giving it back counts as nothing, too.
  const bet = store.prepare(`select state from telling where wager_code = ? and action = 'BET'`).get(wager_code)
  return bet?.state === 'done' ? amount : 0n
}
