-- Player administration, self-exclusions and seed series have the names that the trade gives them. Earlier releases do
-- not find the new names: this migration asks for a stop.

-- Players as the staff sees them; the change of a balance by hand is a balance adjustment.
alter schema counter rename to player_admin;
alter table player_admin.correction rename to balance_adjustment;
alter table player_admin.balance_adjustment rename column asked_by to requested_by;
alter sequence player_admin.correction_number_seq rename to balance_adjustment_number_seq;
alter table player_admin.balance_adjustment rename constraint correction_pkey to balance_adjustment_pkey;
alter table player_admin.balance_adjustment rename constraint correction_number_key to balance_adjustment_number_key;
alter table player_admin.balance_adjustment rename constraint correction_player_id_fkey to balance_adjustment_player_id_fkey;
alter table player_admin.balance_adjustment rename constraint correction_asked_by_fkey to balance_adjustment_requested_by_fkey;
alter table player_admin.balance_adjustment rename constraint correction_decided_by_fkey to balance_adjustment_decided_by_fkey;
alter table player_admin.balance_adjustment rename constraint correction_account_check to balance_adjustment_account_check;
alter table player_admin.balance_adjustment rename constraint correction_amount_check to balance_adjustment_amount_check;
alter table player_admin.balance_adjustment rename constraint correction_direction_check to balance_adjustment_direction_check;
alter table player_admin.balance_adjustment rename constraint correction_status_check to balance_adjustment_status_check;
alter table player_admin.balance_adjustment rename constraint correction_reason_check to balance_adjustment_reason_check;
alter table player_admin.balance_adjustment
  rename constraint correction_decision_reason_check to balance_adjustment_decision_reason_check;
alter table player_admin.balance_adjustment
  rename constraint correction_is_decided_once to balance_adjustment_is_decided_once;
alter table player_admin.balance_adjustment
  rename constraint correction_needs_a_second_person to balance_adjustment_needs_another_approver;
alter table player_admin.balance_adjustment
  rename constraint correction_rejection_has_a_reason to balance_adjustment_rejection_has_a_reason;
alter index player_admin.correction_by_status rename to balance_adjustment_by_status;
alter index player_admin.correction_of_player rename to balance_adjustment_of_player;
alter index player_admin.one_pending_correction rename to one_pending_balance_adjustment;

update staff.staff set permissions = array_replace(permissions, 'players.correct', 'players.adjust_balance')
where 'players.correct' = any (permissions);

-- A player's own time-outs and self-exclusions. On the players' screens both are a break.
alter table identity.break rename to exclusion;
alter table identity.exclusion add column kind text not null generated always as (
  case when period in ('day', 'week', 'month', 'quarter') then 'time_out' else 'self_exclusion' end
) stored;
alter sequence identity.break_id_seq rename to exclusion_id_seq;
alter table identity.exclusion rename constraint break_pkey to exclusion_pkey;
alter table identity.exclusion rename constraint break_player_id_fkey to exclusion_player_id_fkey;
alter table identity.exclusion rename constraint break_period_check to exclusion_period_check;
alter table identity.exclusion rename constraint break_check to exclusion_ends_after_it_begins;
alter index identity.break_of_player rename to exclusion_of_player;

alter table identity.player rename column break_until to excluded_until;
alter trigger player_keeps_break on identity.player rename to player_keeps_exclusion;
alter function identity.keep_break rename to keep_exclusion;
create or replace function identity.keep_exclusion() returns trigger language plpgsql as $$
begin
  if old.excluded_until > now() and (new.excluded_until >= old.excluded_until) is not true then
    raise exception 'an exclusion that was begun is never shortened' using errcode = 'PB001';
  end if;
  return new;
end $$;

-- The status that the staff set stands before the player's own exclusion.
drop function identity.standing;
create function identity.standing(status text, excluded_until timestamptz) returns text language sql stable
  return case when status = 'active' and excluded_until > now() then 'excluded' else status end;
revoke all on function identity.standing from public;
grant execute on function identity.standing to thazin_server;

-- The rolls under one commitment are a seed series; its server seeds are stored sealed. The published proofs keep the
-- field `epoch`, which is part of what was signed.
alter table digit_bet.epoch rename to seed_series;
alter table digit_bet.epoch_seed rename to server_seed;
alter table digit_bet.server_seed rename column epoch_id to seed_series_id;
alter table digit_bet.bet rename column epoch_id to seed_series_id;
alter table digit_bet.bet rename column request_id to idempotency_key;
alter table digit_bet.setting rename column epoch_length to seed_series_length;
alter sequence digit_bet.epoch_id_seq rename to seed_series_id_seq;
alter table digit_bet.seed_series rename constraint epoch_pkey to seed_series_pkey;
alter table digit_bet.seed_series rename constraint epoch_player_id_fkey to seed_series_player_id_fkey;
alter table digit_bet.seed_series rename constraint epoch_client_seed_check to seed_series_client_seed_check;
alter index digit_bet.epoch_history rename to seed_series_history;
alter index digit_bet.epoch_current rename to seed_series_current;
alter table digit_bet.server_seed rename constraint epoch_seed_pkey to server_seed_pkey;
alter table digit_bet.server_seed rename constraint epoch_seed_epoch_id_fkey to server_seed_seed_series_id_fkey;
alter table digit_bet.setting rename constraint setting_epoch_length_check to setting_seed_series_length_check;

update setting.proposal set
  before = case when before ? 'epoch_length'
    then before - 'epoch_length' || jsonb_build_object('seed_series_length', before -> 'epoch_length') else before end,
  after = case when after ? 'epoch_length'
    then after - 'epoch_length' || jsonb_build_object('seed_series_length', after -> 'epoch_length') else after end
where group_key = 'digit_bet';
