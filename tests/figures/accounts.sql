-- The opening balance, credits, debits and closing balance of each account of the chart on a day ($1). Players' accounts stand
-- together by their place, as the statement has them, and so do agents'; payment accounts stand with cash (decision 0053).
with posting as (
  select created_at, debit_account_id as id, 0 as credit, amount as debit from ledger.transfer
  union all
  select created_at, credit_account_id, amount, 0 from ledger.transfer
), named as (
  select case when id >= 2000000000000000 then 'cash'
              when id >= 1000000000000000 then case id % 10 when 1 then 'agents_commission' else 'agents_float' end
              when id >= 10000 then (array['main', 'game', 'hold', 'bonus', 'two_d_stakes', 'provider_stakes'])[id % 10]
              else (select name from ledger.account a where a.id = posting.id) end as account,
         credit, debit, (created_at at time zone 'Asia/Yangon')::date as day
  from posting
)
select account,
       coalesce(sum(credit - debit) filter (where day < $1::text::date), 0)::bigint as opening,
       coalesce(sum(credit) filter (where day = $1::text::date), 0)::bigint as credits,
       coalesce(sum(debit) filter (where day = $1::text::date), 0)::bigint as debits,
       sum(credit - debit)::bigint as closing
from named where day <= $1::text::date group by account order by account
