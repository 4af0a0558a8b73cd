import { type HistorySizes, PICKING_STEP, playingOf } from './sizes.ts'

/** Before the history began. Players came evenly over that time and over the history itself. */
const DAYS_BEFORE = 400
/** Its days that the agents' plans reach back: the commissions of each are a job of its own. */
const PLAN_DAYS = 3

/** The moments of the history, and tables of what happens in it. Written into a schema that is dropped at the end. */
export const beginning = ({ days }: HistorySizes): string[] => [
  `create schema bench`,
  // A few minutes are left to the aggregates and to settlements that come a little later than their bets.
  `create unlogged table bench.span as
   select now() - interval '10 minutes' - interval '${days} days' as starts_at, now() - interval '10 minutes' as ends_at`,
]

export const staff = ({ agents }: HistorySizes): string[] => [
  `insert into staff.staff (user_name, password_hash, role)
   select 'agent' || n, 'none', 'agent' from generate_series(1, ${agents}) n
   union all select 'cashier' || n, 'none', 'cashier' from generate_series(1, 5) n`,
  `select ledger.open_agent(id) from staff.staff where role = 'agent'`,
  `insert into agent.plan (agent_id, valid_from, basis, created_by)
   select id, current_date - ${PLAN_DAYS}, case when id % 2 = 0 then 'turnover' else 'ggr' end, id from staff.staff where role = 'agent'`,
  `insert into agent.rate (agent_id, valid_from, game_kind, rate_times_10000)
   select agent_id, valid_from, game_kind, rate from agent.plan
   cross join (values ('digit_bet', 30), ('SLOT', 50), ('two_d', 100)) r (game_kind, rate)`,
  `insert into cashier.payment_type (name) select 'Pay ' || n from generate_series(1, 5) n`,
  `insert into cashier.payment_account (payment_type_id, account_name, account_number, place)
   select id, 'Daw Mya', '0977720431' || id, id from cashier.payment_type`,
  `select ledger.open_payment_account(id, true) from cashier.payment_account
   where not exists (select from ledger.account a where a.payment_account_id = payment_account.id)`,
]

/** The first player's number is known, so that the others' parts need not wait until all are written. */
export const players = ({ players, agents, days }: HistorySizes): string[] => [
  `insert into identity.player (user_name, name, phone, password_hash, agent_id, created_at)
   select 'Y' || lpad(n::text, 8, '0'),
          (array['Ko', 'Ma', 'U', 'Daw', 'Mg'])[1 + n % 5] || ' ' || (array['Aung', 'Hla', 'Thida', 'Zaw', 'Mya', 'Kyaw', 'Nilar'])[1 + n % 7] || ' ' || n,
          '+9597' || lpad(n::text, 8, '0'), 'none', a.id,
          s.ends_at - interval '${days + DAYS_BEFORE} days' * (1 - n / ${players + 1}.0)
   from generate_series(1, ${players}) n cross join bench.span s
   left join (select id, row_number() over (order by id) - 1 as place from staff.staff where role = 'agent') a
     on n % 5 < 4 and a.place = n % ${agents}
   order by n`,
  // One in twenty came to the agent from another one.
  `insert into agent.membership (player_id, agent_id, since, until)
   select p.id, case when moved.at is null then p.agent_id end, p.created_at, moved.at
   from identity.player p cross join bench.span s
   cross join lateral (select case when p.id % 20 = 0 then p.created_at + (s.ends_at - p.created_at) / 2 end as at) moved
   union all
   select p.id, p.agent_id, p.created_at + (s.ends_at - p.created_at) / 2, null
   from identity.player p cross join bench.span s where p.id % 20 = 0`,
]

/** Those who play, each from some moment of the history on. */
export const playing = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.playing as
   select n, first.id + n * ${PICKING_STEP} % ${sizes.players} as player_id,
          came.at + (s.ends_at - came.at) * random() / 2 as begins_at
   from generate_series(0::bigint, ${playingOf(sizes) - 1}) n
   cross join (select coalesce(min(id), 0) as id from identity.player) first
   cross join bench.span s
   cross join lateral (
     select greatest(s.starts_at, least(s.ends_at - interval '4 hours', s.ends_at - interval '${sizes.days + DAYS_BEFORE} days'
                                  * (1 - (n * ${PICKING_STEP} % ${sizes.players} + 1) / ${sizes.players + 1}.0))) + interval '2 hours' as at
   ) came`,
  `analyze bench.playing`,
]

/** Every playing player has signed in once in the last month. */
export const sessions: string[] = [
  `insert into identity.session (token_hash, player_id, address, created_at, seen_at, expires_at)
   select sha256(player_id::text::bytea), player_id, '203.0.113.' || n % 250, ends_at - age, ends_at - age / 2, ends_at - age + interval '30 days'
   from bench.playing cross join bench.span cross join lateral (select interval '29 days' * random() as age) a`,
]
