-- What a player has staked since a claim is kept on the claim, and moved on from the transfers that are new. Until now it
-- was summed from the claim's beginning, for every open claim in every minute.
alter table promotion.claim
  -- Stakes less stakes given back, up to the versions below; below zero where stakes from before the claim were given back.
  add column staked bigint not null default 0,
  add column game_version_counted bigint,
  add column main_version_counted bigint;
update promotion.claim set game_version_counted = game_version_from, main_version_counted = main_version_from;
alter table promotion.claim
  alter column game_version_counted set not null,
  alter column main_version_counted set not null,
  add constraint claim_counts_forward check (
    game_version_counted >= game_version_from and main_version_counted >= main_version_from
  );

create index claim_reached on promotion.claim (created_at) where status = 'open' and greatest(staked, 0) >= goal;
create index claim_ends on promotion.claim (ends_at) where status = 'open';
