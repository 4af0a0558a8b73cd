import {
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  expectedAccount,
  inTime,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
  type WrongTransfer,
  wrongAmount,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { stakedUntilCounted } from './staked.ts'

/** I13 */
export const promotionChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: movedOnce },
  { cut: 'accounts', check: countedRight },
]

/** A bonus is given once for each claim, and leaves the bonus account once, to where the claim says. */
async function movedOnce(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { claims: bigint }[]
  >`select count(*) as claims from promotion.claim where ${inTime(db, db`created_at`, slice)}`
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched as materialized (
        select id from promotion.claim where ${inTime(db, db`created_at`, slice)}
        union
        select id from promotion.claim where ${inTime(db, db`settled_at`, slice)}
        union
        select cause_id from ledger.transfer
        where kind in ('bonus_granted', 'bonus_released', 'bonus_lapsed') and ${inTime(db, db`created_at`, slice)}
      ), expected as (
        select id, 'bonus_granted' as kind, amount, 530 as debit, player_id * 10 + 4 as credit
        from touched join promotion.claim using (id) where status not in ('waiting', 'refused')
        union all
        select id, case status when 'released' then 'bonus_released' else 'bonus_lapsed' end, amount, player_id * 10 + 4,
               case status when 'released' then player_id * 10 + 1 else 530 end
        from touched join promotion.claim using (id) where status in ('released', 'lapsed', 'given_up', 'cancelled')
      ), moved as (
        select t.* from touched join ledger.transfer t on t.cause_id = touched.id
        where t.kind in ('bonus_granted', 'bonus_released', 'bonus_lapsed')
      )
      select coalesce(expected.id, moved.cause_id)::text as cause, expected.kind as expected, moved.kind as moved,
             ${expectedAccount(db)} as account_id, ${wrongAmount(db)} as amount
      from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
      where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
         or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I13',
    topic: 'bonuses',
    promise: 'each bonus was given once and left the bonus account once, as its claim says',
    checked: Number(count?.claims),
    discrepancies: discrepanciesOf(
      rows,
      (row) => `claim ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
    ),
  }
}

/** The stakes that each open claim has counted equal the stakes in the postings. */
async function countedRight(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ claims: bigint }[]>`
    select count(*) as claims from promotion.claim where status = 'open' and ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ id: string; staked: bigint; expected: bigint; account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      select id, staked, expected, c.player_id * 10 + 4 as account_id, staked - expected as amount
      from promotion.claim c cross join lateral (select ${stakedUntilCounted(db)} as expected) counted
      where status = 'open' and ${ofPlayers(db, db`c.player_id`, slice)} and staked <> expected
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I13',
    topic: 'bonuses',
    promise: 'each open claim has counted the stakes that its player has placed since',
    checked: Number(count?.claims),
    discrepancies: discrepanciesOf(
      rows,
      ({ id, staked, expected }) => `claim ${id}: ${staked} counted, ${expected} staked`,
    ),
  }
}
