-- What a player owes from a prize that was taken back is kept from the next prizes that he wins. `repaid` is how much
-- of this prize's debt came back so, `kept` how much of this prize went to earlier debts.
alter table two_d.prize
  add column repaid bigint not null default 0,
  add column kept bigint not null default 0 check (kept between 0 and amount),
  add constraint prize_repaid_was_owed check (repaid >= 0 and (repaid = 0 or repaid <= amount - taken_back));
create index prize_owed on two_d.prize (player_id) where repaid < amount - taken_back;

grant update (repaid) on two_d.prize to thazin_server;
