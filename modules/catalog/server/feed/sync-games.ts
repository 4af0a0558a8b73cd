import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { type Aggregator, AggregatorError, saveProducts } from '#seamless/server/index.ts'
import { type Applied, applyFeed } from './apply-feed.ts'
import { fetchPictures, type PictureSources } from './fetch-pictures.ts'
import { type Feed, parseFeed } from './parse-feed.ts'

export interface SyncDependencies {
  db: Database
  log: Log
  aggregator: Aggregator
  pictures: PictureSources
  /** The demo has nobody who would choose its first hot games. */
  is_demo: boolean
}

export interface SyncReport extends Applied {
  outcome: 'done' | 'refused' | 'failed'
  pictures: number
}

/** Entries of each list of a report: a new provider has hundreds of games. */
const REPORTED_MAX = 500
const RUNS_KEPT = '90 days'
const HOT_PER_LIST = 1
const HOT_TYPES = ['SLOT', 'FISHING', 'LIVE_CASINO']

/**
 * Brings the catalog up to the aggregator's feed, and fetches the pictures that are missing. Of any number of runs at
 * one time the first works, and the others answer null.
 * @throws AggregatorError when the aggregator does not answer
 */
export async function syncGames(
  dependencies: SyncDependencies,
  options = { believe_all: false },
): Promise<SyncReport | null> {
  const connection = await dependencies.db.reserve()
  try {
    const [lock] = await connection<{ is_ours: boolean }[]>`select pg_try_advisory_lock(${LOCKS.games}) as is_ours`
    if (!lock?.is_ours) return null
    try {
      return await syncAlone(dependencies, options)
    } finally {
      await connection`select pg_advisory_unlock(${LOCKS.games})`
    }
  } finally {
    connection.release()
  }
}

async function syncAlone(dependencies: SyncDependencies, options: { believe_all: boolean }): Promise<SyncReport> {
  const { db, log } = dependencies
  const started_at = new Date()
  const feed = await parseFeed(dependencies.aggregator).catch(async (error: unknown) => {
    if (error instanceof AggregatorError) await noteRun(db, started_at, reportNothing('failed', [error.message]))
    throw error
  })
  const report =
    feed.offers.length > 0
      ? await applyAndFetch(dependencies, feed, options)
      : reportNothing('refused', [...feed.doubts, 'the feed offers nothing that we know: the catalog stays as it is'])
  await noteRun(db, started_at, report)
  const { outcome, added, changed, retired, pictures, doubts } = report
  const counts = { outcome, added: added.length, changed: changed.length, retired: retired.length, pictures }
  if (doubts.length > 0)
    log.warn({ ...counts, doubts: doubts.slice(0, REPORTED_MAX) }, 'not all of the feed is believed')
  else log.info(counts, 'the catalog is as the feed says')
  return report
}

function reportNothing(outcome: 'refused' | 'failed', doubts: string[]): SyncReport {
  return { outcome, added: [], changed: [], retired: [], doubts, is_whole: false, pictures: 0 }
}

async function applyAndFetch(
  { db, pictures, is_demo }: SyncDependencies,
  feed: Feed,
  options: { believe_all: boolean },
): Promise<SyncReport> {
  const applied = await transaction(db, async (tx) => {
    const is_first = (await tx`select from catalog.game limit 1`).length === 0
    const written = await applyFeed(tx, feed, options)
    // Of a list that lost its end, the wallet must not learn that the rest is off.
    if (written.is_whole) {
      await saveProducts(
        tx,
        feed.offers.map((offer) => offer.product),
      )
    }
    if (is_first && is_demo) await chooseHotGames(tx)
    return written
  })
  const fetched = await fetchPictures(db, pictures)
  return { outcome: 'done', ...applied, pictures: fetched.pictures, doubts: [...applied.doubts, ...fetched.doubts] }
}

async function chooseHotGames(tx: Parameters<Parameters<typeof transaction>[1]>[0]): Promise<void> {
  await tx`
    update catalog.game set is_hot = true where id in (
      select id from (
        select g.id, row_number() over (partition by g.provider_id, g.game_type_id order by g.id) as nth
        from catalog.game g join catalog.game_type t on t.id = g.game_type_id
        where t.code in ${tx(HOT_TYPES)} and g.state = 'active'
      ) as listed where nth <= ${HOT_PER_LIST})`
}

async function noteRun(db: Database, started_at: Date, report: SyncReport): Promise<void> {
  const { outcome, added, changed, retired, pictures, doubts } = report
  const named = Object.fromEntries(
    Object.entries({ added, changed, retired, doubts }).map(([name, list]) => [name, list.slice(0, REPORTED_MAX)]),
  )
  await db`
    insert into catalog.sync_run (started_at, outcome, added, changed, retired, pictures, report)
    values (${started_at}, ${outcome}, ${added.length}, ${changed.length}, ${retired.length}, ${pictures},
            ${db.json(named)})`
  await db`delete from catalog.sync_run where started_at < now() - ${RUNS_KEPT}::interval`
}
