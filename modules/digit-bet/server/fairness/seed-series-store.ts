import type { SeriesPublication } from '#digit-bet/contract/player.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'
import type { SealedColumn } from '#platform/server/sealed-column.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { createSeedSeries, lastRollOf, type SeedSeries } from './create-seed-series.ts'
import { holds, type SeedRun, seedOf, unfoldRun } from './roll.ts'
import { deriveSigningKey, type SigningKey } from './signing-key.ts'

/** The commitment h_0 and its signature, which the platform publishes before the first bet of a seed series. */
export interface Publication {
  commitment: Buffer
  signature: Buffer
}

export const sealedSeeds: SealedColumn = {
  name: 'seeds of series',
  table: 'digit_bet.server_seed',
  id: 'seed_series_id',
  column: 'sealed',
}

/** Series kept in memory: a run of each unfolded, and its checkpoints as sealed as in the database. About two kilobytes each. */
const SERIES_MAX = 10_000

/** Reads the seeds and signatures of series with the server's key. */
export interface SeedReader {
  /** The key that signed what was published: of an older series it may be one from before a rotation. */
  publicKeyOf: SigningKey['publicKeyOf']
  /** The unfolded runs that hold seed n of each seed series, by its id. */
  runs(db: Queryable, requested: { seed_series_id: bigint; length: number; n: number }[]): Promise<Map<bigint, SeedRun>>
  /** The unsealed checkpoints of one seed series. */
  checkpoints(db: Queryable, seed_series_id: bigint): Promise<Buffer>
  /** The commitment and the signature that were published before its first bet. */
  publication(db: Queryable, seed_series_id: bigint): Promise<Publication>
  /** The last seed that is known to the player after `bets` bets; before the first, the commitment. */
  revealed(db: Queryable, series: SeedSeries): Promise<Buffer>
}

/** Seed series, their server seeds and their signatures: everything that needs the server's key. */
export interface SeedSeriesStore extends SeedReader {
  current(db: Queryable, player_ids: bigint[]): Promise<SeedSeries[]>
  /** The same, but only for those whose current series is another one than asked for. */
  changed(db: Queryable, requested: { player_id: bigint; seed_series_id: bigint | null }[]): Promise<SeedSeries[]>
  /**
   * Starts a new series for the player. Call it only while the game account is locked, and `publish` after the commit: no
   * bet that came before is rolled by it.
   */
  open(tx: Transaction, player_id: bigint, length: number): Promise<SeedSeries>
  /** Notes that from now on answers carry the commitments of these series. */
  publish(seed_series_ids: Iterable<bigint>): void
  /** Whether it was published at a moment of `performance.now()`; of one that another process opened, that it is there. */
  wasPublished(seed_series_id: bigint, at: number): boolean
}

export function createSeedSeriesStore(key: SecretKey): SeedSeriesStore {
  const signing_key = deriveSigningKey(key)
  const published_at = new Map<bigint, number>()
  return {
    ...seedReader(key, signing_key),

    current: (db, player_ids) =>
      findCurrentSeries(
        db,
        player_ids.map((player_id) => ({ player_id, seed_series_id: null })),
      ),
    changed: findCurrentSeries,

    async open(tx, player_id, length) {
      const series = await createSeedSeries(tx, { player_id, length, key, signing_key })
      cache(published_at, series.id, Number.POSITIVE_INFINITY)
      return series
    },

    publish(seed_series_ids) {
      // One that was published before stays so: a bet that came since is rolled by it.
      for (const id of seed_series_ids) {
        if (published_at.get(id) === Number.POSITIVE_INFINITY) cache(published_at, id, performance.now())
      }
    },

    wasPublished: (seed_series_id, at) => (published_at.get(seed_series_id) ?? 0) <= at,
  }
}

/** For programs that show or check rolls, and make none. */
export const createSeedReader = (key: SecretKey): SeedReader => seedReader(key, deriveSigningKey(key))

function seedReader(key: SecretKey, signing_key: SigningKey): SeedReader {
  const unfolded = new Map<bigint, SeedRun>()
  const sealed = new Map<bigint, Buffer>()

  async function checkpoints(db: Queryable, seed_series_id: bigint): Promise<Buffer> {
    const [row] = await db<
      { sealed: Buffer }[]
    >`select sealed from digit_bet.server_seed where seed_series_id = ${seed_series_id}`
    if (!row) throw new Error(`series ${seed_series_id} has no seeds`)
    return key.unseal(row.sealed)
  }

  return {
    publicKeyOf: signing_key.publicKeyOf,
    checkpoints,

    publication,

    async revealed(db, series) {
      if (series.bets === 0) return (await publication(db, series.id)).commitment
      return seedOf(unfoldRun(await checkpoints(db, series.id), series.length, series.bets), series.bets)
    },

    async runs(db, requested) {
      const missing = requested.filter(({ seed_series_id, n }) => !holds(unfolded.get(seed_series_id), n))
      const seeds = await sealedOf(
        db,
        sealed,
        missing.map(({ seed_series_id }) => seed_series_id),
      )
      for (const { seed_series_id, length, n } of missing) {
        const of_series = seeds.get(seed_series_id)
        if (!of_series) throw new Error(`series ${seed_series_id} has no seeds`)
        cache(unfolded, seed_series_id, unfoldRun(key.unseal(of_series), length, n))
      }
      return new Map(requested.map(({ seed_series_id }) => [seed_series_id, unfolded.get(seed_series_id) as SeedRun]))
    },
  }
}

/** They never change once a series is open; a batch that needs a new run of one then needs no round trip for it. */
async function sealedOf(
  db: Queryable,
  known: Map<bigint, Buffer>,
  seed_series_ids: bigint[],
): Promise<Map<bigint, Buffer>> {
  const unknown = seed_series_ids.filter((seed_series_id) => !known.has(seed_series_id))
  const rows =
    unknown.length === 0
      ? []
      : await db<{ seed_series_id: bigint; sealed: Buffer }[]>`
          select seed_series_id, sealed from digit_bet.server_seed where seed_series_id = any (${arrayOf(db, 'bigint', unknown)})`
  const found = new Map(rows.map((row) => [row.seed_series_id, row.sealed]))
  for (const seed_series_id of seed_series_ids) {
    const seeds = known.get(seed_series_id)
    if (seeds) found.set(seed_series_id, seeds)
  }
  for (const row of rows) cache(known, row.seed_series_id, withOwnMemory(row.sealed))
  return found
}

/** Small buffers of Node.js share blocks of 8 kB: one that is kept keeps its whole block, with seven that are gone. */
export function withOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length)
  bytes.copy(own)
  return own
}

function findCurrentSeries(
  db: Queryable,
  requested: { player_id: bigint; seed_series_id: bigint | null }[],
): Promise<SeedSeries[]> {
  return db<SeedSeries[]>`
    select e.id, e.player_id, e.client_seed, e.length, coalesce(last.n, 0) as bets,
           coalesce(last.created_at, ${lastRollOf(db, db`e.player_id`)}) as rolled_at
    from ${rowsOf(db, 'requested', requested, { player_id: 'bigint', seed_series_id: 'bigint' })}
    join digit_bet.seed_series e on e.player_id = requested.player_id and e.is_current and e.id is distinct from requested.seed_series_id
    left join lateral (
      select n, created_at from digit_bet.bet where seed_series_id = e.id order by n desc limit 1
    ) last on true`
}

export const serializePublication = (id: bigint, { commitment, signature }: Publication): SeriesPublication => ({
  epoch: String(id),
  commitment: commitment.toString('hex'),
  signature: signature.toString('base64'),
})

async function publication(db: Queryable, seed_series_id: bigint): Promise<Publication> {
  const [row] = await db<
    Publication[]
  >`select commitment, signature from digit_bet.seed_series where id = ${seed_series_id}`
  if (!row) throw new Error(`series ${seed_series_id} is gone`)
  return row
}

function cache<Kept>(series: Map<bigint, Kept>, seed_series_id: bigint, kept: Kept): void {
  // The oldest entry goes first: a Map remembers the order of its keys.
  series.delete(seed_series_id)
  if (series.size >= SERIES_MAX) series.delete(series.keys().next().value as bigint)
  series.set(seed_series_id, kept)
}
