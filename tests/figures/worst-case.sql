-- The worst case of the slips whose stakes are open at a moment ($1): of each draw the number that pays most. Which slips
-- these are the ledger says: their stake lies in an account of open stakes. What they pay, their lines say.
with open as (
  select cause_id from ledger.transfer t
  where created_at < $1 and kind in ('two_d_stake', 'two_d_settled', 'two_d_refund', 'two_d_reopened')
  group by cause_id
  having sum(case when credit_account_id % 10 = 5 and credit_account_id > 10000 then amount
                  when debit_account_id % 10 = 5 and debit_account_id > 10000 then -amount else 0 end) > 0
), number as (
  select draw_id, digits, sum(stake * odds) as pays
  from two_d.line where slip_id in (select cause_id from open) group by draw_id, digits
)
select coalesce(sum(most), 0)::bigint as amount from (select max(pays) as most from number group by draw_id) draw
