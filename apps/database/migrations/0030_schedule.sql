-- Banners and lines of text that come and go by themselves; null: they always were, or stay.
alter table content.banner
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint banner_begins_before_it_ends check (starts_at < ends_at);
alter table content.banner_text
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint banner_text_begins_before_it_ends check (starts_at < ends_at);
