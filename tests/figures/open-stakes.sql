-- Open stakes at a moment ($1), by product: the sum of all postings on the players' accounts of open stakes before it.
select case account_id % 10 when 5 then 'two_d' else 'providers' end as product, sum(amount)::bigint as amount
from (
  select debit_account_id as account_id, -amount as amount from ledger.transfer where created_at < $1
  union all
  select credit_account_id, amount from ledger.transfer where created_at < $1
) posting
where account_id between 10000 and 999999999999999 and account_id % 10 in (5, 6)
group by 1 having sum(amount) <> 0 order by 1
