import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { addShanTables, walletBalanceOf } from '../shan/store.ts'
import { wagersWithDue } from './outbox.ts'
import { openStore } from './store.ts'

/** As version 0.1 made them. */
const EARLIER = `
  create table wager (
    id integer primary key autoincrement, code text not null unique, member_account text not null,
    product_code integer not null, game_type text not null, game_code text not null, currency text not null,
    round_id text not null, amount integer not null, prize integer not null default 0, status text not null,
    details text not null, result text not null default 'null', created_at_ms integer not null,
    settled_at_ms integer, updated_at_ms integer not null
  ) strict;
  create table telling (
    number integer primary key autoincrement, id text not null unique,
    wager_code text not null references wager (code), call text not null, action text not null,
    amount integer not null, state text not null, attempts integer not null default 0, code integer,
    message text not null default '', before_balance integer, balance integer, effect integer not null default 0,
    created_at_ms integer not null, answered_at_ms integer
  ) strict;
  create index telling_of_wager on telling (wager_code, number);
  create index telling_due on telling (number) where state = 'due';
  create table shan_member (account text primary key, held integer not null check (held >= 0)) strict;
  insert into wager (code, member_account, product_code, game_type, game_code, currency, round_id, amount, status,
                     details, created_at_ms, updated_at_ms)
  values ('w1', 'm1', 1091, 'SLOT', 'jili-golden-owl', 'MMK', 'r1', 100, 'settled', 'null', 1, 1);
  insert into telling (id, wager_code, call, action, amount, state, created_at_ms)
  values ('t1', 'w1', 'deposit', 'SETTLED', 100, 'due', 1);
  insert into shan_member values ('m1', 70000);`

test('a file of an earlier version opens, and goes on with what was due', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-earlier-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'ledger.sqlite')
  const earlier = new DatabaseSync(file)
  earlier.exec(EARLIER)
  earlier.close()

  for (let start = 1; start <= 2; start++) {
    const store = openStore(file)
    addShanTables(store)

    expect(wagersWithDue(store)).toEqual(['w1'])
    expect(walletBalanceOf(store, 'm1')).toBe(70_000n)
    store.close()
  }
})
