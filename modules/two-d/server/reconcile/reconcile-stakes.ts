import { inTime, type Slice } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { sentences } from './sentences.ts'

/** Also of slips from before open stakes had an account: their stakes were income at once, or came back from it. */
export const openUntilSettled = (db: Queryable, slice: Slice) =>
  sentences(
    db,
    db`
    with touched as materialized (
      select id from two_d.slip where ${inTime(db, db`accepted_at`, slice)}
      union
      select cause_id from ledger.transfer where kind in ('two_d_stake', 'two_d_settled', 'two_d_reopened', 'two_d_refund') and ${inTime(db, db`created_at`, slice)}
    )
    select case
        when s.id is null then 'a stake moved on that no slip has: ' || t.cause_id
        when coalesce(t.open, 0) <> case when s.is_settled or s.is_given_back then 0 else s.total end
          then 'of slip ' || s.number || ' ' || coalesce(t.open, 0) || ' is open'
        when coalesce(t.income, 0) <> case when s.is_settled then s.total else 0 end
          then 'of slip ' || s.number || ' ' || coalesce(t.income, 0) || ' is income'
      end as sentence,
      coalesce(s.player_id * 10 + 5, t.account_id) as account_id,
      coalesce(nullif(coalesce(t.open, 0) - case when s.is_settled or s.is_given_back then 0 else coalesce(s.total, 0) end, 0),
               coalesce(t.income, 0) - case when s.is_settled then s.total else 0 end) as amount
    from (
      select slip.*,
             d.status = 'settled'
             or d.status <> 'void' and (x.stakes_at is not null or slip.id <= x.staked_up_to) is true as is_settled,
             d.status = 'void' and (x.finished_at is not null or slip.id <= x.after_slip_id) is true as is_given_back
      from touched join two_d.slip using (id) join two_d.draw d on d.id = slip.draw_id left join two_d.settlement x on x.draw_id = slip.draw_id
    ) s
    full join (
      select cause_id, max(greatest(debit_account_id, credit_account_id)) as account_id,
             sum(case when credit_account_id = 220 then amount when debit_account_id = 220 then -amount else 0 end) as income,
             sum(case when credit_account_id % 10 = 5 and credit_account_id >= 10000 then amount
                      when debit_account_id % 10 = 5 and debit_account_id >= 10000 then -amount else 0 end) as open
      from touched join ledger.transfer on cause_id = id
      where kind in ('two_d_stake', 'two_d_settled', 'two_d_reopened', 'two_d_refund') group by cause_id
    ) t on t.cause_id = s.id`,
  )
