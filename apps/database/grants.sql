-- Written by scripts/database/schema.ts from the statements that each program can come to; changed there, never here.
-- Applied after the migrations, when everything else was revoked (platform/server/database/logins/apply-grants.ts).

grant usage on schema agent, approval, cashier, catalog, client_error, content, digit_bet, environment, external_game, held_credit, home, idempotency, identity, job, ledger, outbox, picture, promotion, public, report, seamless, setting, shan, staff, switch, two_d, wallet to thazin_server;
grant select, insert, update on agent.membership to thazin_server;
grant execute on function approval.request_claim to thazin_server;
grant select, insert, update (holds_from) on cashier.deposit_limit to thazin_server;
grant execute on function cashier.deposit_limits_of to thazin_server;
grant select, insert on cashier.event to thazin_server;
grant execute on function cashier.limit_length to thazin_server;
grant select on cashier.payment_account to thazin_server;
grant select on cashier.payment_type to thazin_server;
grant select, insert on cashier.receipt to thazin_server;
grant select, insert on cashier.request to thazin_server;
grant select on cashier.setting to thazin_server;
grant select, insert, delete on catalog.favourite to thazin_server;
grant select on catalog.game to thazin_server;
grant select on catalog.game_type to thazin_server;
grant select on catalog.mark to thazin_server;
grant select on catalog.offer to thazin_server;
grant select on catalog.provider to thazin_server;
grant select, insert, update (played_at), delete on catalog.recent_game to thazin_server;
grant select on catalog.version to thazin_server;
grant select, insert, update (count, last_seen), delete on client_error.report to thazin_server;
grant select on content.banner to thazin_server;
grant select on content.banner_picture to thazin_server;
grant select on content.banner_text to thazin_server;
grant select on content.channel to thazin_server;
grant select on content.page to thazin_server;
grant select on content.version to thazin_server;
grant select on content.video to thazin_server;
grant select, insert on digit_bet.bet to thazin_server;
grant select, insert, update (client_seed, is_current) on digit_bet.seed_series to thazin_server;
grant usage on sequence digit_bet.seed_series_id_seq to thazin_server;
grant select (seed_series_id, sealed), insert on digit_bet.server_seed to thazin_server;
grant select on digit_bet.setting to thazin_server;
grant select on digit_bet.signing_key to thazin_server;
grant select on environment.mark to thazin_server;
grant select, insert, update (timeline, seen_at) on environment.primary_timeline to thazin_server;
grant select on external_game.link to thazin_server;
grant select (hash, player_id, expires_at), insert, delete on external_game.token to thazin_server;
grant select, insert, update (taken_back, offset_amount, status) on held_credit.credit to thazin_server;
grant select, insert, update (credited) on held_credit.day to thazin_server;
grant select, insert, update (credited, hour_max) on held_credit.partner_hour to thazin_server;
grant select on held_credit.setting to thazin_server;
grant select on home.setting to thazin_server;
grant select, insert on idempotency.refusal to thazin_server;
grant select, insert, update (failures, first_at, last_at), delete on identity.attempt to thazin_server;
grant select, insert on identity.exclusion to thazin_server;
grant select (player_id, code_hash, expires_at, tries_left), update (tries_left), delete on identity.password_reset to thazin_server;
grant select (id, user_name, name, phone, password_hash, status, created_at, agent_id, excluded_until), insert, update (password_hash, excluded_until) on identity.player to thazin_server;
grant select on identity.referral_code to thazin_server;
grant select (token_hash, player_id, address, created_at, seen_at, expires_at, revoked_at, id, user_agent, device_mark), insert, update (seen_at, revoked_at) on identity.session to thazin_server;
grant execute on function identity.standing to thazin_server;
grant select on job.run to thazin_server;
grant select on ledger.account to thazin_server;
grant execute on function ledger.lock_accounts to thazin_server;
grant execute on function ledger.open_bonus to thazin_server;
grant execute on function ledger.open_player to thazin_server;
grant execute on function ledger.post to thazin_server;
grant execute on function ledger.post_atomic to thazin_server;
grant select on ledger.transfer to thazin_server;
grant select, insert on outbox.event to thazin_server;
grant select, insert, update (newest, read_up_to) on outbox.inbox to thazin_server;
grant select, insert on picture.picture to thazin_server;
grant select, insert, update (ends_at, is_given_up) on promotion.claim to thazin_server;
grant select, update (id) on promotion.promotion to thazin_server;
grant select on promotion.promotion_picture to thazin_server;
grant select on promotion.version to thazin_server;
grant select on public.migration to thazin_server;
grant select on report.daily_game_aggregate to thazin_server;
grant select, insert on seamless.effect to thazin_server;
grant select, insert, update (answer, answered_at) on seamless.launch to thazin_server;
grant select (player_id, member_account, sealed_password), insert on seamless.member to thazin_server;
grant select, insert on seamless.pre_cancelled_wager to thazin_server;
grant select on seamless.product to thazin_server;
grant select, insert on seamless.refused_stake to thazin_server;
grant select, insert, update (member_account, status, status_rank, bet_amount, valid_bet_amount, prize_amount, game_type, game_code, round_id, settled_at, told_at) on seamless.wager to thazin_server;
grant select on setting.brand to thazin_server;
grant insert on shan.dispute to thazin_server;
grant select on shan.operator to thazin_server;
grant select, insert on shan.recovery to thazin_server;
grant select, insert, update (state, closed_because, known_balance, known_at, seen_at, closed_at) on shan.session to thazin_server;
grant select, insert on shan.settlement to thazin_server;
grant select, insert on shan.wager to thazin_server;
grant execute on function staff.is_live_session to thazin_server;
grant select (id, user_name, is_active) on staff.staff to thazin_server;
grant select on switch.off to thazin_server;
grant select on switch.version to thazin_server;
grant select, update (status, closed_at) on two_d.draw to thazin_server;
grant select on two_d.feed to thazin_server;
grant execute on function two_d.is_trading_day to thazin_server;
grant select, insert on two_d.line to thazin_server;
grant select, update (staked, liability) on two_d.number_limit to thazin_server;
grant select, insert, update (staked) on two_d.player_stake to thazin_server;
grant select on two_d.prize to thazin_server;
grant select on two_d.reading to thazin_server;
grant select on two_d.result to thazin_server;
grant select on two_d.result_report to thazin_server;
grant select, insert, update (digits, stakes, saved_at), delete on two_d.saved_list to thazin_server;
grant select on two_d.session to thazin_server;
grant select on two_d.settlement to thazin_server;
grant select, insert on two_d.slip to thazin_server;
grant usage on sequence two_d.slip_number to thazin_server;
grant select on two_d.special_day to thazin_server;
grant execute on function two_d.today to thazin_server;
grant select, insert on wallet.exchange to thazin_server;

grant usage on schema agent, approval, cashier, catalog, client_error, content, digit_bet, environment, external_game, held_credit, home, identity, job, ledger, outbox, picture, player_admin, promotion, public, reconciliation, report, seamless, setting, shan, staff, switch, two_d, wallet to thazin_console;
grant select on agent.agent_transaction to thazin_console;
grant select on agent.commission_day to thazin_console;
grant select on agent.commission_day_line to thazin_console;
grant select, insert, update on agent.membership to thazin_console;
grant select, insert, update (basis, created_by, created_at) on agent.plan to thazin_console;
grant select, insert, update (uses_float) on agent.profile to thazin_console;
grant select, insert, delete on agent.rate to thazin_console;
grant select, update (second_person_above, float_second_person_above) on agent.setting to thazin_console;
grant select, insert, update (status, first_approved_by, decided_by, decided_at, decision_reason) on approval.request to thazin_console;
grant select, update (balance_adjustment_above) on approval.setting to thazin_console;
grant select on cashier.account_movement to thazin_console;
grant select, insert on cashier.agent_payout to thazin_console;
grant select, insert, delete on cashier.checked_entry to thazin_console;
grant select on cashier.deposit_limit to thazin_console;
grant execute on function cashier.deposit_limits_of to thazin_console;
grant select, insert on cashier.event to thazin_console;
grant execute on function cashier.limit_length to thazin_console;
grant select, insert, update (account_name, account_number, picture, place, is_on) on cashier.payment_account to thazin_console;
grant select, insert, update (name, picture, place, is_on) on cashier.payment_type to thazin_console;
grant select on cashier.receipt to thazin_console;
grant select, insert, update (cap), delete on cashier.receivable_cap to thazin_console;
grant select, update (status, claimed_by, claimed_until, decided_by, decided_at, float_agent_id, received_amount, received_reason, received_note, reuse_reason, posted_account_id, payout_transaction_id, approval_id) on cashier.request to thazin_console;
grant select, update (deposit_min, deposit_max, withdrawal_min, withdrawal_max, second_person_above, pending_deposits_max, same_reference_days, movement_second_person_above, receivable_cap) on cashier.setting to thazin_console;
grant select, insert on cashier.statement to thazin_console;
grant select, insert on cashier.statement_line to thazin_console;
grant select, update (place, is_hot, is_hidden, is_in_maintenance) on catalog.game to thazin_console;
grant select, update (place, is_on) on catalog.game_type to thazin_console;
grant select on catalog.mark to thazin_console;
grant select, update (place) on catalog.offer to thazin_console;
grant select, update (is_hidden, is_in_maintenance, logo) on catalog.provider to thazin_console;
grant select, insert, update (count, last_seen), delete on client_error.report to thazin_console;
grant select, insert, update on content.banner to thazin_console;
grant select, insert, delete on content.banner_picture to thazin_console;
grant select, insert, update on content.banner_text to thazin_console;
grant select, insert, update on content.channel to thazin_console;
grant select, insert, update on content.page to thazin_console;
grant select, insert, update on content.video to thazin_console;
grant select on digit_bet.bet to thazin_console;
grant select on digit_bet.seed_series to thazin_console;
grant select (seed_series_id, sealed) on digit_bet.server_seed to thazin_console;
grant select, update (payout_digit_times_100, payout_big_times_100, payout_small_times_100, stake_min, stake_max, auto_roll, roll_interval_seconds, seed_series_length) on digit_bet.setting to thazin_console;
grant select on digit_bet.signing_key to thazin_console;
grant select on environment.mark to thazin_console;
grant select, insert, update (timeline, seen_at) on environment.primary_timeline to thazin_console;
grant select, insert, update (is_on, name_en, name_mm, name_zh, name_th, url, shares_profile) on external_game.link to thazin_console;
grant select, update (status, decided_by, decided_at) on held_credit.credit to thazin_console;
grant select on held_credit.partner_hour to thazin_console;
grant select, update (call_max, day_max, hour_max) on held_credit.setting to thazin_console;
grant select, update (shows_wins, win_min) on home.setting to thazin_console;
grant select, insert, update (failures, first_at, last_at), delete on identity.attempt to thazin_console;
grant select on identity.exclusion to thazin_console;
grant select (player_id, code_hash, expires_at, tries_left), insert, update (code_hash, expires_at, tries_left) on identity.password_reset to thazin_console;
grant select (id, user_name, name, phone, status, referral_code, created_at, agent_id, excluded_until), update (status, agent_id) on identity.player to thazin_console;
grant select, insert, update (is_on) on identity.referral_code to thazin_console;
grant select (token_hash, player_id, address, created_at, seen_at, expires_at, revoked_at, id, user_agent, device_mark), update (revoked_at) on identity.session to thazin_console;
grant execute on function identity.standing to thazin_console;
grant select on job.run to thazin_console;
grant select on ledger.account to thazin_console;
grant execute on function ledger.lock_accounts to thazin_console;
grant execute on function ledger.open_agent to thazin_console;
grant execute on function ledger.open_bonus to thazin_console;
grant execute on function ledger.post to thazin_console;
grant select on ledger.posting to thazin_console;
grant execute on function ledger.set_overdraft to thazin_console;
grant select on ledger.transfer to thazin_console;
grant insert on outbox.event to thazin_console;
grant select, insert, update (newest) on outbox.inbox to thazin_console;
grant select, insert on picture.picture to thazin_console;
grant select, insert on player_admin.note to thazin_console;
grant select, update (game_version_from, main_version_from, ends_at, status, settled_at, game_version_counted, main_version_counted, is_cancelled) on promotion.claim to thazin_console;
grant select, insert, update on promotion.promotion to thazin_console;
grant select, insert, delete on promotion.promotion_picture to thazin_console;
grant select on public.migration to thazin_console;
grant select on reconciliation.discrepancy to thazin_console;
grant select on reconciliation.progress to thazin_console;
grant select on reconciliation.whole_proof to thazin_console;
grant execute on function report.agent_of to thazin_console;
grant select on report.aggregated_day to thazin_console;
grant select on report.aggregation_progress to thazin_console;
grant select, insert on report.closing_statement to thazin_console;
grant select, insert on report.closing_statement_figure to thazin_console;
grant select, insert on report.closing_statement_line to thazin_console;
grant select on report.daily_aggregate to thazin_console;
grant select on report.daily_digit_bet_aggregate to thazin_console;
grant select on report.daily_game_aggregate to thazin_console;
grant select on report.daily_player_aggregate to thazin_console;
grant execute on function report.day_of to thazin_console;
grant execute on function report.end_of to thazin_console;
grant select on report.hourly_aggregate to thazin_console;
grant select on report.monthly_game_aggregate to thazin_console;
grant select on report.monthly_player_aggregate to thazin_console;
grant execute on function report.player_of to thazin_console;
grant select on report.player_total to thazin_console;
grant select, insert, update (rtp_theoretical, deviation) on report.theoretical_rtp to thazin_console;
grant select, insert on seamless.difference_note to thazin_console;
grant select on seamless.effect to thazin_console;
grant select on seamless.launch to thazin_console;
grant select on seamless.player_receivable to thazin_console;
grant select on seamless.product to thazin_console;
grant select on seamless.wager to thazin_console;
grant select on seamless.wager_difference to thazin_console;
grant select, update (brand_name, law_en, law_mm, law_zh, law_th) on setting.brand to thazin_console;
grant select, insert on shan.difference_note to thazin_console;
grant select on shan.dispute to thazin_console;
grant select on shan.recovery to thazin_console;
grant select, update (state, closed_because, closed_at) on shan.session to thazin_console;
grant select on shan.settlement to thazin_console;
grant select, insert on staff.audit to thazin_console;
grant select on staff.audit_block to thazin_console;
grant execute on function staff.is_live_session to thazin_console;
grant select (token_hash, staff_id, next, address, created_at, seen_at, revoked_at), insert, update (seen_at, revoked_at) on staff.session to thazin_console;
grant select (id, user_name, password_hash, role, created_at, parent_id, permissions, is_active, player_id, is_password_temporary, totp_secret, totp_offered, totp_last_step), insert, update (password_hash, permissions, is_active, is_password_temporary, totp_secret, totp_offered, totp_last_step) on staff.staff to thazin_console;
grant select, insert, delete on switch.off to thazin_console;
grant select on switch.version to thazin_console;
grant select, insert, update (cutoff_at, draws_at, shown_until, odds, stake_min, stake_max, default_number_limit, status, closed_at, version, void_reason, voided_at) on two_d.draw to thazin_console;
grant select on two_d.feed to thazin_console;
grant execute on function two_d.is_trading_day to thazin_console;
grant select on two_d.line to thazin_console;
grant select, update (number_limit, is_own, is_closed) on two_d.number_limit to thazin_console;
grant select on two_d.player_stake to thazin_console;
grant select on two_d.prize to thazin_console;
grant select, insert on two_d.reading to thazin_console;
grant select, insert on two_d.result to thazin_console;
grant select, insert, update (withdrawn_at) on two_d.result_report to thazin_console;
grant select, update (is_on, cutoff_at, draws_at) on two_d.session to thazin_console;
grant select, update (odds, stake_min, stake_max, default_number_limit, lines_max, closed_numbers) on two_d.setting to thazin_console;
grant select, insert, update (version, after_slip_id, paid_count, paid_amount, queued_at, finished_at) on two_d.settlement to thazin_console;
grant execute on function two_d.shown_until to thazin_console;
grant select on two_d.slip to thazin_console;
grant select, insert, update (is_trading, name_en, name_mm, name_zh, name_th, is_provisional), delete on two_d.special_day to thazin_console;
grant execute on function two_d.today to thazin_console;
grant select on wallet.exchange to thazin_console;

grant usage on schema agent, approval, cashier, catalog, client_error, digit_bet, environment, held_credit, idempotency, identity, job, ledger, outbox, picture, promotion, reconciliation, report, seamless, shan, staff, two_d, wallet to thazin_worker;
grant select on agent.agent_transaction to thazin_worker;
grant select, insert on agent.commission_day to thazin_worker;
grant select, insert on agent.commission_day_line to thazin_worker;
grant select on agent.membership to thazin_worker;
grant select on agent.plan to thazin_worker;
grant select on agent.rate to thazin_worker;
grant select, update (settled_until) on agent.setting to thazin_worker;
grant select, update (status, decided_at) on approval.request to thazin_worker;
grant select on cashier.account_movement to thazin_worker;
grant select on cashier.agent_payout to thazin_worker;
grant select on cashier.deposit_limit to thazin_worker;
grant select on cashier.event to thazin_worker;
grant execute on function cashier.limit_length to thazin_worker;
grant select on cashier.payment_account to thazin_worker;
grant select on cashier.request to thazin_worker;
grant select, insert, update (is_hot, name_en, name_mm, name_zh, name_th, image_url, state, retired_at, picture, picture_url) on catalog.game to thazin_worker;
grant select on catalog.game_type to thazin_worker;
grant select, insert, update (feed_type, state, retired_at) on catalog.offer to thazin_worker;
grant select, insert, update (provider_name, product_name, product_title, currency) on catalog.provider to thazin_worker;
grant select, insert, delete on catalog.sync_run to thazin_worker;
grant select, delete on client_error.report to thazin_worker;
grant select on digit_bet.bet to thazin_worker;
grant select on digit_bet.seed_series to thazin_worker;
grant select (seed_series_id, sealed) on digit_bet.server_seed to thazin_worker;
grant select on digit_bet.signing_key to thazin_worker;
grant select on environment.mark to thazin_worker;
grant select, insert, update (timeline, seen_at) on environment.primary_timeline to thazin_worker;
grant select, insert, update (taken_back, offset_amount, status) on held_credit.credit to thazin_worker;
grant select, insert, update (credited) on held_credit.day to thazin_worker;
grant select, insert, update (credited, hour_max) on held_credit.partner_hour to thazin_worker;
grant select on held_credit.setting to thazin_worker;
grant select, delete on idempotency.refusal to thazin_worker;
grant select, delete on identity.attempt to thazin_worker;
grant select (expires_at), delete on identity.password_reset to thazin_worker;
grant select (id, user_name, name, phone, status, agent_id, excluded_until) on identity.player to thazin_worker;
grant select (expires_at, revoked_at, id), delete on identity.session to thazin_worker;
grant execute on function identity.standing to thazin_worker;
grant select, insert, update (watched_from, began_at, ended_at, unfinished_since, lasted_ms, failures, failed_at, error_kind, error_message, program) on job.run to thazin_worker;
grant select on ledger.account to thazin_worker;
grant execute on function ledger.lock_accounts to thazin_worker;
grant execute on function ledger.post to thazin_worker;
grant execute on function ledger.post_atomic to thazin_worker;
grant select on ledger.transfer to thazin_worker;
grant select on ledger.transfer_way to thazin_worker;
grant select, insert, delete on outbox.event to thazin_worker;
grant select, insert, update (newest) on outbox.inbox to thazin_worker;
grant insert on picture.picture to thazin_worker;
grant select, update (status, settled_at, staked, game_version_counted, main_version_counted) on promotion.claim to thazin_worker;
grant select, insert, update (until, swept_at) on promotion.count_progress to thazin_worker;
grant select, insert, update (last_found_at, resolved_at, topic, account_id, amount, day) on reconciliation.discrepancy to thazin_worker;
grant select, insert, update (proven_until, time_at, account_at, time_round_began_at, account_round_began_at, time_round_ended_at, account_round_ended_at) on reconciliation.progress to thazin_worker;
grant select, insert, update (version, balance) on reconciliation.proven_account to thazin_worker;
grant select, insert, update (transfers, amount) on reconciliation.proven_day to thazin_worker;
grant execute on function report.agent_of to thazin_worker;
grant select, insert, delete on report.aggregated_day to thazin_worker;
grant select, insert, update (until, player_days_from, restored_until) on report.aggregation_progress to thazin_worker;
grant execute on function report.archive_player_month to thazin_worker;
grant select on report.archived_month to thazin_worker;
grant execute on function report.beginning_of to thazin_worker;
grant select, insert on report.closing_statement to thazin_worker;
grant select, insert on report.closing_statement_figure to thazin_worker;
grant select, insert on report.closing_statement_line to thazin_worker;
grant select, insert, update (transfers, amount), delete on report.daily_aggregate to thazin_worker;
grant select, insert, update (bets, staked, squares, returned), delete on report.daily_digit_bet_aggregate to thazin_worker;
grant select, insert, update (transfers, amount, squares), delete on report.daily_game_aggregate to thazin_worker;
grant select, insert, update (bets, first_ms, turnover, payout, bonus_cost, adjustments, deposits, withdrawals), delete on report.daily_player_aggregate to thazin_worker;
grant execute on function report.day_of to thazin_worker;
grant execute on function report.end_of to thazin_worker;
grant select, insert, delete on report.hourly_aggregate to thazin_worker;
grant select, insert, update (transfers, amount, squares), delete on report.monthly_game_aggregate to thazin_worker;
grant select, insert, update (bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals), delete on report.monthly_player_aggregate to thazin_worker;
grant execute on function report.open_player_month to thazin_worker;
grant execute on function report.player_of to thazin_worker;
grant select, insert, update (balance, two_d_stakes, provider_stakes) on report.player_total to thazin_worker;
grant insert on report.theoretical_rtp to thazin_worker;
grant select on seamless.effect to thazin_worker;
grant select on seamless.player_receivable to thazin_worker;
grant select on seamless.pre_cancelled_wager to thazin_worker;
grant select, insert, update (currency, status) on seamless.product to thazin_worker;
grant select, insert, update (until) on seamless.reconciled to thazin_worker;
grant select, delete on seamless.refused_stake to thazin_worker;
grant select, insert, update (member_account, status, status_rank, bet_amount, valid_bet_amount, prize_amount, game_type, game_code, round_id, settled_at, told_at, listed_at) on seamless.wager to thazin_worker;
grant select, insert, update (member_account, our_bet_amount, their_bet_amount, our_prize_amount, their_prize_amount, our_status, their_status, resolved_at) on seamless.wager_difference to thazin_worker;
grant execute on function seamless.wager_state to thazin_worker;
grant select on shan.dispute to thazin_worker;
grant select, insert on shan.recovery to thazin_worker;
grant select, update (known_balance, known_at, seen_at, checked_at) on shan.session to thazin_worker;
grant select, insert, update (bet_amount, reported_net) on shan.settlement to thazin_worker;
grant select, insert on shan.wager to thazin_worker;
grant select, insert on staff.audit to thazin_worker;
grant select, insert on staff.audit_block to thazin_worker;
grant select (expires_at, revoked_at), delete on staff.session to thazin_worker;
grant select, insert, update (status, closed_at, version) on two_d.draw to thazin_worker;
grant select, update (reading, read_at, polled_at, failures, failure, calls_on, calls, moved_at) on two_d.feed to thazin_worker;
grant execute on function two_d.is_trading_day to thazin_worker;
grant select on two_d.line to thazin_worker;
grant select on two_d.number_limit to thazin_worker;
grant select on two_d.player_stake to thazin_worker;
grant select, insert, update (taken_back, taken_back_at, repaid) on two_d.prize to thazin_worker;
grant select, insert on two_d.reading to thazin_worker;
grant select, insert on two_d.result to thazin_worker;
grant select, insert, update (withdrawn_at) on two_d.result_report to thazin_worker;
grant select on two_d.session to thazin_worker;
grant select on two_d.setting to thazin_worker;
grant select, insert, update (version, after_slip_id, paid_count, paid_amount, queued_at, finished_at, staked_up_to, stakes_at) on two_d.settlement to thazin_worker;
grant execute on function two_d.shown_until to thazin_worker;
grant select on two_d.slip to thazin_worker;
grant select on two_d.special_day to thazin_worker;
grant execute on function two_d.today to thazin_worker;
grant select on wallet.exchange to thazin_worker;

grant usage on schema agent, approval, cashier, catalog, client_error, content, digit_bet, environment, external_game, held_credit, home, idempotency, identity, job, ledger, outbox, picture, player_admin, promotion, public, reconciliation, report, seamless, setting, shan, staff, switch, two_d, wallet to thazin_reports;
grant select on agent.agent_transaction to thazin_reports;
grant select on agent.commission_day to thazin_reports;
grant select on agent.commission_day_line to thazin_reports;
grant select on agent.membership to thazin_reports;
grant select on agent.plan to thazin_reports;
grant select on agent.profile to thazin_reports;
grant select on agent.rate to thazin_reports;
grant select on agent.setting to thazin_reports;
grant select on approval.request to thazin_reports;
grant select on approval.setting to thazin_reports;
grant select on cashier.account_movement to thazin_reports;
grant select on cashier.agent_payout to thazin_reports;
grant select on cashier.checked_entry to thazin_reports;
grant select on cashier.deposit_limit to thazin_reports;
grant select on cashier.event to thazin_reports;
grant execute on function cashier.limit_length to thazin_reports;
grant select on cashier.payment_account to thazin_reports;
grant select on cashier.payment_type to thazin_reports;
grant select on cashier.receipt to thazin_reports;
grant select on cashier.receivable_cap to thazin_reports;
grant select on cashier.request to thazin_reports;
grant select on cashier.setting to thazin_reports;
grant select on cashier.statement to thazin_reports;
grant select on cashier.statement_line to thazin_reports;
grant select on catalog.favourite to thazin_reports;
grant select on catalog.game to thazin_reports;
grant select on catalog.game_type to thazin_reports;
grant select on catalog.mark to thazin_reports;
grant select on catalog.offer to thazin_reports;
grant select on catalog.provider to thazin_reports;
grant select on catalog.recent_game to thazin_reports;
grant select on catalog.sync_run to thazin_reports;
grant select on catalog.version to thazin_reports;
grant select on client_error.report to thazin_reports;
grant select on content.banner to thazin_reports;
grant select on content.banner_picture to thazin_reports;
grant select on content.banner_text to thazin_reports;
grant select on content.channel to thazin_reports;
grant select on content.page to thazin_reports;
grant select on content.version to thazin_reports;
grant select on content.video to thazin_reports;
grant select on digit_bet.bet to thazin_reports;
grant select on digit_bet.seed_series to thazin_reports;
grant select (seed_series_id, sealed) on digit_bet.server_seed to thazin_reports;
grant select on digit_bet.setting to thazin_reports;
grant select on digit_bet.signing_key to thazin_reports;
grant select on environment.mark to thazin_reports;
grant select on environment.primary_timeline to thazin_reports;
grant select on external_game.link to thazin_reports;
grant select (link_id, player_id, expires_at) on external_game.token to thazin_reports;
grant select on held_credit.credit to thazin_reports;
grant select on held_credit.day to thazin_reports;
grant select on held_credit.partner_hour to thazin_reports;
grant select on held_credit.setting to thazin_reports;
grant select on home.setting to thazin_reports;
grant select on idempotency.refusal to thazin_reports;
grant select on identity.attempt to thazin_reports;
grant select on identity.exclusion to thazin_reports;
grant select (player_id, expires_at, tries_left) on identity.password_reset to thazin_reports;
grant select (id, user_name, name, phone, status, referral_code, created_at, agent_id, excluded_until) on identity.player to thazin_reports;
grant select on identity.referral_code to thazin_reports;
grant select (player_id, address, created_at, seen_at, expires_at, revoked_at, id, user_agent, device_mark) on identity.session to thazin_reports;
grant select on job.run to thazin_reports;
grant select on ledger.account to thazin_reports;
grant select on ledger.posting to thazin_reports;
grant select on ledger.transfer to thazin_reports;
grant select on ledger.transfer_way to thazin_reports;
grant select on outbox.event to thazin_reports;
grant select on outbox.inbox to thazin_reports;
grant select on picture.picture to thazin_reports;
grant select on player_admin.note to thazin_reports;
grant select on promotion.claim to thazin_reports;
grant select on promotion.count_progress to thazin_reports;
grant select on promotion.promotion to thazin_reports;
grant select on promotion.promotion_picture to thazin_reports;
grant select on promotion.version to thazin_reports;
grant select on public.migration to thazin_reports;
grant select on reconciliation.discrepancy to thazin_reports;
grant select on reconciliation.progress to thazin_reports;
grant select on reconciliation.proven_account to thazin_reports;
grant select on reconciliation.proven_day to thazin_reports;
grant select, insert, update (ended_at, checks, wrong_checks) on reconciliation.whole_proof to thazin_reports;
grant execute on function report.agent_of to thazin_reports;
grant select on report.aggregated_day to thazin_reports;
grant select on report.aggregation_progress to thazin_reports;
grant select on report.archived_month to thazin_reports;
grant execute on function report.beginning_of to thazin_reports;
grant select on report.closing_statement to thazin_reports;
grant select on report.closing_statement_figure to thazin_reports;
grant select on report.closing_statement_line to thazin_reports;
grant select on report.daily_aggregate to thazin_reports;
grant select on report.daily_digit_bet_aggregate to thazin_reports;
grant select on report.daily_game_aggregate to thazin_reports;
grant select on report.daily_player_aggregate to thazin_reports;
grant execute on function report.day_of to thazin_reports;
grant execute on function report.end_of to thazin_reports;
grant select on report.hourly_aggregate to thazin_reports;
grant select on report.monthly_game_aggregate to thazin_reports;
grant select on report.monthly_player_aggregate to thazin_reports;
grant execute on function report.player_of to thazin_reports;
grant select on report.player_total to thazin_reports;
grant select on report.theoretical_rtp to thazin_reports;
grant select on seamless.difference_note to thazin_reports;
grant select on seamless.effect to thazin_reports;
grant select on seamless.launch to thazin_reports;
grant select (player_id, member_account, created_at) on seamless.member to thazin_reports;
grant select on seamless.player_receivable to thazin_reports;
grant select on seamless.pre_cancelled_wager to thazin_reports;
grant select on seamless.product to thazin_reports;
grant select on seamless.reconciled to thazin_reports;
grant select on seamless.refused_stake to thazin_reports;
grant select on seamless.wager to thazin_reports;
grant select on seamless.wager_difference to thazin_reports;
grant select on setting.brand to thazin_reports;
grant select on shan.difference_note to thazin_reports;
grant select on shan.dispute to thazin_reports;
grant select on shan.operator to thazin_reports;
grant select on shan.recovery to thazin_reports;
grant select on shan.session to thazin_reports;
grant select on shan.settlement to thazin_reports;
grant select on shan.wager to thazin_reports;
grant select on staff.audit to thazin_reports;
grant select on staff.audit_block to thazin_reports;
grant select (staff_id, next, address, user_agent, created_at, seen_at, expires_at, revoked_at) on staff.session to thazin_reports;
grant select (id, user_name, role, created_at, parent_id, permissions, is_active, player_id, is_password_temporary, totp_last_step) on staff.staff to thazin_reports;
grant select on switch.off to thazin_reports;
grant select on switch.version to thazin_reports;
grant select on two_d.draw to thazin_reports;
grant select on two_d.feed to thazin_reports;
grant select on two_d.line to thazin_reports;
grant select on two_d.number_limit to thazin_reports;
grant select on two_d.player_stake to thazin_reports;
grant select on two_d.prize to thazin_reports;
grant select on two_d.reading to thazin_reports;
grant select on two_d.result to thazin_reports;
grant select on two_d.result_report to thazin_reports;
grant select on two_d.saved_list to thazin_reports;
grant select on two_d.session to thazin_reports;
grant select on two_d.setting to thazin_reports;
grant select on two_d.settlement to thazin_reports;
grant select on two_d.slip to thazin_reports;
grant select on two_d.special_day to thazin_reports;
grant select on wallet.exchange to thazin_reports;

-- The ways in which money may move, and the logins that may post each (platform/ledger/server/posting-programs.ts).
delete from ledger.transfer_way;
insert into ledger.transfer_way (kind, debit_end, credit_end, logins, needs_demo) values
  ('account_hand_over', 'payment_account', 'payment_account', '{thazin_console}', false),
  ('account_opening', 'payment_account', '550', '{thazin_console}', false),
  ('account_paid_in', 'payment_account', '500', '{thazin_console}', false),
  ('account_taken_out', '500', 'payment_account', '{thazin_console}', false),
  ('account_transfer', 'payment_account', 'payment_account', '{thazin_console}', false),
  ('agent_commission', '520', 'commission', '{thazin_worker}', false),
  ('agent_float_in', '500', 'float', '{thazin_console}', false),
  ('agent_float_out', 'float', '500', '{thazin_console}', false),
  ('agent_payout', 'commission', 'payment_account', '{thazin_console}', false),
  ('bank_charge', '540', 'payment_account', '{thazin_console}', false),
  ('bonus_granted', '530', 'bonus', '{thazin_server,thazin_console}', false),
  ('bonus_lapsed', 'bonus', '530', '{thazin_worker}', false),
  ('bonus_released', 'bonus', 'main', '{thazin_worker}', false),
  ('correction_credit', '510', 'game', '{thazin_console}', false),
  ('correction_credit', '510', 'main', '{thazin_console}', false),
  ('correction_debit', 'game', '510', '{thazin_console}', false),
  ('correction_debit', 'main', '510', '{thazin_console}', false),
  ('demo_grant', '100', 'main', '{thazin_server}', true),
  ('deposit', 'payment_account', 'main', '{thazin_console}', false),
  ('deposit_from_float', 'float', 'main', '{thazin_console}', false),
  ('digit_bet_prize', '200', 'game', '{thazin_server}', false),
  ('digit_bet_stake', 'game', '200', '{thazin_server}', false),
  ('exchange_game_to_main', 'game', 'main', '{thazin_server}', false),
  ('exchange_main_to_game', 'main', 'game', '{thazin_server}', false),
  ('held_credit', 'game', 'hold', '{thazin_server,thazin_worker}', false),
  ('held_refused_seamless', 'hold', '300', '{thazin_console}', false),
  ('held_refused_shan', 'hold', '400', '{thazin_console}', false),
  ('held_released', 'hold', 'game', '{thazin_console}', false),
  ('held_taken_back', 'hold', 'game', '{thazin_server,thazin_worker}', false),
  ('seamless_added', '300', 'game', '{thazin_server}', false),
  ('seamless_bet', 'game', 'provider_stakes', '{thazin_server}', false),
  ('seamless_bonus', '300', 'game', '{thazin_server}', false),
  ('seamless_owed', '310', '300', '{thazin_server}', false),
  ('seamless_refund', 'provider_stakes', 'game', '{thazin_server}', false),
  ('seamless_reopened', '300', 'provider_stakes', '{thazin_server}', false),
  ('seamless_settled', 'provider_stakes', '300', '{thazin_server}', false),
  ('seamless_taken_back', 'game', '300', '{thazin_server}', false),
  ('seamless_tip', 'game', '300', '{thazin_server}', false),
  ('seamless_win', '300', 'game', '{thazin_server}', false),
  ('shan_loss', 'game', '400', '{thazin_server,thazin_worker}', false),
  ('shan_owed', '310', '400', '{thazin_server,thazin_worker}', false),
  ('shan_repaid', 'game', '310', '{thazin_server,thazin_worker}', false),
  ('shan_win', '400', 'game', '{thazin_server,thazin_worker}', false),
  ('two_d_owed', '310', '220', '{thazin_worker}', false),
  ('two_d_prize', '220', 'main', '{thazin_worker}', false),
  ('two_d_prize_reversed', 'main', '220', '{thazin_worker}', false),
  ('two_d_refund', 'two_d_stakes', 'main', '{thazin_worker}', false),
  ('two_d_repaid', 'main', '310', '{thazin_worker}', false),
  ('two_d_settled', 'two_d_stakes', '220', '{thazin_worker}', false),
  ('two_d_stake', 'main', 'two_d_stakes', '{thazin_server}', false),
  ('withdrawal_hold', 'main', 'hold', '{thazin_server}', false),
  ('withdrawal_paid', 'hold', 'payment_account', '{thazin_console}', false),
  ('withdrawal_returned', 'hold', 'main', '{thazin_console}', false);
