/** The rows that the ledger's transfers come from, each in the order of its time. */

export const digitBets: string[] = [
  // No seeds were drawn: the bets name series that are not there, and their numbers are the versions of the account.
  `insert into digit_bet.bet (id, player_id, seed_series_id, n, bet_type, digit, bet_amount, multiplier, payout_times_100, s,
                              rolled_number, roll, win_amount, balance_after, idempotency_key, created_at)
   select p.id, p.player_id, 1000000000000 + p.player_id, stake.debit_version, p.bet_type, case p.bet_type when 'digit' then 7 end,
          p.stake, 1, case p.bet_type when 'digit' then 950 else 190 end, p.roll, 0, p.roll, p.win,
          coalesce(prize.credit_balance_after, stake.debit_balance_after), p.id::text, p.at
   from ledger.transfer stake join bench.play p on p.id = stake.cause_id
   left join ledger.transfer prize on prize.cause_id = stake.cause_id and prize.kind = 'digit_bet_prize'
   where stake.kind = 'digit_bet_stake' order by stake.created_at`,
]

export const effects: string[] = [
  `insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, balance_before,
                                balance_after, wager_code, game_type, game_code, wager_status, settled_at, created_at)
   select e.id, p.player_id, 1001 + p.game % 17, e.id::text, e.action, e.amount, 0, e.after - e.amount, e.after, p.id::text, 'SLOT', 'GAME' || p.game,
          case e.action when 'BET' then 'BET' else 'SETTLED' end, case e.action when 'SETTLED' then e.at end, e.at
   from (
     select b.cause_id as play_id, b.cause_id as id, 'BET' as action, -b.amount as amount, b.debit_balance_after as after, b.created_at as at
     from ledger.transfer b where b.kind = 'seamless_bet'
     union all
     select p.id, p.settle_id, 'SETTLED', p.win, coalesce(w.credit_balance_after, b.debit_balance_after), p.at + interval '5 seconds'
     from bench.play p join ledger.transfer b on b.cause_id = p.id and b.kind = 'seamless_bet'
     left join ledger.transfer w on w.cause_id = p.settle_id and w.kind = 'seamless_win'
     where not p.is_digit
   ) e join bench.play p on p.id = e.play_id order by e.at`,
]

export const exchanges: string[] = [
  `insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after, idempotency_key, created_at)
   select cause_id, debit_account_id / 10, 'main_to_game', amount, debit_balance_after, credit_balance_after, cause_id::text, created_at
   from ledger.transfer where kind = 'exchange_main_to_game'`,
]

const CASHIER = `(select id from staff.staff where role = 'cashier' order by id limit 1)`

export const cashierRequests: string[] = [
  `insert into cashier.request (id, direction, player_id, agent_id, status, amount, payment_type_id, account_name, account_number,
                                payment_account_id, refrence_no, idempotency_key, created_at, decided_by, decided_at)
   select r.id, r.direction, r.player_id, p.agent_id, r.status, r.amount, a.payment_type_id, 'Ko Aung', '09' || lpad((r.player_id % 1000000000)::text, 9, '0'),
          case r.direction when 'deposit' then a.id end,
          case r.direction when 'deposit' then lpad(abs(hashtext(r.id::text) % 1000000)::text, 6, '0') end, r.id::text, r.at,
          case when r.status <> 'pending' then ${CASHIER} end, case when r.status <> 'pending' then r.at + interval '3 minutes' end
   from bench.request r join identity.player p on p.id = r.player_id
   join cashier.payment_account a on a.place = 1 + r.player_id % 5 order by r.at`,
  `insert into cashier.event (request_id, kind, at, staff_id, reason)
   select r.id, e.kind, e.at, case when e.kind <> 'requested' then r.decided_by end, case e.kind when 'rejected' then 'not received' end
   from cashier.request r cross join lateral (values ('requested', r.created_at), (r.status, r.decided_at)) e (kind, at)
   where e.kind <> 'pending' order by e.at`,
]

/** Of the decisions, oldest first. The product's own loop seals it afterwards. */
export const audit = (entries: number): string[] => [
  `insert into staff.audit (at, staff_id, user_name, role, action, object, before, after, reason, address)
   select r.decided_at, s.id, s.user_name, s.role,
          r.direction || case r.status when 'approved' then 's.approve' else 's.reject' end, r.direction || ':' || r.number,
          jsonb_build_object('status', 'pending'), jsonb_build_object('status', r.status, 'amount', r.amount / 10000),
          case r.status when 'rejected' then 'not received' end, '203.0.113.9'
   from (select * from cashier.request where decided_at is not null order by decided_at limit ${entries}) r
   join staff.staff s on s.id = r.decided_by order by r.decided_at`,
]

export const shanRounds: string[] = [
  `create unlogged table bench.table_session as
   select gen_random_uuid() as id, player_id, min(at) as at, sum(net)::bigint as net from bench.round group by player_id`,
  // More than anybody loses there, so that what the provider states is never below zero.
  `insert into shan.operator (code) values ('bench') on conflict do nothing`,
  `insert into shan.session (id, player_id, operator_code, state, closed_because, launch_balance, known_balance, launched_at, seen_at, closed_at)
   select id, player_id, 'bench', 'closed', 'relaunched', 100000000000, 100000000000 + net, at, at, at from bench.table_session`,
  `insert into shan.wager (code, source, content, occurred_at, received_at)
   select wager_code, 'callback', '{"wager_code":"' || wager_code || '"}', at, at from bench.round order by at`,
  `insert into shan.settlement (id, wager_code, player_id, session_id, outcome, stated_balance, known_before, net, balance_after,
                                bet_amount, reported_net, occurred_at, created_at)
   select r.id, r.wager_code, r.player_id, s.id, 'applied', 100000000000 + sum(r.net) over chain, 100000000000 + sum(r.net) over chain - r.net, r.net,
          coalesce(case when r.net > 0 then t.credit_balance_after else t.debit_balance_after end, 0), abs(r.net), r.net, r.at, r.at
   from bench.round r join bench.table_session s on s.player_id = r.player_id
   join ledger.transfer t on t.cause_id = r.id and t.kind in ('shan_win', 'shan_loss')
   window chain as (partition by s.id order by r.at, r.id) order by r.at`,
]

export const bonusClaims: string[] = [
  `insert into promotion.promotion (place, title_en, title_mm, title_zh, title_th, description_en, description_mm, description_zh, description_th,
                                    event, audience, percent, amount, deposit_min, wagering_times_100, wagering_days, frequency)
   values (1, 'Bonus', 'Bonus', 'Bonus', 'Bonus', '-', '-', '-', '-', 'deposit', 'everyone', 10, 500000000, 50000000, 300, 30, 'weekly')`,
  // Counted up to now, so that the job finds what moves from here on.
  `insert into promotion.claim (id, promotion_id, player_id, period, amount, goal, game_version_from, main_version_from, created_at, ends_at,
                                status, settled_at, game_version_counted, main_version_counted)
   select c.id, (select max(id) from promotion.promotion), c.player_id, c.at::date, c.amount, c.amount * 3, g.version, m.version, c.at,
          c.at + interval '30 days', c.status, c.settled_at, g.version, m.version
   from bench.claim c join ledger.account g on g.id = c.player_id * 10 + 2 join ledger.account m on m.id = c.player_id * 10 + 1
   order by c.at`,
]
