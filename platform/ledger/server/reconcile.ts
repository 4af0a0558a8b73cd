import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { accountOf, discrepanciesOf } from './discrepancy.ts'
import {
  noAccountIsOverdrawn,
  nobodyIsBelowZero,
  nobodyWasBelowZero,
  openStakesAreStaked,
} from './reconcile-below-zero.ts'
import { everyTransferSumsToZero, everythingSumsToZero, movedByPlatformAccounts } from './reconcile-sums.ts'
import { waysAreThoseOfTheCode } from './reconcile-ways.ts'
import {
  DISCREPANCIES_SHOWN,
  inTime,
  ofAccounts,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from './reconciliation-check.ts'
import type { TransferKind } from './transfer-kind.ts'

/** Invariants I1 to I3 of the ledger, read from the ledger as they are now. */
export const ledgerChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: everyTransferSumsToZero },
  { cut: 'total', sum: movedByPlatformAccounts, compare: everythingSumsToZero },
  { cut: 'time', check: everyWayIsKnown },
  { cut: 'once', because: 'there is a row for each way of the code', check: waysAreThoseOfTheCode },
  { cut: 'accounts', check: balancesFollowFromPostings },
  { cut: 'time', check: nobodyWasBelowZero },
  { cut: 'accounts', check: nobodyIsBelowZero },
  {
    cut: 'once',
    because: 'the company opens its payment accounts one by one, a few hundred in all',
    check: noAccountIsOverdrawn,
  },
  { cut: 'accounts', check: openStakesAreStaked },
]

/**
 * From where to where money goes by each way, said once more beside the chart: a house account by its number, a
 * player's and an agent's by its name. What these do not name has no module whose checks would ask for its cause.
 */
export const ENDS: Record<TransferKind, readonly string[]> = {
  demo_grant: ['100 main'],
  exchange_main_to_game: ['main game'],
  exchange_game_to_main: ['game main'],
  digit_bet_stake: ['game 200'],
  digit_bet_prize: ['200 game'],
  // The second way of a stake is from before open stakes had accounts of their own.
  two_d_stake: ['main two_d_stakes', 'main 220'],
  two_d_settled: ['two_d_stakes 220'],
  two_d_reopened: ['220 two_d_stakes'],
  two_d_prize: ['220 main'],
  two_d_prize_reversed: ['main 220'],
  two_d_owed: ['310 220'],
  two_d_repaid: ['main 310'],
  two_d_refund: ['two_d_stakes main', '220 main'],
  seamless_bet: ['game provider_stakes', 'game 300'],
  seamless_settled: ['provider_stakes 300'],
  seamless_reopened: ['300 provider_stakes'],
  seamless_tip: ['game 300'],
  seamless_win: ['300 game'],
  seamless_bonus: ['300 game'],
  seamless_refund: ['provider_stakes game', '300 game'],
  seamless_added: ['300 game'],
  seamless_taken_back: ['game 300'],
  seamless_owed: ['310 300'],
  shan_win: ['400 game'],
  shan_loss: ['game 400'],
  shan_owed: ['310 400'],
  shan_repaid: ['game 310'],
  held_credit: ['game hold'],
  held_released: ['hold game'],
  held_taken_back: ['hold game'],
  held_refused_seamless: ['hold 300'],
  held_refused_shan: ['hold 400'],
  deposit: ['payment_account main', '500 main'],
  deposit_from_float: ['float main'],
  withdrawal_hold: ['main hold'],
  withdrawal_paid: ['hold payment_account', 'hold 500'],
  withdrawal_returned: ['hold main'],
  correction_credit: ['510 main', '510 game'],
  correction_debit: ['main 510', 'game 510'],
  bonus_granted: ['530 bonus'],
  bonus_released: ['bonus main'],
  bonus_lapsed: ['bonus 530'],
  agent_commission: ['520 commission'],
  agent_payout: ['commission payment_account', 'commission 500'],
  agent_float_in: ['500 float'],
  agent_float_out: ['float 500'],
  account_opening: ['payment_account 550', 'payment_account 500'],
  account_paid_in: ['payment_account 500'],
  account_taken_out: ['500 payment_account'],
  account_transfer: ['payment_account payment_account'],
  account_hand_over: ['payment_account payment_account'],
  bank_charge: ['540 payment_account'],
}

/** No transfer bears a name of its own, goes another way than its name says, or leads from one player to another. */
async function everyWayIsKnown(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const rows = await db<
    {
      kind: string
      ends: string
      is_between_two: boolean
      transfers: bigint
      cause_id: string
      account_id: bigint | null
      amount: string
    }[]
  >`
    with leg as (
      select kind, cause_id, debit_account_id as debit, credit_account_id as credit, amount from ledger.transfer
      where ${inTime(db, db`created_at`, slice)}
    )
    select kind, ${endOf(db, db`debit`)} || ' ' || ${endOf(db, db`credit`)} as ends,
           debit / 10 <> credit / 10 and debit between 10000 and 999999999999999
             and credit between 10000 and 999999999999999 as is_between_two,
           count(*) as transfers, min(cause_id::text) as cause_id,
           -- Of many transfers nobody is the one whose they are.
           case count(*) when 1 then min(${accountOf(db, db`debit`, db`credit`)}) end as account_id, sum(amount)::text as amount
    from leg group by 1, 2, 3`
  const ways = new Map<string, readonly string[]>(Object.entries(ENDS))
  const wrong = rows.filter(({ kind, ends, is_between_two }) => is_between_two || !ways.get(kind)?.includes(ends))
  return {
    invariant: 'I1',
    topic: 'transfers',
    promise: 'every transfer goes a way that money may go, and none leads from one player to another',
    checked: rows.reduce((sum, { transfers }) => sum + Number(transfers), 0),
    discrepancies: discrepanciesOf(
      wrong.slice(0, DISCREPANCIES_SHOWN),
      ({ kind, ends, transfers, cause_id }) =>
        `${kind} from ${ends.replace(' ', ' to ')}: ${transfers}, as ${cause_id}`,
    ),
  }
}

const endOf = (db: Queryable, account_id: Fragment): Fragment => db`
  case when ${account_id} < 10000 then ${account_id}::text
       when ${account_id} < 1000000000000000
         then coalesce((array['main', 'game', 'hold', 'bonus', 'two_d_stakes', 'provider_stakes'])[(${account_id} % 10)::integer], 'unknown')
       when ${account_id} >= 2000000000000000 then 'payment_account'
       else coalesce((array['commission', 'float'])[(${account_id} % 10)::integer], 'unknown') end`

/** A balance is the sum of its postings; each posting states the balance after it; versions have no gap. */
async function balancesFollowFromPostings(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ accounts: bigint }[]>`
    select count(*) as accounts from ledger.account where balance is not null and ${ofAccounts(db, db`id`, slice)}`
  const rows = await db<{ account_id: bigint; fault: string; amount: string | null }[]>`
    with found as materialized (
      with leg as (
        select debit_account_id as account_id, debit_version as account_version, debit_balance_after as balance_after, -amount as amount
        from ledger.transfer where debit_version is not null and ${ofAccounts(db, db`debit_account_id`, slice)}
        union all
        select credit_account_id, credit_version, credit_balance_after, amount
        from ledger.transfer where credit_version is not null and ${ofAccounts(db, db`credit_account_id`, slice)}
      ), chain as (
        select account_id, account_version, balance_after,
               sum(amount) over (partition by account_id order by account_version) as folded,
               row_number() over (partition by account_id order by account_version) as expected_version
        from leg
      ), summed as (
        select account_id, count(*) as postings, bool_or(account_version <> expected_version) as has_gap,
               bool_or(balance_after <> folded) as is_broken, (array_agg(folded order by account_version desc))[1] as folded
        from chain group by account_id
      )
      select a.id as account_id, nullif(a.balance - coalesce(s.folded, 0), 0)::text as amount, case
          when coalesce(s.folded, 0) <> a.balance then 'its row says ' || a.balance || ', its postings sum to ' || coalesce(s.folded, 0)
          when coalesce(s.postings, 0) <> a.version then 'its row says version ' || a.version || ', it has ' || coalesce(s.postings, 0) || ' postings'
          when s.has_gap then 'its versions have a gap or a double'
          else 'a posting states another balance than the postings before it give'
        end as fault
      from ledger.account a left join summed s on s.account_id = a.id
      where a.balance is not null and ${ofAccounts(db, db`a.id`, slice)}
        and (coalesce(s.folded, 0) <> a.balance or coalesce(s.postings, 0) <> a.version
             or coalesce(s.has_gap, false) or coalesce(s.is_broken, false))
      order by a.id
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I2',
    topic: 'balances',
    promise: 'each balance is the sum of its postings, in an unbroken chain',
    checked: Number(count?.accounts),
    discrepancies: discrepanciesOf(rows, (row) => `account ${row.account_id}: ${row.fault}`),
  }
}
