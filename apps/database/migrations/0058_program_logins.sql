-- Each program has a login of its own (decision 0076). What a trigger writes is no right of the program that set it off.
-- A program of an earlier release is no such login, so this migration asks for a stop.
alter function catalog.raise_version() security definer set search_path = catalog, pg_temp;
alter function content.raise_version() security definer set search_path = content, pg_temp;
alter function promotion.raise_version() security definer set search_path = promotion, pg_temp;
alter function switch.raise_version() security definer set search_path = switch, pg_temp;
alter function cashier.open_account() security definer set search_path = cashier, pg_temp;
alter function two_d.insert_number_limits() security definer set search_path = two_d, pg_temp;
