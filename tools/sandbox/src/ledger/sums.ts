import { kyatOf } from '../amount.ts'
import { type OutboxMessage, outboxMessageOf } from './outbox.ts'
import type { Store } from './store.ts'
import { type WagerRow, wagerOf } from './wagers.ts'

/** The totals of one member in one currency, by the answers of the operator. Amounts in its units / 10000. */
export interface Sum {
  member_account: string
  currency: string
  wagers: number
  staked: bigint
  won: bigint
  /** The change of the balance at the operator: prizes and stakes given back, minus stakes. */
  moved: bigint
  moved_kyat: bigint
  /** Sent to the operator and not answered yet, or not sent yet. */
  pending: number
  /** Refused for good, though it should have been done: a prize or a stake that the member did not get. */
  refused: number
}

/** @param member_account Null for all members. */
export function sumsOf(store: Store, member_account: string | null): Sum[] {
  return store
    .prepare(
      `select member_account, currency, count(distinct wager.code) as wagers,
         sum(case when action = 'BET' then -effect else 0 end) as staked,
         sum(case when action = 'SETTLED' then effect else 0 end) as won,
         sum(effect) as moved,
         sum(state = 'due') as pending,
         sum(state = 'refused' and action <> 'BET') as refused
       from wager join outbox_message on outbox_message.wager_code = wager.code
       where ?1 is null or member_account = ?1
       group by member_account, currency
       order by member_account, currency`,
    )
    .all(member_account)
    .map((row) => {
      const moved = BigInt(row.moved as number)
      return {
        member_account: String(row.member_account),
        currency: String(row.currency),
        wagers: Number(row.wagers),
        staked: BigInt(row.staked as number),
        won: BigInt(row.won as number),
        moved,
        moved_kyat: kyatOf(moved, String(row.currency)),
        pending: Number(row.pending),
        refused: Number(row.refused),
      }
    })
}

/** The newest first. */
export function listOutboxMessages(
  store: Store,
  member_account: string,
  page: { limit: number; offset: number },
): { outboxMessage: OutboxMessage; wager: WagerRow }[] {
  return store
    .prepare(
      `select outbox_message.* from outbox_message join wager on wager.code = outbox_message.wager_code
       where member_account = ? order by outbox_message.number desc limit ? offset ?`,
    )
    .all(member_account, page.limit, page.offset)
    .map(outboxMessageOf)
    .map((outboxMessage) => {
      const row = store.prepare('select * from wager where code = ?').get(outboxMessage.wager_code)
      if (row === undefined) throw new Error('an outbox message without its wager')
      return { outboxMessage, wager: wagerOf(row) }
    })
}

export function isMember(store: Store, account: string): boolean {
  return store.prepare('select 1 from member where account = ?').get(account) !== undefined
}
