import { type HistorySizes, playingOf } from './sizes.ts'

/** In units of 1/10000 kyat. */
export const FIRST_DEPOSIT = 10_000_000_000
export const FIRST_EXCHANGE = 5_000_000_000
/** Of an open claim. */
const CLAIM_DAYS = 7
const OPEN_CLAIM_SPAN = `interval '6 days'`

/** Somebody who plays: the square of a random number makes a few play much and most play little. */
const somebody = (sizes: HistorySizes, power = 2) => `floor(${playingOf(sizes)} * power(random(), ${power}))::bigint`

/** Stakes of 1 to 100 kyat, so that nobody's first exchange is used up. */
export const plays = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.play as
   select *, case when is_digit
                  then case when bet_type = 'digit' and roll = 7 then stake * 950 / 100
                            when bet_type = 'big' and roll >= 5 or bet_type = 'small' and roll <= 4 then stake * 190 / 100 else 0 end
                  else case when luck < 0.37 then (stake * luck * 13)::bigint + 1 else 0 end end as win
   from (
     select uuidv7(made.at - now()) as id, case when not is_digit then uuidv7(made.at + interval '5 seconds' - now()) end as settle_id,
            p.player_id, made.at, is_digit, (array['digit', 'big', 'small'])[1 + g.n % 3] as bet_type, floor(luck * 10)::smallint as roll,
            (1 + floor(g.size * 100))::bigint * 10000 as stake, luck, g.n % 250 as game
     from (
       select n, n <= ${sizes.bets} as is_digit, ${somebody(sizes)} as who, random() as moment, random() as luck, random() as size
       from generate_series(1, ${sizes.bets + sizes.wagers}) n
     ) g join bench.playing p on p.n = g.who cross join bench.span s
     cross join lateral (select p.begins_at + (s.ends_at - p.begins_at) * g.moment as at) made
   ) play`,
  `analyze bench.play`,
]

/** The first deposit of all who play, then deposits and withdrawals in turn. What came in the last half hour waits. */
export const requests = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.request as
   select *, case when n > 0 and at > ends_at - interval '30 minutes' and place = 1 then 'pending' when n % 33 = 7 then 'rejected' else 'approved' end as status
   from (
     select *, row_number() over (partition by player_id, direction order by at desc) as place
     from (
       select 0::bigint as n, player_id, 'deposit' as direction, ${FIRST_DEPOSIT} as amount, begins_at - interval '70 minutes' as at, gen_random_uuid() as id
       from bench.playing
       union all
       select g.n, p.player_id, case when g.n % 2 = 0 then 'deposit' else 'withdrawal' end,
              case when g.n % 2 = 0 then 2 + g.n % 40 else 1 + g.n % 3 end * 100000000::bigint,
              p.begins_at + (s.ends_at - p.begins_at) * g.moment, gen_random_uuid()
       from (
         select n, ${somebody(sizes, 1)} as who, random() as moment from generate_series(1, ${sizes.requests - playingOf(sizes)}) n
       ) g join bench.playing p on p.n = g.who cross join bench.span s
     ) asked
   ) ordered cross join bench.span`,
  `analyze bench.request`,
]

/** Two draws on each trading day whose drawing is over; a settled draw has its result of two reporters. */
export const draws: string[] = [
  `create unlogged table bench.draw as
   select row_number() over (order by draws_at)::integer as place, * from (
     select day::date as game_date, t.number as session_number, (day::date + t.cutoff_at) at time zone 'Asia/Yangon' as cutoff_at,
            (day::date + t.draws_at) at time zone 'Asia/Yangon' as draws_at, lpad(floor(random() * 100)::text, 2, '0') as drawn
     from bench.span s cross join generate_series(s.starts_at, s.ends_at, interval '1 day') day
     join two_d.session t on t.is_on where two_d.is_trading_day(day::date)
   ) d cross join bench.span s where draws_at < s.ends_at - interval '20 minutes' and cutoff_at > s.starts_at + interval '12 hours'`,
]

/** At most one slip of a player in a draw, with one stake on three numbers. More are tried than are wanted: a player may not have come yet. */
export const slips = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.slip as
   select *, uuidv7(at - now()) as id, row_number() over (order by at) as number from (
   select * from (
     select distinct on (place, player_id) g.place, p.player_id, d.drawn, d.cutoff_at, d.draws_at, g.base, (1 + g.base % 3) * 1000000::bigint as stake,
            d.cutoff_at - interval '8 hours' * random() - interval '1 second' as at
     from (
       select 1 + floor(random() * (select count(*) from bench.draw))::integer as place, ${somebody(sizes, 1)} as who, floor(random() * 100)::integer as base
       from generate_series(1, ${sizes.slips * 2}) n
     ) g join bench.playing p on p.n = g.who join bench.draw d using (place)
     where p.begins_at < d.cutoff_at - interval '9 hours'
   ) one order by random() limit ${sizes.slips}
   ) chosen`,
  `create unlogged table bench.line as
   select s.id as slip_id, s.place, s.player_id, s.stake, s.drawn, n.digits, s.draws_at, case when n.digits = s.drawn then uuidv7(s.draws_at - now()) end as prize_id
   from bench.slip s cross join lateral (
     select lpad(((s.base + step) % 100)::text, 2, '0') as digits from unnest(array[0, 37, 71]) step
   ) n`,
  `analyze bench.slip`,
  `analyze bench.line`,
]

export const rounds = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.round as
   select gen_random_uuid() as id, 'r' || g.n as wager_code, p.player_id, p.begins_at + (s.ends_at - p.begins_at) * g.moment as at,
          (case when g.luck < 0.48 then 1 else -1 end * (1 + floor(g.size * 50)))::bigint * 10000 as net
   from (
     select n, ${somebody(sizes, 1)} as who, random() as moment, random() as luck, random() as size from generate_series(1, ${sizes.rounds}) n
   ) g join bench.playing p on p.n = g.who cross join bench.span s`,
  `analyze bench.round`,
]

/** One claim of a player. Half of those that are settled were released, half have lapsed. */
export const claims = (sizes: HistorySizes): string[] => [
  `create unlogged table bench.claim as
   select gen_random_uuid() as id, player_id, at, status, 50000000::bigint as amount,
          case when status <> 'open' then least(at + interval '${CLAIM_DAYS} days' * random(), ends_at) end as settled_at
   from (
     select p.player_id, s.ends_at, case when p.n < ${sizes.claims} then 'open' when p.n % 2 = 0 then 'released' else 'lapsed' end as status,
            case when p.n < ${sizes.claims} then greatest(p.begins_at, s.ends_at - ${OPEN_CLAIM_SPAN} * random())
                 else p.begins_at + (s.ends_at - p.begins_at) * random() end as at
     from bench.playing p cross join bench.span s where p.n < ${sizes.claims * 2}
   ) c`,
  `analyze bench.claim`,
]
