import { FIRST_EXCHANGE } from './events.ts'

/** Each half is written by a connection of its own. */
export type Half = 0 | 1

const BEFORE: Record<Half, string> = { 0: '<', 1: '>=' }
/** More than a half can have: the numbers of the second half come after those of the first. */
const HALF_MAX = 1_000_000_000

/** One way of money: its cause, name, accounts, amount, moment, and its place among those of the same moment. */
const moves = (rows: string, [cause, kind, debit, credit, amount, at, part]: string[]) =>
  `select ${cause} as cause_id, ${kind} as kind, ${debit} as debit, ${credit} as credit, ${amount} as amount, ${at} as at, ${part} as part from ${rows}`

const main = 'player_id * 10 + 1'
const game = 'player_id * 10 + 2'
const hold = 'player_id * 10 + 3'
const bonus = 'player_id * 10 + 4'
const two_d_stakes = 'player_id * 10 + 5'
const provider_stakes = 'player_id * 10 + 6'
const SETTLED_AT = `at + interval '5 seconds'`
const DRAWN_AT = `draws_at + interval '10 minutes'`
const DECIDED_AT = `at + interval '3 minutes'`

const ALL = [
  moves(`bench.request where direction = 'deposit' and status = 'approved'`, [
    'id',
    `'deposit'`,
    '500',
    main,
    'amount',
    DECIDED_AT,
    '1',
  ]),
  moves(`bench.request where direction = 'withdrawal'`, ['id', `'withdrawal_hold'`, main, hold, 'amount', 'at', '1']),
  moves(`bench.request where direction = 'withdrawal' and status <> 'pending'`, [
    'id',
    `'withdrawal_' || case status when 'approved' then 'paid' else 'returned' end`,
    hold,
    `case status when 'approved' then 500 else ${main} end`,
    'amount',
    DECIDED_AT,
    '2',
  ]),
  moves('bench.playing', [
    'md5(player_id::text)::uuid',
    `'exchange_main_to_game'`,
    main,
    game,
    `${FIRST_EXCHANGE}`,
    `begins_at - interval '30 minutes'`,
    '2',
  ]),
  moves('bench.play where is_digit', ['id', `'digit_bet_stake'`, game, '200', 'stake', 'at', '3']),
  moves('bench.play where is_digit and win > 0', ['id', `'digit_bet_prize'`, '200', game, 'win', 'at', '4']),
  moves('bench.play where not is_digit', ['id', `'seamless_bet'`, game, provider_stakes, 'stake', 'at', '3']),
  moves('bench.play where not is_digit', [
    'settle_id',
    `'seamless_settled'`,
    provider_stakes,
    '300',
    'stake',
    SETTLED_AT,
    '4',
  ]),
  moves('bench.play where not is_digit and win > 0', [
    'settle_id',
    `'seamless_win'`,
    '300',
    game,
    'win',
    SETTLED_AT,
    '5',
  ]),
  moves('bench.slip', ['id', `'two_d_stake'`, main, two_d_stakes, '3 * stake', 'at', '3']),
  moves('bench.slip', ['id', `'two_d_settled'`, two_d_stakes, '220', '3 * stake', DRAWN_AT, '4']),
  moves('bench.line where prize_id is not null', [
    'prize_id',
    `'two_d_prize'`,
    '220',
    main,
    '80 * stake',
    DRAWN_AT,
    '5',
  ]),
  moves('bench.round', [
    'id',
    `'shan_' || case when net > 0 then 'win' else 'loss' end`,
    `case when net > 0 then 400 else ${game} end`,
    `case when net > 0 then ${game} else 400 end`,
    'abs(net)',
    'at',
    '3',
  ]),
  moves('bench.claim', ['id', `'bonus_granted'`, '530', bonus, 'amount', 'at', '3']),
  moves(`bench.claim where status <> 'open'`, [
    'id',
    `'bonus_' || status`,
    bonus,
    `case status when 'released' then ${main} else 530 end`,
    'amount',
    'settled_at',
    '4',
  ]),
]

/** What moved in one half of the history, numbered in the order of its time. */
export const moved = (half: Half): string[] => [
  `create unlogged table bench.moved_${half} as
   select ${half * HALF_MAX} + row_number() over (order by at, part, cause_id) as ord, m.*
   from (${ALL.join('\nunion all\n')}) m
   where at ${BEFORE[half]} (select to_timestamp(avg(extract(epoch from at))) from bench.play)`,
  `analyze bench.moved_${half}`,
]

const carriesBalance = (account: string) => `${account} >= 10000 and ${account} % 10 not in (5, 6)`

/** Each leg states the balance after it and its place in the account's chain. A half has every second player. */
export const legs = (half: Half): string[] => [
  `create unlogged table bench.leg_${half} as
   select ord, is_credit, account_id, (sum(signed) over chain)::bigint as balance_after, row_number() over chain as version,
          lead(ord) over chain is null as is_last
   from (
     select ord, debit as account_id, false as is_credit, -amount as signed from (select * from bench.moved_0 union all select * from bench.moved_1) m
     where ${carriesBalance('debit')} and debit / 10 % 2 = ${half}
     union all
     select ord, credit, true, amount from (select * from bench.moved_0 union all select * from bench.moved_1) m
     where ${carriesBalance('credit')} and credit / 10 % 2 = ${half}
   ) l window chain as (partition by account_id order by ord rows unbounded preceding)`,
  `analyze bench.leg_${half}`,
]

const LEGS = '(select * from bench.leg_0 union all select * from bench.leg_1)'
const legsOf = (half: number) => `(select * from ${LEGS} every where ord ${half === 0 ? '<=' : '>'} ${HALF_MAX})`

/** In the order of their time, half by half: the index over time is of ranges of pages. */
export const transfers: string[] = [0, 1].map(
  (half) => `
   insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                                credit_account_id, credit_balance_after, credit_version, amount, created_at)
   select m.cause_id, m.kind, m.debit, d.balance_after, d.version, m.credit, c.balance_after, c.version, m.amount, m.at
   from bench.moved_${half} m
   left join (select * from ${legsOf(half)} l where not is_credit) d on d.ord = m.ord
   left join (select * from ${legsOf(half)} l where is_credit) c on c.ord = m.ord order by m.ord`,
)

/** What each account came to. */
export const accounts: string[] = [
  `insert into ledger.account (id, player_id, name, balance, version)
   select p.id * 10 + s.slot, p.id, s.name, case when s.slot < 5 then coalesce(l.balance_after, 0) end, case when s.slot < 5 then coalesce(l.version, 0) end
   from identity.player p
   cross join (values (1, 'main'), (2, 'game'), (3, 'hold'), (4, 'bonus'), (5, 'two_d_stakes'), (6, 'provider_stakes')) s (slot, name)
   left join (select * from ${LEGS} l where is_last) l on l.account_id = p.id * 10 + s.slot
   where s.slot <> 4 or l.account_id is not null`,
]
