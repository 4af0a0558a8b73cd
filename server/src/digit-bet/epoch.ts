import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Fragment, Queryable, Transaction } from '../platform/database/database.ts'
import { arrayOf, rowsOf } from '../platform/database/row-set.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import { makeSeries, type Run, unfoldRun } from './roll.ts'

/** A player's series of rolls. `bets` is how many of its seeds are used. */
export interface Epoch {
  id: bigint
  player_id: bigint
  client_seed: string
  length: number
  bets: number
  /** When the player rolled last, in this series or in one before it. */
  rolled_at: Date | null
}

/** What the house publishes before the first bet of a series: h_0, and its signature. */
export interface Publication {
  commitment: Buffer
  signature: Buffer
}

const SEED_BYTES = 32
/** Series kept in memory: a run of each unfolded, and its checkpoints as sealed as in the database. About two kilobytes each. */
const SERIES_MAX = 10_000
/** The fixed head of an Ed25519 private key in PKCS #8, before its 32 bytes. */
const ED25519_PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Series, their seeds and their signatures: everything that needs the server's key. */
export interface Epochs {
  public_key: string
  current(db: Queryable, player_ids: bigint[]): Promise<Epoch[]>
  /** The same, but only for those whose current series is another one than asked for. */
  changed(db: Queryable, asked: { player_id: bigint; epoch_id: bigint | null }[]): Promise<Epoch[]>
  /** Starts a new series for the player. Call it only while his game account is locked. */
  open(tx: Transaction, player_id: bigint, length: number): Promise<Epoch>
  /** The unfolded runs that hold seed n of each epoch, by epoch id. */
  runs(db: Queryable, asked: { epoch_id: bigint; length: number; n: number }[]): Promise<Map<bigint, Run>>
  /** The unsealed checkpoints of one epoch. */
  checkpoints(db: Queryable, epoch_id: bigint): Promise<Buffer>
  /** What was published before its first bet. */
  publication(db: Queryable, epoch_id: bigint): Promise<Publication>
  /** The last seed that is known to the player after `bets` bets; before the first, the commitment. */
  revealed(db: Queryable, epoch: Epoch): Promise<Buffer>
}

export function openEpochs(key: SecretKey): Epochs {
  const signing_key = createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8_HEAD, key.derive('digit-bet-signature')]),
    format: 'der',
    type: 'pkcs8',
  })
  const public_key = createPublicKey(signing_key).export({ format: 'der', type: 'spki' }).toString('base64')
  const unfolded = new Map<bigint, Run>()
  const sealed = new Map<bigint, Buffer>()

  async function checkpoints(db: Queryable, epoch_id: bigint): Promise<Buffer> {
    const [row] = await db<{ sealed: Buffer }[]>`select sealed from digit_bet.epoch_seed where epoch_id = ${epoch_id}`
    if (!row) throw new Error(`epoch ${epoch_id} has no seeds`)
    return key.unseal(row.sealed)
  }

  /** They never change once a series is open; a set that needs a new run of one then needs no round trip for it. */
  async function sealedOf(db: Queryable, epoch_ids: bigint[]): Promise<Map<bigint, Buffer>> {
    const found = new Map<bigint, Buffer>()
    const unknown: bigint[] = []
    for (const epoch_id of epoch_ids) {
      const seeds = sealed.get(epoch_id)
      if (seeds) found.set(epoch_id, seeds)
      else unknown.push(epoch_id)
    }
    if (unknown.length === 0) return found
    const rows = await db<{ epoch_id: bigint; sealed: Buffer }[]>`
      select epoch_id, sealed from digit_bet.epoch_seed where epoch_id = any (${arrayOf(db, 'bigint', unknown)})`
    for (const row of rows) {
      keep(sealed, row.epoch_id, row.sealed)
      found.set(row.epoch_id, row.sealed)
    }
    return found
  }

  return {
    public_key,
    checkpoints,

    publication,

    async revealed(db, epoch) {
      if (epoch.bets === 0) return (await publication(db, epoch.id)).commitment
      const run = unfoldRun(await checkpoints(db, epoch.id), epoch.length, epoch.bets)
      return run.seeds[epoch.bets - run.first] as Buffer
    },

    current: (db, player_ids) =>
      currentEpochs(
        db,
        player_ids.map((player_id) => ({ player_id, epoch_id: null })),
      ),
    changed: currentEpochs,

    open: (tx, player_id, length) => openEpoch(tx, { player_id, length, key, signing_key }),

    async runs(db, asked) {
      const missing = asked.filter(({ epoch_id, n }) => !holds(unfolded.get(epoch_id), n))
      const seeds = await sealedOf(
        db,
        missing.map(({ epoch_id }) => epoch_id),
      )
      for (const { epoch_id, length, n } of missing) {
        const of_epoch = seeds.get(epoch_id)
        if (!of_epoch) throw new Error(`epoch ${epoch_id} has no seeds`)
        keep(unfolded, epoch_id, unfoldRun(key.unseal(of_epoch), length, n))
      }
      return new Map(asked.map(({ epoch_id }) => [epoch_id, unfolded.get(epoch_id) as Run]))
    },
  }
}

function currentEpochs(db: Queryable, asked: { player_id: bigint; epoch_id: bigint | null }[]): Promise<Epoch[]> {
  return db<Epoch[]>`
    select e.id, e.player_id, e.client_seed, e.length, coalesce(last.n, 0) as bets,
           coalesce(last.created_at, ${lastRollOf(db, db`e.player_id`)}) as rolled_at
    from ${rowsOf(db, 'asked', asked, { player_id: 'bigint', epoch_id: 'bigint' })}
    join digit_bet.epoch e on e.player_id = asked.player_id and e.is_current and e.id is distinct from asked.epoch_id
    left join lateral (
      select n, created_at from digit_bet.bet where epoch_id = e.id order by n desc limit 1
    ) last on true`
}

/** A new series must not let anybody roll sooner than the old one would have: its last bet still counts. */
const lastRollOf = (db: Queryable, player_id: Fragment): Fragment => db`(
  select last.created_at from digit_bet.epoch one
  cross join lateral (select created_at from digit_bet.bet where epoch_id = one.id order by n desc limit 1) last
  where one.player_id = ${player_id} order by one.id desc limit 1)`

async function publication(db: Queryable, epoch_id: bigint): Promise<Publication> {
  const [row] = await db<Publication[]>`select commitment, signature from digit_bet.epoch where id = ${epoch_id}`
  if (!row) throw new Error(`epoch ${epoch_id} is gone`)
  return row
}

interface NewEpoch {
  player_id: bigint
  length: number
  key: SecretKey
  signing_key: KeyObject
}

async function openEpoch(tx: Transaction, { player_id, length, key, signing_key }: NewEpoch): Promise<Epoch> {
  const { commitment, checkpoints } = makeSeries(randomBytes(SEED_BYTES), length)
  await tx`update digit_bet.epoch set is_current = false where player_id = ${player_id} and is_current`
  const [next] = await tx<{ id: bigint }[]>`select nextval(pg_get_serial_sequence('digit_bet.epoch', 'id')) as id`
  if (!next) throw new Error('no epoch id')
  const signature = sign(null, Buffer.from(`thazin-digit-bet:${next.id}:${commitment.toString('hex')}`), signing_key)
  // Until the player's browser sends its own; his half of each roll protects him even so.
  const client_seed = `player-${player_id}`
  const [epoch] = await tx<Epoch[]>`
    insert into digit_bet.epoch (id, player_id, commitment, signature, client_seed, length)
    overriding system value
    values (${next.id}, ${player_id}, ${commitment}, ${signature}, ${client_seed}, ${length})
    returning id, player_id, client_seed, length, 0 as bets, ${lastRollOf(tx, tx`${player_id}`)} as rolled_at`
  await tx`insert into digit_bet.epoch_seed (epoch_id, sealed) values (${next.id}, ${key.seal(checkpoints)})`
  if (!epoch) throw new Error('no epoch opened')
  return epoch
}

/** Seed n can be rolled from this run: the one before it is needed as well. */
export function holds(run: Run | undefined, n: number): boolean {
  return run !== undefined && n > run.first && n < run.first + run.seeds.length
}

function keep<Kept>(series: Map<bigint, Kept>, epoch_id: bigint, kept: Kept): void {
  // The oldest entry goes first: a Map remembers the order of its keys.
  series.delete(epoch_id)
  if (series.size >= SERIES_MAX) series.delete(series.keys().next().value as bigint)
  series.set(epoch_id, kept)
}
