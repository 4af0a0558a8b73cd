-- Home shows large wins as they happen: whether it does, and from which amount on. Large wins have indexes of their own, into
-- which no other bet writes: the newest are found by time, the largest of each day by amount.
create schema home;

create table home.setting (
  is_single boolean primary key default true check (is_single),
  shows_wins boolean not null default true,
  win_min bigint not null default 1000000000 check (win_min >= 100000000)
);
insert into home.setting default values;

create index bet_large_newest on digit_bet.bet (created_at)
  where win_amount - bet_amount * multiplier >= 100000000;
create index bet_large_largest on digit_bet.bet
  (((created_at at time zone 'Asia/Yangon')::date), (win_amount - bet_amount * multiplier))
  where win_amount - bet_amount * multiplier >= 100000000;

create index effect_large_newest on seamless.effect (created_at)
  where action in ('SETTLED', 'JACKPOT') and wager_code is not null and held = 0 and amount >= 100000000;
create index effect_large_largest on seamless.effect (((created_at at time zone 'Asia/Yangon')::date), amount)
  where action in ('SETTLED', 'JACKPOT') and wager_code is not null and held = 0 and amount >= 100000000;
