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
