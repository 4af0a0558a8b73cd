/** Draws that were settled, with their slips, lines, prizes and what counts against their limits. */
export const twoDDraws: string[] = [
  `insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max, default_number_limit,
                           lines_max, status, closed_at, version)
   select d.game_date, d.session_number, d.cutoff_at, d.draws_at, two_d.shown_until(d.game_date, d.draws_at), s.odds, s.stake_min, s.stake_max,
          1000000000000, s.lines_max, 'settled', d.cutoff_at, 1
   from bench.draw d cross join two_d.setting s order by d.place`,
  `create unlogged table bench.draw_id as
   select b.place, d.id from bench.draw b join two_d.draw d on d.game_date = b.game_date and d.session_number = b.session_number and d.status = 'settled'`,
  // What the two sources said: the figures whose digits are the number.
  `create unlogged table bench.said as
   select i.id as draw_id, b.drawn as number, b.draws_at, '1,234.5' || left(b.drawn, 1) as set, '45,67' || right(b.drawn, 1) || '.12' as value
   from bench.draw b join bench.draw_id i using (place)`,
  `insert into two_d.reading (source, raw, read_at)
   select source, convert_to('{"draw":' || draw_id || ',"set":"' || set || '","value":"' || value || '"}', 'UTF8'), draws_at
   from bench.said cross join (values ('feed'), ('second_feed')) s (source) order by draws_at`,
  `insert into two_d.result_report (draw_id, version, reporter, number, set, value, reading_id, reported_at)
   select s.draw_id, 1, r.source, s.number, s.set, s.value, r.id, r.read_at from bench.said s
   join two_d.reading r on strpos(convert_from(r.raw, 'UTF8'), '{"draw":' || s.draw_id || ',') = 1`,
  `insert into two_d.result (draw_id, version, number, report_id, reporter, confirmation_id, confirmer, declared_at)
   select a.draw_id, 1, a.number, a.id, a.reporter, b.id, b.reporter, b.reported_at from two_d.result_report a
   join two_d.result_report b on b.draw_id = a.draw_id and b.reporter = 'second_feed' where a.reporter = 'feed'`,
]

export const twoDSlips: string[] = [
  `insert into two_d.slip (id, number, draw_id, player_id, total, before_balance, after_balance, idempotency_key, accepted_at, cutoff_at)
   select s.id, s.number, i.id, s.player_id, t.amount, t.debit_balance_after + t.amount, t.debit_balance_after, s.id::text, s.at, s.cutoff_at
   from bench.slip s join bench.draw_id i using (place) join ledger.transfer t on t.cause_id = s.id and t.kind = 'two_d_stake' order by s.at`,
  `select setval('two_d.slip_number', (select max(number) from two_d.slip))`,
  `insert into two_d.line (slip_id, digits, draw_id, stake, odds)
   select l.slip_id, l.digits, i.id, l.stake, 80 from bench.line l join bench.draw_id i using (place) order by l.slip_id`,
  `insert into two_d.prize (id, draw_id, version, slip_id, digits, player_id, amount, paid_at)
   select l.prize_id, i.id, 1, l.slip_id, l.digits, l.player_id, l.stake * 80, l.draws_at + interval '10 minutes'
   from bench.line l join bench.draw_id i using (place) where l.prize_id is not null`,
  `insert into two_d.number_limit (draw_id, digits, number_limit, staked, liability)
   select i.id, n.digits, 1000000000000, coalesce(l.staked, 0), coalesce(l.staked, 0) * 80
   from bench.draw_id i cross join (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) n
   left join (select place, digits, sum(stake)::bigint as staked from bench.line group by 1, 2) l using (place, digits)`,
  `insert into two_d.player_stake (draw_id, player_id, staked)
   select i.id, s.player_id,
          (select array_agg(case when n in (s.base, (s.base + 37) % 100, (s.base + 71) % 100) then s.stake else 0 end order by n) from generate_series(0, 99) n)
   from bench.slip s join bench.draw_id i using (place)`,
  `insert into two_d.settlement (draw_id, version, after_slip_id, paid_count, paid_amount, queued_at, finished_at, staked_up_to, stakes_at)
   select i.id, 1, null, coalesce(p.count, 0), coalesce(p.amount, 0), b.draws_at, b.draws_at + interval '10 minutes', null, b.draws_at + interval '10 minutes'
   from bench.draw b join bench.draw_id i using (place)
   left join (select draw_id, count(*)::integer as count, sum(amount)::bigint as amount from two_d.prize group by 1) p on p.draw_id = i.id`,
]
