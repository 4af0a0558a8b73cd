-- What a report over a year reads: whole days by kind, and whole months of players and of games, added up by the fold
-- from its own finer sums. And each of them counts for the agent whose player it was at the moment of the transfer.
create table report.day_sum (
  day date not null,
  kind text not null,
  debit_end bigint not null,
  credit_end bigint not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  primary key (day, kind, debit_end, credit_end, agent_id)
);

-- By the first day of the month. A month is there once its last day is folded.
create table report.player_month (
  month date not null,
  player_id bigint not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  bets bigint not null,
  staked bigint not null,
  returned bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  primary key (month, player_id, agent_id)
);

-- Of all agents together: who asks for the games of one agent's players reads their days.
create table report.game_month (
  month date not null,
  account_id bigint not null,
  kind text not null,
  is_in boolean not null,
  product_code integer not null,
  game_code text not null,
  transfers bigint not null,
  amount bigint not null,
  squares numeric not null,
  primary key (month, account_id, kind, is_in, product_code, game_code)
);

-- Who changes hands at noon has two agents on that day.
alter table report.player_sum drop constraint player_sum_pkey, add primary key (day, player_id, agent_id);

-- Days were folded for the agent whom a player had in the night after them. The job folds them anew; until then they
-- are read from the ledger.
truncate report.folded_day, report.hour_sum, report.game_sum, report.player_sum, report.digit_bet_sum;

grant select, insert, delete on report.day_sum, report.player_month, report.game_month to thazin_server;
