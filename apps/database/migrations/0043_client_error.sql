-- What failed in browsers, told by the pages themselves: no player, no address, no token, and of an address of the site
-- only its pattern. One row for each error, however often it happened.
create schema client_error;

create table client_error.report (
  id bigint generated always as identity primary key,
  -- Of app, release, kind, message and stack.
  hash bytea not null unique check (length(hash) = 32),
  app text not null check (app in ('site', 'console')),
  release text not null check (length(release) between 1 and 16),
  route text not null check (length(route) between 1 and 260),
  kind text not null check (
    kind in ('screen', 'overlay', 'part', 'frame', 'hydration', 'error_event', 'unhandled_rejection')
  ),
  message text not null check (length(message) <= 300),
  stack text not null check (length(stack) <= 2000),
  -- Route, language and browser are those of its first report.
  language text not null check (language in ('en', 'mm', 'zh', 'th')),
  browser text not null check (length(browser) between 1 and 40),
  count bigint not null default 1 check (count > 0),
  first_seen timestamptz not null default clock_timestamp(),
  last_seen timestamptz not null default clock_timestamp()
);
create index report_newest on client_error.report (last_seen desc, id desc);

grant usage on schema client_error to thazin_server;
grant select, insert, update, delete on client_error.report to thazin_server;
