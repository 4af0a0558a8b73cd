import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import type { Aggregator } from '../aggregator/aggregator.ts'
import { type AggregatorWager, noteListed, saveWagerReports } from './wager.ts'
import { noteDifferences, type ProviderWager } from './wager-difference.ts'

/** The protocol's own limit. */
const WINDOW_MS = 5 * 60_000
/** A settlement that is under way is no difference yet: both sides get this long to tell each other. */
const GRACE_MS = 2 * 60_000
/** Below this a look is not worth a call. */
const WINDOW_MS_MIN = 60_000
/** After a pause one run catches up on four hours; the next one goes on. */
const WINDOWS_PER_RUN_MAX = 48
const TOLD_AT_ONCE = 1_000
const RECHECKED_PER_RUN_MAX = 1_000

export interface WagerReport {
  wagers: number
  /** Differences that were not known before. */
  found: number
  /** How far the list was read; null where nothing is to be compared yet. */
  until: Date | null
}

/**
 * Reads the aggregator's settled wagers from where the last run ended, compares each with what we did, and writes the
 * differences down for the operator. May be run as often as wanted, by several at once.
 * @throws AggregatorError; what was read before stays
 */
export async function reconcileWagers({
  db,
  aggregator,
}: {
  db: Database
  aggregator: Aggregator
}): Promise<WagerReport> {
  const report: WagerReport = { wagers: 0, found: await recheck(db), until: null }
  for (let windows = 0; windows < WINDOWS_PER_RUN_MAX; windows++) {
    const { from, now } = await cursor(db)
    report.until = from
    const to = new Date(Math.min(from.getTime() + WINDOW_MS, now.getTime() - GRACE_MS))
    if (to.getTime() - from.getTime() < WINDOW_MS_MIN) break
    const wagers = await aggregator.wagers({ from, to })
    report.found += await transaction(db, (tx) => compareWindow(tx, wagers, { from, to }))
    report.wagers += wagers.length
    report.until = to
  }
  return report
}

/** Leaves out what happened so far, as a history does when it is played where no aggregator is set. */
export async function compareFromNow(db: Database): Promise<void> {
  await cursor(db)
  await db`
    update seamless.reconciled
    set until = greatest(until, date_trunc('milliseconds', now()) - ${GRACE_MS} * interval '1 millisecond')`
}

interface Cursor {
  from: Date
  now: Date
}

/** Where the last run ended: at first, the first thing that the aggregator ever did here. In whole milliseconds, as its list. */
async function cursor(db: Database): Promise<Cursor> {
  return (await getCursor(db)) ?? (await beginCursor(db))
}

async function getCursor(db: Database): Promise<Cursor | null> {
  const [row] = await db<Cursor[]>`select until as from, now() as now from seamless.reconciled`
  return row ?? null
}

/** Once in the life of a company, since it looks at every effect. */
async function beginCursor(db: Database): Promise<Cursor> {
  await db`
    insert into seamless.reconciled (until)
    select date_trunc('milliseconds', coalesce(min(created_at), now())) - ${GRACE_MS} * interval '1 millisecond'
    from seamless.effect on conflict do nothing`
  const begun = await getCursor(db)
  if (!begun) throw new Error('seamless.reconciled is empty')
  return begun
}

async function compareWindow(
  tx: Transaction,
  wagers: AggregatorWager[],
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  for (let start = 0; start < wagers.length; start += TOLD_AT_ONCE) {
    const some = wagers.slice(start, start + TOLD_AT_ONCE)
    await saveWagerReports(tx, some)
    await noteListed(tx, some)
  }
  const unlisted = await settledButNotListed(tx, { from, to })
  const found = await noteDifferences(tx, [...wagers, ...unlisted])
  // Another run may have been here meanwhile; then it has said the same.
  await tx`update seamless.reconciled set until = ${to} where until = ${from}`
  return found
}

/**
 * Wagers that we settled one window earlier and that the list never named. The aggregator's time of a wager may differ from ours
 * by seconds, so the list has one window more to name it.
 */
async function settledButNotListed(tx: Transaction, { from, to }: { from: Date; to: Date }): Promise<ProviderWager[]> {
  return tx<ProviderWager[]>`
    select distinct e.product_code, e.wager_code, p.user_name as member_account
    from seamless.effect e
    join identity.player p on p.id = e.player_id
    left join seamless.wager w on (w.product_code, w.wager_code) = (e.product_code, e.wager_code)
    where e.created_at >= ${from}::timestamptz - ${WINDOW_MS} * interval '1 millisecond'
      and e.created_at < ${to}::timestamptz - ${WINDOW_MS} * interval '1 millisecond'
      and e.action in ('SETTLED', 'RESETTLED') and e.wager_code is not null and w.listed_at is null`
}

/** A late call may have mended what differed. */
async function recheck(db: Database): Promise<number> {
  return transaction(db, async (tx) => {
    const open = await tx<ProviderWager[]>`
      select product_code, wager_code, member_account from seamless.wager_difference
      where resolved_at is null order by found_at desc limit ${RECHECKED_PER_RUN_MAX}`
    return noteDifferences(tx, open)
  })
}
