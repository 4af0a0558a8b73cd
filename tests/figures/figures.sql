-- Turnover, payout, GGR, bonus cost, commissions, adjustments and NGR by day, agent and product, as docs/glossary.md
-- defines them under "Figures", from the ledger's rows and from who was whose player. A change of the definitions
-- changes this file; a change of the server does not.
with moved as (
  select kind, amount, created_at, debit_account_id as debit, credit_account_id as credit,
         (created_at at time zone 'Asia/Yangon')::date as day,
         case when debit_account_id between 10000 and 999999999999999 then debit_account_id / 10
              when credit_account_id between 10000 and 999999999999999 then credit_account_id / 10 end as player_id
  from ledger.transfer
), owned as (
  select moved.*,
         case when kind = 'agent_commission' then (credit - 1000000000000000) / 10
              else coalesce((select m.agent_id from agent.membership m
                             where m.player_id = moved.player_id and m.since <= moved.created_at
                               and (m.until > moved.created_at or m.until is null)), 0) end as agent_id
  from moved
), counted as (
  select day, agent_id, 'digit_bet' as product, amount as turnover, 0 as payout, 0 as bonus, 0 as commission, 0 as adjustment
    from owned where kind = 'digit_bet_stake'
  union all select day, agent_id, 'digit_bet', 0, amount, 0, 0, 0 from owned where kind = 'digit_bet_prize'

  union all select day, agent_id, 'two_d', amount, 0, 0, 0, 0 from owned where kind = 'two_d_settled'
  union all select day, agent_id, 'two_d', -amount, 0, 0, 0, 0 from owned where kind = 'two_d_reopened'
  union all select day, agent_id, 'two_d', 0, amount, 0, 0, 0 from owned where kind = 'two_d_prize'
  union all select day, agent_id, 'two_d', 0, -amount, 0, 0, 0 from owned where kind in ('two_d_prize_reversed', 'two_d_repaid')

  union all select day, agent_id, 'providers', amount, 0, 0, 0, 0 from owned where kind = 'seamless_settled'
  union all select day, agent_id, 'providers', -amount, 0, 0, 0, 0 from owned where kind = 'seamless_reopened'
  union all select day, agent_id, 'providers', 0, amount, 0, 0, 0
    from owned where kind in ('seamless_win', 'seamless_bonus', 'seamless_added')
  union all select day, agent_id, 'providers', 0, -amount, 0, 0, 0
    from owned where kind in ('seamless_taken_back', 'seamless_tip', 'held_refused_seamless')

  union all select day, agent_id, 'shan', amount, 0, 0, 0, 0 from owned where kind in ('shan_win', 'shan_loss')
  union all select day, agent_id, 'shan', 0, 2 * amount, 0, 0, 0 from owned where kind = 'shan_win'
  union all select day, agent_id, 'shan', 0, -amount, 0, 0, 0 from owned where kind in ('shan_repaid', 'held_refused_shan')

  -- Before migration 0046 stakes led straight to the product's account and came back from there.
  union all select day, agent_id, 'two_d', amount, 0, 0, 0, 0 from owned where kind = 'two_d_stake' and credit = 220
  union all select day, agent_id, 'two_d', -amount, 0, 0, 0, 0 from owned where kind = 'two_d_refund' and debit = 220
  union all select day, agent_id, 'providers', amount, 0, 0, 0, 0 from owned where kind = 'seamless_bet' and credit = 300
  union all select day, agent_id, 'providers', -amount, 0, 0, 0, 0 from owned where kind = 'seamless_refund' and debit = 300

  union all select day, agent_id, '', 0, 0, amount, 0, 0 from owned where kind = 'bonus_granted'
  union all select day, agent_id, '', 0, 0, -amount, 0, 0 from owned where kind = 'bonus_lapsed'
  union all select day, agent_id, '', 0, 0, 0, amount, 0 from owned where kind = 'agent_commission'
  union all select day, agent_id, '', 0, 0, 0, 0, amount from owned where kind = 'correction_credit'
  union all select day, agent_id, '', 0, 0, 0, 0, -amount from owned where kind = 'correction_debit'
)
select day::text, agent_id::text as agent, product,
       sum(turnover)::bigint as turnover, sum(payout)::bigint as payout, sum(turnover - payout)::bigint as ggr,
       sum(bonus)::bigint as bonus_cost, sum(commission)::bigint as commissions, sum(adjustment)::bigint as adjustments,
       sum(turnover - payout - bonus - commission - adjustment)::bigint as ngr
from counted group by 1, 2, 3 order by 1, 2, 3
