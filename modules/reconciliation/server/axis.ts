import { EVERYTHING, type Slice } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** The axis along which the ledger is cut into slices: moments in milliseconds since 1970, or ids of accounts. */
export interface Axis {
  begin: bigint
  /** Steps of a first slice, and the fewest of any: milliseconds, or accounts. */
  size: number
  smallest: number
  /** Where a slice of so many steps ends; null where nothing comes behind it. */
  boundary(db: Queryable, from: bigint, size: number): Promise<bigint | null>
  /** Null for no bound. */
  slice(from: bigint | null, to: bigint | null): Slice
  /** How much of the axis lies before, from 0 to 1. */
  share(at: bigint): number
}

const momentOf = (at: bigint): string => new Date(Number(at)).toISOString()

export const timeSlice = (from: bigint | null, to: bigint | null): Slice => ({
  ...EVERYTHING,
  since: from === null ? EVERYTHING.since : momentOf(from),
  until: to === null ? EVERYTHING.until : momentOf(to),
})

export const timeAxis = (span: { begin: bigint; end: bigint; size: number }): Axis => ({
  begin: span.begin,
  size: span.size,
  smallest: 1,
  async boundary(_db, from, size) {
    const to = from + BigInt(Math.ceil(size))
    return to >= span.end ? null : to
  },
  slice: timeSlice,
  share: (at) => (span.end <= span.begin ? 1 : Number(at - span.begin) / Number(span.end - span.begin)),
})

export const accountSlice = (from: bigint | null, to: bigint | null): Slice => ({
  ...EVERYTHING,
  first_account: from ?? EVERYTHING.first_account,
  after_account: to ?? EVERYTHING.after_account,
})

export const accountAxis = (accounts: { count: number; last: bigint; size: number }): Axis => ({
  begin: 0n,
  size: accounts.size,
  smallest: 10,
  boundary: nextAccount,
  slice: accountSlice,
  share: (at) => (accounts.last === 0n ? 1 : Math.min(1, Number(at) / Number(accounts.last))),
})

/** The first account behind so many others, and behind those of the same player. */
export async function nextAccount(db: Queryable, from: bigint, size: number): Promise<bigint | null> {
  const [next] = await db<{ id: bigint }[]>`
    select id from ledger.account where id >= ${from} order by id offset ${Math.ceil(size)} limit 1`
  return next ? (next.id / 10n + 1n) * 10n : null
}

/** Of a transfer's table, in one slice: some 400,000 transfers, which a check reads in a second or two. */
export const SLICE_BYTES = 64 * 1024 * 1024

export interface Axes {
  time: Axis
  accounts: Axis
}

/** All history, cut by how large it is. A small ledger is one slice, and is not measured. */
export async function axesOf(db: Queryable, slice_bytes: number): Promise<Axes> {
  const [table] = await db<{ bytes: bigint }[]>`select pg_relation_size('ledger.transfer') as bytes`
  const slices = Math.floor(Number(table?.bytes) / slice_bytes)
  if (slices < 2) {
    return {
      time: timeAxis({ begin: 0n, end: 0n, size: 1 }),
      accounts: accountAxis({ count: 0, last: 0n, size: Number.MAX_SAFE_INTEGER }),
    }
  }
  const [extent] = await db<{ begin: bigint; end: bigint; accounts: bigint; last: bigint }[]>`
    select (select coalesce(floor(extract(epoch from min(created_at)) * 1000), 0)::bigint from ledger.transfer) as begin,
           ceil(extract(epoch from clock_timestamp()) * 1000)::bigint as end,
           (select count(*) from ledger.account) as accounts,
           (select coalesce(max(id), 0) from ledger.account where id < 1000000000000000) as last`
  const { begin = 0n, end = 0n, accounts = 0n, last = 0n } = extent ?? {}
  return {
    time: timeAxis({ begin, end, size: Math.max(1, Number(end - begin) / slices) }),
    accounts: accountAxis({ count: Number(accounts), last, size: Math.max(10, Number(accounts) / slices) }),
  }
}
