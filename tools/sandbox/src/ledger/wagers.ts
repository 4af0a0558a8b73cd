import { randomBytes } from 'node:crypto'
import type { Json } from '../wallet.ts'
import { addOutboxMessage } from './outbox.ts'
import { atomically, type Store } from './store.ts'

export type WagerStatus = 'asked' | 'bet' | 'declined' | 'settled' | 'cancelled'

export interface WagerRow {
  id: number
  code: string
  member_account: string
  product_code: number
  game_type: string
  game_code: string
  currency: string
  round_id: string
  amount: bigint
  prize: bigint
  status: WagerStatus
  details: Json
  result: Json
  created_at_ms: number
  settled_at_ms: number | null
  updated_at_ms: number
}

export type NewWager = Pick<
  WagerRow,
  'member_account' | 'product_code' | 'game_type' | 'game_code' | 'currency' | 'round_id' | 'amount' | 'details'
>

type RawWager = Record<keyof WagerRow, unknown>

export function wagerOf(row: Record<string, unknown>): WagerRow {
  const raw = row as RawWager
  return {
    ...(raw as unknown as WagerRow),
    amount: BigInt(raw.amount as number),
    prize: BigInt(raw.prize as number),
    details: JSON.parse(raw.details as string) as Json,
    result: JSON.parse(raw.result as string) as Json,
  }
}

/** The stake is in the ledger before the operator is asked for it: a lost answer can then be cleared up. */
export function createWager(store: Store, wager: NewWager): { code: string; message_id: string } {
  // Nobody can guess the address of another's round.
  const code = randomBytes(12).toString('hex')
  const now = Date.now()
  return atomically(store, () => {
    store
      .prepare(
        `insert into wager (code, member_account, product_code, game_type, game_code, currency, round_id, amount,
           status, details, created_at_ms, updated_at_ms)
         values (?, ?, ?, ?, ?, ?, ?, ?, 'asked', ?, ?, ?)`,
      )
      .run(
        code,
        wager.member_account,
        wager.product_code,
        wager.game_type,
        wager.game_code,
        wager.currency,
        wager.round_id,
        wager.amount,
        JSON.stringify(wager.details),
        now,
        now,
      )
    const message_id = addOutboxMessage(store, {
      wager_code: code,
      call: 'withdraw',
      action: 'BET',
      amount: wager.amount,
    })
    return { code, message_id }
  })
}

/** Answers the id of the outbox message, or null when the wager is no longer open. */
export function settleWager(store: Store, code: string, prize: bigint, result: Json): string | null {
  const now = Date.now()
  return atomically(store, () => {
    const { changes } = store
      .prepare(
        `update wager set status = 'settled', prize = ?, result = ?, settled_at_ms = ?, updated_at_ms = ?
         where code = ? and status = 'bet'`,
      )
      .run(prize, JSON.stringify(result), now, now, code)
    if (changes === 0) return null
    const message_id = addOutboxMessage(store, { wager_code: code, call: 'deposit', action: 'SETTLED', amount: prize })
    addOutboxMessage(store, { wager_code: code, call: 'pushbetdata', action: 'PUSH', amount: 0n })
    return message_id
  })
}

/** Gives the stake back: of a bet that stands, or of one whose answer never came. */
export function cancelWager(store: Store, code: string, from: 'bet' | 'asked'): string | null {
  const now = Date.now()
  return atomically(store, () => {
    const { changes } = store
      .prepare(
        `update wager set status = 'cancelled', settled_at_ms = ?, updated_at_ms = ? where code = ? and status = ?`,
      )
      .run(now, now, code, from)
    if (changes === 0) return null
    const { amount } = getWager(store, code)
    if (from === 'asked') store.prepare(`update outbox_message set state = 'given_up' where wager_code = ?`).run(code)
    const message_id = addOutboxMessage(store, { wager_code: code, call: 'deposit', action: 'CANCEL', amount })
    addOutboxMessage(store, { wager_code: code, call: 'pushbetdata', action: 'PUSH', amount: 0n })
    return message_id
  })
}

export function markWager(store: Store, code: string, status: 'bet' | 'declined'): void {
  store
    .prepare(`update wager set status = ?, updated_at_ms = ? where code = ? and status = 'asked'`)
    .run(status, Date.now(), code)
}

export function findWager(store: Store, code: string): WagerRow | null {
  const row = store.prepare('select * from wager where code = ?').get(code)
  return row ? wagerOf(row) : null
}

export function getWager(store: Store, code: string): WagerRow {
  const wager = findWager(store, code)
  if (wager === null) throw new Error(`there is no wager ${code}`)
  return wager
}

export function wagersInPlay(store: Store, seat: { member_account: string; game_code: string }): WagerRow[] {
  return store
    .prepare(`select * from wager where member_account = ? and game_code = ? and status = 'bet' order by id`)
    .all(seat.member_account, seat.game_code)
    .map(wagerOf)
}

/** By time of settlement, as the operator reads them for its own reconciliation. */
export function settledWagers(
  store: Store,
  window: { start: number; end: number; offset: number; size: number },
): { wagers: WagerRow[]; total: number } {
  const where = 'from wager where settled_at_ms >= ? and settled_at_ms < ?'
  const counted = store.prepare(`select count(*) as total ${where}`).get(window.start, window.end)
  const rows = store
    .prepare(`select * ${where} order by settled_at_ms, id limit ? offset ?`)
    .all(window.start, window.end, window.size, window.offset)
  return { wagers: rows.map(wagerOf), total: Number(counted?.total ?? 0) }
}
