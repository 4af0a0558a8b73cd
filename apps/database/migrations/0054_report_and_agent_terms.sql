-- The tables of reports and agents take the words of the trade: aggregates, closing statements, RTP, agent transactions,
-- GGR. Earlier releases do not find the new names: this migration asks for a stop.
alter table report.hour_sum rename to hourly_aggregate;
alter table report.day_sum rename to daily_aggregate;
alter table report.game_sum rename to daily_game_aggregate;
alter table report.player_sum rename to daily_player_aggregate;
alter table report.digit_bet_sum rename to daily_digit_bet_aggregate;
alter table report.game_month rename to monthly_game_aggregate;
alter table report.player_month rename to monthly_player_aggregate;
alter table report.folded_day rename to aggregated_day;
alter table report.aggregated_day rename column folded_at to aggregated_at;
alter table report.game_theory rename to theoretical_rtp;
alter table report.theoretical_rtp rename column return_percent to rtp_theoretical;

alter table report.closing rename to closing_statement;
alter table report.closing_line rename to closing_statement_line;
alter table report.closing_statement_line rename column came_in to credits;
alter table report.closing_statement_line rename column went_out to debits;
alter table report.closing_figure rename to closing_statement_figure;
alter trigger closing_is_final on report.closing_statement rename to closing_statement_is_final;
alter trigger closing_line_is_final on report.closing_statement_line rename to closing_statement_line_is_final;
alter trigger closing_line_is_never_added on report.closing_statement_line rename to closing_statement_line_is_never_added;
alter trigger closing_figure_is_final on report.closing_statement_figure rename to closing_statement_figure_is_final;
alter trigger closing_figure_is_never_added on report.closing_statement_figure
  rename to closing_statement_figure_is_never_added;

create or replace function report.refuse_late_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from report.closing_statement where day = new.day and xmin::text = pg_current_xact_id()::xid::text
  ) then
    raise exception 'a closed day never changes';
  end if;
  return new;
end $$;

alter table agent.movement rename to agent_transaction;
alter table agent.agent_transaction rename column asked_by to requested_by;
alter index agent.movement_of_agent rename to agent_transaction_of_agent;
alter index agent.one_pending_movement rename to one_pending_agent_transaction;
alter sequence agent.movement_number_seq rename to agent_transaction_number_seq;

alter table agent.day rename to commission_day;
alter table agent.day_line rename to commission_day_line;
alter table agent.commission_day_line rename column net to ggr;
alter trigger day_is_final on agent.commission_day rename to commission_day_is_final;
alter trigger day_line_is_final on agent.commission_day_line rename to commission_day_line_is_final;

-- A plan that earns from the GGR says so; a settled day keeps its plan's word, and no figure of it changes.
alter table agent.plan drop constraint plan_basis_check;
alter table agent.commission_day drop constraint day_basis_check;
alter table agent.commission_day disable trigger commission_day_is_final;
update agent.plan set basis = 'ggr' where basis = 'net';
update agent.commission_day set basis = 'ggr' where basis = 'net';
alter table agent.commission_day enable trigger commission_day_is_final;
alter table agent.plan add constraint plan_basis_check check (basis in ('turnover', 'ggr'));
alter table agent.commission_day add constraint commission_day_basis_check check (basis in ('turnover', 'ggr'));

-- The names of constraints follow their tables and columns.
do $$
declare
  r record;
begin
  for r in
    select c.conrelid::regclass as relation, c.conname, replace(replace(replace(replace(
             n.new_prefix || substr(c.conname, length(n.old_prefix) + 1),
             'came_in', 'credits'), 'went_out', 'debits'), 'folded_at', 'aggregated_at'), 'return_percent', 'rtp_theoretical') as name
    from (values
      ('report.hourly_aggregate', 'hour_sum', 'hourly_aggregate'),
      ('report.daily_aggregate', 'day_sum', 'daily_aggregate'),
      ('report.daily_game_aggregate', 'game_sum', 'daily_game_aggregate'),
      ('report.daily_player_aggregate', 'player_sum', 'daily_player_aggregate'),
      ('report.daily_digit_bet_aggregate', 'digit_bet_sum', 'daily_digit_bet_aggregate'),
      ('report.monthly_game_aggregate', 'game_month', 'monthly_game_aggregate'),
      ('report.monthly_player_aggregate', 'player_month', 'monthly_player_aggregate'),
      ('report.aggregated_day', 'folded_day', 'aggregated_day'),
      ('report.theoretical_rtp', 'game_theory', 'theoretical_rtp'),
      ('report.closing_statement', 'closing', 'closing_statement'),
      ('report.closing_statement_line', 'closing_line', 'closing_statement_line'),
      ('report.closing_statement_figure', 'closing_figure', 'closing_statement_figure'),
      ('agent.agent_transaction', 'movement', 'agent_transaction'),
      ('agent.commission_day', 'day', 'commission_day'),
      ('agent.commission_day_line', 'day_line', 'commission_day_line')
    ) as n (relation, old_prefix, new_prefix)
    join pg_constraint c on c.conrelid = n.relation::regclass and starts_with(c.conname, n.old_prefix || '_')
  loop
    execute format('alter table %s rename constraint %I to %I', r.relation, r.conname, r.name);
  end loop;
end $$;

-- Permissions of sub-agents and staff. Rows of the audit log keep the words that were written.
update staff.staff set permissions =
  array_replace(array_replace(permissions, 'closing.read', 'day_close.read'), 'closing.write', 'day_close.write')
where permissions && array['closing.read', 'closing.write'];
