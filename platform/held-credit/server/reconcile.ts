import {
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  expectedAccount,
  inTime,
  ofAccounts,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
  type WrongTransfer,
  wrongAmount,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I9: what passed a cap waited in the hold, and left it as two people or the partner said, and not otherwise. */
export const heldCreditChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: creditsWaitedInTheHold },
  {
    cut: 'once',
    because: 'people decide about each held credit one by one',
    check: decisionsHadTwoPeople,
  },
  { cut: 'accounts', check: correctionsCameOutOfTheHold },
]

async function creditsWaitedInTheHold(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ credits: bigint }[]>`
    select count(*) as credits from held_credit.credit where ${inTime(db, db`created_at`, slice)}`
  return {
    invariant: 'I9',
    topic: 'held_credits',
    promise: 'each credit above a cap went into the hold once, and out of it as two people said',
    checked: Number(count?.credits),
    discrepancies: await creditsThatDiffer(db, slice),
  }
}

async function decisionsHadTwoPeople(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ credits: bigint }[]>`select count(*) as credits from held_credit.credit`
  return [
    {
      invariant: 'I9',
      topic: 'held_credits',
      promise: 'each decision about a held credit was requested by one person and approved by another',
      checked: Number(count?.credits),
      discrepancies: await decisionsThatDiffer(db),
    },
  ]
}

async function correctionsCameOutOfTheHold(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ credits: bigint }[]>`
    select count(*) as credits from held_credit.credit where ${ofPlayers(db, db`player_id`, slice)}`
  return {
    invariant: 'I9',
    topic: 'held_credits',
    promise: 'what partners took back of held credits came out of the hold, or was the operator’s already',
    checked: Number(count?.credits),
    discrepancies: await correctionsThatDiffer(db, slice),
  }
}

async function creditsThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched (cause_id) as materialized (
        select cause_id from held_credit.credit where ${inTime(db, db`created_at`, slice)}
        union
        select id from held_credit.credit where ${inTime(db, db`created_at`, slice)} or ${inTime(db, db`decided_at`, slice)}
        union
        select cause_id from ledger.transfer
        where kind in ('held_credit', 'held_released', 'held_refused_seamless', 'held_refused_shan')
          and ${inTime(db, db`created_at`, slice)}
      ), every as (
        select cause_id, 'held_credit' as kind, amount, player_id * 10 + 2 as debit, player_id * 10 + 3 as credit
        from held_credit.credit
        union all
        select id, 'held_released', amount - taken_back, player_id * 10 + 3, player_id * 10 + 2
        from held_credit.credit where status = 'released'
        union all
        select id, 'held_refused_' || partner, amount - taken_back, player_id * 10 + 3,
               case partner when 'shan' then 400 else 300 end
        from held_credit.credit where status = 'refused'
      ), expected as (
        select * from touched join every using (cause_id)
      ), moved as (
        select t.* from touched join ledger.transfer t using (cause_id)
        where t.kind in ('held_credit', 'held_released', 'held_refused_seamless', 'held_refused_shan')
      )
      select coalesce(expected.cause_id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected,
             ${expectedAccount(db)} as account_id, ${wrongAmount(db)} as amount
      from expected full join moved on moved.cause_id = expected.cause_id and moved.kind = expected.kind
      where expected.cause_id is null or moved.cause_id is null or moved.amount <> expected.amount
         or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    (row) => `held credit ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}

/** The credit's own row knows one person: that there were two, its request says. */
async function decisionsThatDiffer(db: Queryable): Promise<Discrepancy[]> {
  const rows = await db<
    {
      subject: string
      status: string | null
      decision: string | null
      account_id: bigint | null
      amount: bigint | null
    }[]
  >`
    with found as materialized (
      with decided as (
        select 'held_credit:' || number as subject, player_id * 10 + 3 as account_id, status, decided_by, amount - taken_back as amount
        from held_credit.credit where status in ('released', 'refused')
      ), approved as (
        select subject, content ->> 'decision' as decision, requested_by, decided_by, amount
        from approval.request where kind = 'held_credit' and status = 'approved'
      )
      select subject, decided.status, approved.decision, decided.account_id,
             coalesce(decided.amount, approved.amount) as amount
      from decided full join approved using (subject)
      where decided.status is null or approved.decision is null
         or (decided.status = 'released') <> (approved.decision = 'release')
         or decided.decided_by <> approved.decided_by or approved.requested_by = approved.decided_by
         or decided.amount <> approved.amount
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    ({ subject, status, decision }) => `${subject}: ${status ?? 'waits'}, ${decision ?? 'nothing'} approved`,
  )
}

/** By player: which credit a correction took from is the credit's to say. */
async function correctionsThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<{ player_id: bigint; credits: string; ledger: string; account_id: bigint; amount: string }[]>`
    with found as materialized (
      with told as (
        select player_id, sum(taken_back) as taken from held_credit.credit
        where taken_back > 0 and ${ofPlayers(db, db`player_id`, slice)} group by player_id
      ), moved as (
        select debit_account_id / 10 as player_id, sum(amount) as taken
        from ledger.transfer
        where kind = 'held_taken_back' and debit_version is not null and ${ofAccounts(db, db`debit_account_id`, slice)} group by 1
      )
      select player_id, coalesce(told.taken, 0)::text as credits, coalesce(moved.taken, 0)::text as ledger,
             player_id * 10 + 3 as account_id, (coalesce(told.taken, 0) - coalesce(moved.taken, 0))::text as amount
      from told full join moved using (player_id)
      where coalesce(told.taken, 0) <> coalesce(moved.taken, 0)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    (row) => `player ${row.player_id}: ${row.credits} of held credits were taken back, ${row.ledger} left the hold`,
  )
}
