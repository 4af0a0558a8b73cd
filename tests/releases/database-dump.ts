/** Every row of a database as one file, and back again: pg_dump does not come with the packages. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type Database, openDatabase, type Queryable } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'

/** The content of a dump, for people to read, and for a test to compare with the rows that it has loaded. */
export interface DumpManifest {
  /** The migrations that the database had, with the digest of each file. */
  migrations: Record<string, string>
  /** Tables in the order of the dump, and how many rows each has. */
  rows: Record<string, number>
  /** The last value of each sequence; null of one that was never asked. */
  sequences: Record<string, string | null>
}

export interface Dump {
  manifest: DumpManifest
  /** A line of JSON for each row, table after table in the order of the manifest; compressed. */
  lines: Buffer
}

/** The server's own tables; the migrations, which the manifest names; the worker's queue, which the worker makes anew. */
const LEFT_OUT = ['pg_catalog', 'information_schema', 'public', 'graphile_worker']
/** Their bytes are one byte each in the dump: they are most of a demo's size, and of no migration's concern. */
const PICTURES = ['picture.picture', 'content.video']
/** So that no statement has to hold a large table. */
const ROWS_PER_STATEMENT = 5_000

export async function dumpDatabase(url: string): Promise<Dump> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    return await db.begin('isolation level repeatable read read only', async (tx) => {
      const applied = await tx<{ name: string; sha256: string }[]>`
        select name, sha256 from public.migration order by name`
      const rows: Record<string, number> = {}
      const lines: string[] = []
      for (const { name, columns } of await listTables(tx)) {
        const shown = PICTURES.includes(name) ? columns.replace(/\bbytes\b/, `'\\x00'::bytea as bytes`) : columns
        const read = await tx.unsafe<{ line: string }[]>(
          `select to_json(r)::text as line from (select ${shown} from ${name}) r`,
        )
        for (const { line } of read) lines.push(line)
        rows[name] = read.length
      }
      const migrations = Object.fromEntries(applied.map(({ name, sha256 }) => [name, sha256]))
      const manifest = { migrations, rows, sequences: await getSequences(tx) }
      return { manifest, lines: compress(lines.join('\n')) }
    })
  } finally {
    await db.end()
  }
}

/**
 * Makes an empty database what the dump was taken of: by the migrations that it had, and by its rows. Triggers and
 * foreign keys are silent while rows come in, table after table; then each foreign key is checked over all rows.
 */
export async function loadDump(db: Database, { manifest, lines: compressed }: Dump): Promise<void> {
  // A migration may have been written before another one with a lower number: not all up to the last, but these.
  await migrate(db, { names: Object.keys(manifest.migrations) })
  await refuseChangedMigrations(db, manifest)
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    // Some migrations bring rows; the dump has them as they were when it was taken.
    await tx.unsafe(`truncate ${(await listTables(tx)).map(({ name }) => name).join(', ')}`)
    const lines = brotliDecompressSync(compressed).toString('utf8').split('\n')
    const columns = new Map((await listTables(tx)).map((table) => [table.name, table.columns]))
    let next = 0
    for (const [name, count] of Object.entries(manifest.rows)) {
      await fill(tx, { name, columns: columns.get(name) ?? '' }, lines.slice(next, next + count))
      next += count
    }
    for (const [sequence, value] of Object.entries(manifest.sequences))
      await tx`select setval(${sequence}::text::regclass, ${value}::text::bigint) where ${value}::text is not null`
  })
  await checkForeignKeys(db)
  await db`analyze`
}

/** A release has run the file as it was then. @throws Error where it is another one now. */
async function refuseChangedMigrations(db: Database, { migrations }: DumpManifest): Promise<void> {
  const applied = await db<{ name: string; sha256: string }[]>`select name, sha256 from public.migration`
  const digests = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const changed = Object.keys(migrations).filter((name) => digests.get(name) !== migrations[name])
  if (changed.length > 0) throw new Error(`changed or removed after the release: ${changed.join(', ')}`)
}

/** How many rows each of these tables has. */
export async function countRows(db: Database, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tables) {
    const [row] = await db.unsafe<{ count: bigint }[]>(`select count(*) from ${name}`)
    counts[name] = Number(row?.count)
  }
  return counts
}

interface DumpedTable {
  name: string
  columns: string
}

/** With the columns that are stored and not computed. */
const listTables = (db: Queryable) => db<DumpedTable[]>`
  select format('%I.%I', n.nspname, c.relname) as name,
         string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and n.nspname <> all (${LEFT_OUT}::text[])
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by n.nspname, c.relname order by 1`

async function getSequences(db: Queryable): Promise<Record<string, string | null>> {
  const sequences = await db<{ name: string; last_value: string | null }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last_value
    from pg_sequences where schemaname <> all (${LEFT_OUT}::text[]) order by 1`
  return Object.fromEntries(sequences.map(({ name, last_value }) => [name, last_value]))
}

/** The database reads its own JSON: no number and no microsecond passes through this program. */
async function fill(db: Queryable, { name, columns }: DumpedTable, lines: string[]): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS_PER_STATEMENT) {
    const set = `[${lines.slice(from, from + ROWS_PER_STATEMENT).join(',')}]`
    await db.unsafe(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
      [set],
    )
  }
}

/** One that is enforced anew is checked over all rows. */
async function checkForeignKeys(db: Database): Promise<void> {
  const keys = await db<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and conenforced and conparentid = 0`
  const alterations = keys.flatMap(({ table, name }) =>
    ['not enforced', 'enforced'].map((state) => `alter table ${table} alter constraint ${name} ${state}`),
  )
  await db.unsafe(alterations.join(';'))
}

const compress = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
