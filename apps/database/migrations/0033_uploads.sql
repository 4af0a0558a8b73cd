-- Channels and videos that come and go by themselves, as banners do; null: they always were, or stay.
alter table content.channel
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint channel_begins_before_it_ends check (starts_at < ends_at);
alter table content.video
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint video_begins_before_it_ends check (starts_at < ends_at);

-- The operator's own picture of a provider; null: the house's mark of its code.
alter table catalog.provider add column logo text references picture.picture (name);
