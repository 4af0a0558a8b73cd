-- Player receivables and pre-cancelled wagers, as the trade says it. Earlier releases do not find the new
-- names: this migration asks for a stop.
alter table seamless.given_up rename to pre_cancelled_wager;
alter table seamless.pre_cancelled_wager rename constraint given_up_pkey to pre_cancelled_wager_pkey;
alter table seamless.effect rename column owed to receivable;
alter view seamless.player_owed rename to player_receivable;
alter view seamless.player_receivable rename column owed to receivable;
alter table shan.repayment rename to recovery;
alter table shan.settlement rename column owed to receivable;
alter table seamless.effect rename constraint effect_owed_check to effect_receivable_check;
alter table shan.recovery rename constraint repayment_amount_check to recovery_amount_check;
alter table shan.recovery rename constraint repayment_player_id_fkey to recovery_player_id_fkey;
alter table shan.recovery rename constraint repayment_pkey to recovery_pkey;
alter index shan.repayment_of_player rename to recovery_of_player;
