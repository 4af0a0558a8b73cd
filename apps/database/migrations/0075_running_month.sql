-- The rows of months grow with each hour, as those of days do: a report up to today reads the running month as one.
insert into report.monthly_player_aggregate (month, player_id, agent_id, bets, turnover, payout, bonus_cost, adjustments,
                                             deposits, withdrawals)
select date_trunc('month', day::timestamp)::date, player_id, agent_id, sum(bets), sum(turnover), sum(payout),
       sum(bonus_cost), sum(adjustments), sum(deposits), sum(withdrawals)
from report.daily_player_aggregate
where day >= (select date_trunc('month', report.day_of(until)::timestamp)::date from report.aggregation_progress)
group by 1, 2, 3 order by 2, 3;
insert into report.monthly_game_aggregate (month, account_id, kind, is_in, product_code, game_code, transfers, amount, squares)
select date_trunc('month', day::timestamp)::date, account_id, kind, is_in, product_code, game_code, sum(transfers),
       sum(amount), sum(squares)
from report.daily_game_aggregate
where day >= (select date_trunc('month', report.day_of(until)::timestamp)::date from report.aggregation_progress)
group by 1, 2, 3, 4, 5, 6;
