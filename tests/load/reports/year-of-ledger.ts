import type { Database } from '#server/platform/database/database.ts'

/**
 * A year of a larger platform, written by SQL: its ledger adds up to zero and its chains have no gap, but its rolls come
 * from no seeds. Each statement is one step of it.
 */
export async function writeYear(db: Database, { players, plays }: { players: number; plays: number }): Promise<void> {
  const steps = [...people(players), ...events(plays), ...MONEY, ...CHAINS, ...CAUSES]
  for (const step of steps) await db.unsafe(step)
}

const people = (players: number) => [
  `set statement_timeout = 0`,
  `select setseed(0.5)`,
  `insert into staff.staff (user_name, password_hash, role)
   select 'agent' || n, 'none', 'agent' from generate_series(1, 20) n`,
  `insert into identity.player (user_name, name, phone, password_hash, agent_id, created_at)
   select 'Y' || n, 'Ko ' || n, '+9597' || lpad(n::text, 8, '0'), 'none',
          (select min(id) + n % 25 from staff.staff where n % 25 < 20), now() - interval '400 days'
   from generate_series(1, ${players}) n`,
  `select ledger.open_player(id) from identity.player`,
  `insert into cashier.payment_type (name) select 'Pay ' || n from generate_series(1, 5) n`,
  `insert into cashier.payment_account (payment_type_id, account_name, account_number, place)
   select id, 'Daw Mya', '0977720431' || id, id from cashier.payment_type`,
]

/** Half of the plays are digit bets, half are of makers' games; the first moment of a year lies 365 days back. */
const events = (plays: number) => [
  `create temp table play as
   select gen.*, 10 * (1 + floor(stake * 50))::bigint * 10000 as amount, floor(luck * 10)::smallint as roll
   from (
     select p.id as player_id, n, now() - interval '365 days' * (1 - (n - random()) / ${plays}) as at,
            random() < 0.5 as is_digit, random() as stake, random() as luck, random() as prize
     from identity.player p cross join generate_series(1, ${plays}) n
   ) gen`,
  `create temp table request as
   select p.id as player_id, m, direction, gen_random_uuid() as id,
          (case direction when 'deposit' then case m when 0 then 5000000 else 50000 end else 20000 end)::bigint * 10000 as amount,
          now() - interval '365 days' * (1 - m / 12.0) - interval '1 day' + random() * interval '10 hours' as at
   from identity.player p cross join generate_series(0, 11) m cross join (values ('deposit'), ('withdrawal')) w (direction)
   where direction = 'deposit' or m % 2 = 1`,
]

/** What moved, in the order of its time. A prize comes with its stake; a maker's comes by itself. */
const MONEY = [
  `create temp table moved as
   select row_number() over (order by at, part) as ord, * from (
     select r.id as cause_id, case direction when 'deposit' then 'deposit' else 'withdrawal_hold' end as kind,
            case direction when 'deposit' then 500 else player_id * 10 + 1 end as debit,
            player_id * 10 + case direction when 'deposit' then 1 else 3 end as credit, amount, at, 1 as part, player_id, 0 as n
     from request r
     union all
     select id, 'withdrawal_paid', player_id * 10 + 3, 500, amount, at + interval '5 minutes', 2, player_id, 0
     from request where direction = 'withdrawal'
     union all
     select gen_random_uuid(), 'exchange_main_to_game', player_id * 10 + 1, player_id * 10 + 2, 4000000::bigint * 10000,
            at + interval '1 minute', 2, player_id, 0 from request where m = 0 and direction = 'deposit'
     union all
     select uuidv7(at - now()), case when is_digit then 'digit_bet_stake' else 'seamless_bet' end, player_id * 10 + 2,
            case when is_digit then 200 else 300 end, amount, at, 3, player_id, n from play
   ) m`,
  `insert into moved
   select (select max(ord) from moved) + row_number() over (order by m.ord), case when p.is_digit then m.cause_id else uuidv7(p.at - now()) end,
          case when p.is_digit then 'digit_bet_prize' else 'seamless_win' end, case when p.is_digit then 200 else 300 end,
          p.player_id * 10 + 2, case when p.is_digit then p.amount * 950 / 100 else (p.amount * p.prize * 5)::bigint + 1 end,
          p.at, 4, p.player_id, p.n
   from moved m join play p on p.player_id = m.player_id and p.n = m.n
   where m.n > 0 and case when p.is_digit then p.roll = 7 else p.luck < 0.37 end`,
]

/** Each player's leg states the balance after it and its place in the account's chain. */
const CHAINS = [
  `create temp table leg as
   select ord, account_id, is_credit,
          sum(signed) over chain as balance_after, row_number() over chain as version
   from (
     select ord, at, part, debit as account_id, false as is_credit, -amount as signed from moved where debit >= 10000
     union all
     select ord, at, part, credit, true, amount from moved where credit >= 10000
   ) l window chain as (partition by account_id order by at, part, ord)`,
  `analyze moved`,
  `analyze leg`,
  `insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                                credit_account_id, credit_balance_after, credit_version, amount, created_at)
   select m.cause_id, m.kind, m.debit, d.balance_after, d.version, m.credit, c.balance_after, c.version, m.amount, m.at
   from moved m left join leg d on d.ord = m.ord and not d.is_credit left join leg c on c.ord = m.ord and c.is_credit
   order by m.at, m.part`,
  `update ledger.account a set balance = l.balance_after, version = l.version
   from (select distinct on (account_id) account_id, balance_after, version from leg order by account_id, version desc) l
   where a.id = l.account_id`,
]

const CAUSES = [
  `insert into digit_bet.bet (id, player_id, seed_series_id, n, bet_type, digit, bet_amount, multiplier, payout_times_100, s,
                              rolled_number, roll, win_amount, balance_after, created_at)
   select m.cause_id, m.player_id, m.player_id, m.n, 'digit', 7, p.amount, 1, 950, p.roll, 0, p.roll,
          case when p.roll = 7 then p.amount * 950 / 100 else 0 end, 0, m.at
   from moved m join play p on p.player_id = m.player_id and p.n = m.n where m.kind = 'digit_bet_stake' order by m.at`,
  `insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, balance_before,
                                balance_after, wager_code, game_type, game_code, created_at)
   select cause_id, player_id, 1001 + n % 17, cause_id::text, case kind when 'seamless_bet' then 'BET' else 'SETTLED' end,
          case kind when 'seamless_bet' then -amount else amount end, 0, amount, case kind when 'seamless_bet' then 0 else 2 * amount end,
          'w' || n, 'SLOT', 'GAME' || n % 250, at
   from moved where kind in ('seamless_bet', 'seamless_win') order by at`,
  `insert into cashier.request (id, direction, player_id, status, amount, payment_type_id, account_name, account_number,
                                payment_account_id, refrence_no, created_at, decided_by, decided_at)
   select r.id, r.direction, r.player_id, 'approved', r.amount, t.id, 'Ko', '09777204318', case direction when 'deposit' then a.id end,
          case direction when 'deposit' then '123456' end, r.at, (select min(id) from staff.staff),
          case direction when 'deposit' then r.at else r.at + interval '5 minutes' end
   from request r join cashier.payment_account a on a.place = 1 + r.player_id % 5
   join cashier.payment_type t on t.id = a.payment_type_id order by r.at`,
  `analyze`,
]
