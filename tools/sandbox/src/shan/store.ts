import type { Store } from '../ledger/store.ts'
import type { Card } from './rules.ts'

/**
 * The ledger of the table. A member's balance is set by each launch and moved by the member's rounds. Amounts are whole
 * numbers of 1/10000 kyat. `told` is the operator's answer to the callback of a round, or null before the callback.
 */
const TABLES = `
  create table if not exists shan_member (
    account text primary key,
    balance integer not null check (balance >= 0)
  ) strict;

  create table if not exists shan_session (
    token text primary key,
    account text not null references shan_member (account),
    language text not null,
    lobby_url text,
    created_at_ms integer not null
  ) strict;

  create table if not exists shan_round (
    id integer primary key autoincrement,
    round_id text not null,
    wager_code text not null unique,
    account text not null references shan_member (account),
    bet integer not null check (bet > 0),
    cards text not null,
    draws integer,
    net integer,
    before_balance integer,
    after_balance integer,
    told text,
    created_at_ms integer not null,
    settled_at_ms integer,
    unique (account, round_id)
  ) strict;
  create unique index if not exists shan_round_in_play on shan_round (account) where net is null;
`

export interface Seat {
  token: string
  account: string
  language: 'en' | 'mm' | 'zh' | 'th'
  lobby_url: string | null
}

/** The six cards are drawn when the round is dealt: two and two, and a third for each, taken or not. */
export interface RoundRow {
  id: number
  round_id: string
  wager_code: string
  account: string
  bet: bigint
  cards: Card[]
  /** Whether the player took a third card; null until the player has chosen. */
  draws: boolean | null
  net: bigint | null
  before_balance: bigint
  after_balance: bigint
  told: string | null
  created_at_ms: number
  settled_at_ms: number | null
}

export function addShanTables(store: Store): void {
  renameColumn(store)
  store.exec(TABLES)
}

/** A file of version 0.1 has another name for the balance, its only other column. */
function renameColumn(store: Store): void {
  const [old] = store
    .prepare(`select name from pragma_table_info('shan_member') where name not in ('account', 'balance')`)
    .all()
  if (old) store.exec(`alter table shan_member rename column ${String(old.name)} to balance`)
}

export function walletBalanceOf(store: Store, account: string): bigint {
  const row = store.prepare('select balance from shan_member where account = ?').get(account)
  return BigInt(Number(row?.balance ?? 0))
}

export function setWalletBalance(store: Store, account: string, balance: bigint): void {
  store
    .prepare(
      'insert into shan_member (account, balance) values (?, ?) on conflict do update set balance = excluded.balance',
    )
    .run(account, balance)
}

export function insertRound(
  store: Store,
  round: Pick<RoundRow, 'round_id' | 'wager_code' | 'account' | 'bet' | 'cards'>,
): void {
  store
    .prepare(
      'insert into shan_round (round_id, wager_code, account, bet, cards, created_at_ms) values (?, ?, ?, ?, ?, ?)',
    )
    .run(round.round_id, round.wager_code, round.account, round.bet, JSON.stringify(round.cards), Date.now())
}

export function closeRound(
  store: Store,
  round: RoundRow,
  settled: { draws: boolean; net: bigint; before: bigint; after: bigint },
): void {
  store
    .prepare(
      `update shan_round set draws = ?, net = ?, before_balance = ?, after_balance = ?, settled_at_ms = ?
       where id = ? and net is null`,
    )
    .run(Number(settled.draws), settled.net, settled.before, settled.after, Date.now(), round.id)
}

export function saveAnswer(store: Store, id: number, told: string): void {
  store.prepare('update shan_round set told = ? where id = ?').run(told, id)
}

export function findRound(store: Store, account: string, round_id: string): RoundRow | null {
  const row = store.prepare('select * from shan_round where account = ? and round_id = ?').get(account, round_id)
  return row ? roundOf(row) : null
}

export function findOpenRound(store: Store, account: string): RoundRow | null {
  const row = store.prepare('select * from shan_round where account = ? and net is null').get(account)
  return row ? roundOf(row) : null
}

/** The newest first. */
export function settledRounds(
  store: Store,
  account: string,
  page: { limit: number; from_ms?: number; to_ms?: number },
): RoundRow[] {
  return store
    .prepare(
      `select * from shan_round where account = ? and net is not null and settled_at_ms >= ? and settled_at_ms < ?
       order by id desc limit ?`,
    )
    .all(account, page.from_ms ?? 0, page.to_ms ?? Number.MAX_SAFE_INTEGER, page.limit)
    .map(roundOf)
}

function roundOf(row: Record<string, unknown>): RoundRow {
  const amount = (name: string) => BigInt(Number(row[name] ?? 0))
  return {
    id: Number(row.id),
    round_id: String(row.round_id),
    wager_code: String(row.wager_code),
    account: String(row.account),
    bet: amount('bet'),
    cards: JSON.parse(String(row.cards)) as Card[],
    draws: row.draws === null ? null : row.draws === 1,
    net: row.net === null ? null : amount('net'),
    before_balance: amount('before_balance'),
    after_balance: amount('after_balance'),
    told: row.told as string | null,
    created_at_ms: Number(row.created_at_ms),
    settled_at_ms: row.settled_at_ms === null ? null : Number(row.settled_at_ms),
  }
}
