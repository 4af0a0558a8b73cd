-- “Operator” is the company, as game providers say it; these are its staff. Earlier releases do not find the new name:
-- this migration asks for a stop.
alter schema operator rename to staff;

create or replace function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of staff.% are only ever added', tg_table_name;
end $$;
