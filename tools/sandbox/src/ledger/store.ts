import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Store = DatabaseSync

/** Another process that looks into the file must not make a bet fail. */
const BUSY_MS = 5_000

/**
 * Amounts are whole numbers of 1/10000 of the row's currency unit. An outbox message is something that the sandbox
 * must tell the operator; its id is the protocol's transaction id. Its effect is what it moved at the operator, by the
 * operator's answer.
 */
const TABLES = `
  create table if not exists member (
    account text primary key,
    password_hash text not null,
    created_at_ms integer not null
  ) strict;

  create table if not exists session (
    token text primary key,
    member_account text not null references member (account),
    product_code integer not null,
    game_type text not null,
    game_code text not null,
    currency text not null,
    language text not null,
    lobby_url text not null,
    created_at_ms integer not null
  ) strict;
  create index if not exists session_of_member on session (member_account, game_code, created_at_ms);

  create table if not exists note (
    member_account text not null,
    game_code text not null,
    note text not null,
    primary key (member_account, game_code)
  ) strict;

  create table if not exists wager (
    id integer primary key autoincrement,
    code text not null unique,
    member_account text not null,
    product_code integer not null,
    game_type text not null,
    game_code text not null,
    currency text not null,
    round_id text not null,
    amount integer not null check (amount > 0),
    prize integer not null default 0 check (prize >= 0),
    status text not null check (status in ('asked', 'bet', 'declined', 'settled', 'cancelled')),
    details text not null,
    result text not null default 'null',
    created_at_ms integer not null,
    settled_at_ms integer,
    updated_at_ms integer not null
  ) strict;
  create index if not exists wager_of_member on wager (member_account, id);
  create index if not exists wager_by_settlement on wager (settled_at_ms) where settled_at_ms is not null;
  create index if not exists wager_in_play on wager (member_account, game_code) where status = 'bet';

  create table if not exists outbox_message (
    number integer primary key autoincrement,
    id text not null unique,
    wager_code text not null references wager (code),
    call text not null check (call in ('withdraw', 'deposit', 'pushbetdata')),
    action text not null,
    amount integer not null check (amount >= 0),
    state text not null check (state in ('due', 'done', 'refused', 'given_up')),
    attempts integer not null default 0,
    code integer,
    message text not null default '',
    before_balance integer,
    balance integer,
    effect integer not null default 0,
    created_at_ms integer not null,
    answered_at_ms integer
  ) strict;
  create index if not exists outbox_message_of_wager on outbox_message (wager_code, number);
  create index if not exists outbox_message_due on outbox_message (number) where state = 'due';
`

/** A file of version 0.1 has other names of tables; indexes get theirs with the tables. */
function renameTables(store: Store): void {
  const tables = new Set(
    store
      .prepare(`select name from sqlite_master where type = 'table'`)
      .all()
      .map(({ name }) => name),
  )
  if (!tables.has('telling') || tables.has('outbox_message')) return
  store.exec(`
    alter table telling rename to outbox_message;
    drop index if exists telling_of_wager;
    drop index if exists telling_due;`)
}

export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const store = new DatabaseSync(file, { timeout: BUSY_MS })
  // Full: what a player was shown must be in the ledger after the power was cut, too.
  store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;')
  atomically(store, () => {
    renameTables(store)
    store.exec(TABLES)
  })
  return store
}

/** All or nothing. The work is synchronous, so nothing else of this process comes between. */
export function atomically<Result>(store: Store, work: () => Result): Result {
  store.exec('begin immediate')
  try {
    const result = work()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}
