-- A decision of the staff names the version of the request that was on the screen: what has changed since is refused.
alter table cashier.request add column version integer not null default 1 check (version > 0);

-- Beside the row itself, so that no change is forgotten, also of a column that comes later. Who works on a request says
-- nothing about it.
create function cashier.count_version() returns trigger language plpgsql as $$
declare
  v_claim constant text[] := array['claimed_by', 'claimed_until', 'version'];
begin
  if to_jsonb(new) - v_claim is distinct from to_jsonb(old) - v_claim then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger request_counts_its_versions before update on cashier.request
  for each row execute function cashier.count_version();
revoke all on function cashier.count_version from public;
