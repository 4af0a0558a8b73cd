/**
 * apps/database/schema.sql: what the migrations add up to, read back from the database's own catalogue; apps/database/grants.sql: what
 * the programs may do in it. Run it to write the files after a new migration or statement; with --check it fails when a
 * file is not what it should be, a statement of the server does not fit the schema, or one would read a whole grown table.
 */
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { checkStatements, type SqlCheck } from '../checks/sql/check-statements.ts'
import { functionFaults } from '../checks/sql/function-names.ts'
import { getObjects } from '../checks/sql/grants/needs.ts'
import { writeRights } from '../checks/sql/grants/rights-page.ts'
import { secretFaults } from '../checks/sql/grants/secrets.ts'
import { waysOfNoProgram } from '../checks/sql/grants/transfer-ways.ts'
import { writeGrants } from '../checks/sql/grants/write-grants.ts'
import { ALLOWED_SCANS } from '../checks/sql/plans/allowed-scans.ts'
import { checkPlans, type PlanCheck } from '../checks/sql/plans/check-plans.ts'
import { readGrownStatistics } from '../checks/sql/plans/grown-statistics.ts'
import { INDEX_PURPOSES } from '../checks/sql/plans/index-purposes.ts'
import { UNCHECKED } from '../checks/sql/source/unchecked.ts'
import { serverFolders } from '../folders.ts'
import { ROOT } from '../program.ts'

const FILE = join(ROOT, 'apps', 'database', 'schema.sql')
const GRANTS = join(ROOT, 'apps', 'database', 'grants.sql')
const RIGHTS = join(ROOT, 'docs', 'operations', 'database-logins.md')
/** Of what holds statements. */
const FOLDERS = [...serverFolders(ROOT), 'tests/support', 'tools/sandbox', 'tools/demo-data']
const CONNECTIONS = 4

const dir = mkdtempSync(join(tmpdir(), 'thazin-schema-'))
// Root's database runs under another account, which must find its way in.
chmodSync(dir, 0o755)
const server = await startPostgres({ dir, fsync: false })
try {
  const db = openDatabase(server.url, { connections: CONNECTIONS, role: 'owner' })
  await migrate(db, { grants: 'none' })
  const schema = await dumpSchema(db)
  const statements = await checkStatements(db, { root: ROOT, folders: FOLDERS, unchecked: UNCHECKED, url: server.url })
  const grants = await writeGrants(db, statements.found)
  if (process.argv.includes('--check')) {
    statements.faults.push(...waysOfNoProgram(statements.found.sources), ...secretFaults(await getObjects(db), grants))
    statements.faults.push(...(await functionFaults(db)))
    check(statements, { schema, grants })
    report(await plansOfServer(db, statements))
  } else {
    writeFileSync(FILE, schema)
    writeFileSync(GRANTS, grants)
    writeFileSync(RIGHTS, writeRights(readFileSync(RIGHTS, 'utf8'), grants))
  }
  await db.end()
} finally {
  await server.stop()
  removeCluster(dir)
}

function check({ faults, count }: SqlCheck, { schema, grants }: { schema: string; grants: string }): void {
  const again = 'Run: node scripts/run.mjs scripts/database/schema.ts'
  if (readFileSync(GRANTS, 'utf8') !== grants) {
    faults.unshift(`apps/database/grants.sql is not what the programs' statements need. ${again}`)
  }
  const page = readFileSync(RIGHTS, 'utf8')
  if (page !== writeRights(page, grants)) faults.unshift(`${RIGHTS} does not list the rights of today. ${again}`)
  if (readFileSync(FILE, 'utf8') !== schema) {
    faults.unshift(`apps/database/schema.sql is not what the migrations make. ${again}`)
  }
  report({ faults, count })
}

function report({ faults, count }: Pick<SqlCheck, 'faults' | 'count'>): void {
  console.log(count)
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** Of the product alone: what the sandbox and the demo's history ask does not grow. */
function plansOfServer(db: Database, { found }: SqlCheck): Promise<PlanCheck> {
  const statements = found.statements.filter(({ at }) => !at.startsWith('tools/'))
  return checkPlans(db, statements, {
    statistics: readGrownStatistics(),
    allowed: ALLOWED_SCANS,
    purposes: INDEX_PURPOSES,
  })
}

async function dumpSchema(db: Database): Promise<string> {
  const names = await db<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public') order by nspname`
  const parts = ['-- Written by scripts/database/schema.ts from the migrations; changed there, never here.\n']
  for (const { name } of names) {
    parts.push(`create schema ${name};\n`)
    parts.push(...(await tables(db, name)), ...(await routines(db, name)))
  }
  return parts.join('\n')
}

async function tables(db: Database, schema: string): Promise<string[]> {
  const rows = await db<{ oid: number; name: string; kind: string; view: string | null; partition_by: string }[]>`
    select c.oid, c.relname as name, c.relkind as kind, case when c.relkind = 'v' then pg_get_viewdef(c.oid) end as view,
           coalesce(' partition by ' || pg_get_partkeydef(c.oid), '') as partition_by
    from pg_class c where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition order by c.relname`
  const parts: string[] = []
  for (const { oid, name, kind, view, partition_by } of rows) {
    if (kind === 'v') parts.push(`create view ${schema}.${name} as\n${view}\n`)
    else parts.push(`create table ${schema}.${name} (\n${(await tableLines(db, oid)).join(',\n')}\n)${partition_by};\n`)
    const after = await db<{ line: string }[]>`
      select pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i
      left join pg_constraint k on k.conindid = i.indexrelid
      where i.indrelid = ${oid} and k.oid is null
      union all
      select pg_get_triggerdef(t.oid) || ';' from pg_trigger t where t.tgrelid = ${oid} and not t.tgisinternal
      order by 1`
    parts.push(...after.map(({ line }) => `${line}\n`))
  }
  return parts
}

async function tableLines(db: Database, oid: number): Promise<string[]> {
  const rows = await db<{ line: string }[]>`
    (select '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || case when a.attidentity <> '' then ' generated always as identity' else '' end
          || coalesce(case when a.attgenerated = '' then ' default ' || pg_get_expr(d.adbin, d.adrelid)
                           else ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored' end, '') as line
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = ${oid} and a.attnum > 0 and not a.attisdropped order by a.attnum)
    union all
    (select '  constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where conrelid = ${oid} and contype <> 'n' order by contype, conname)`
  return rows.map(({ line }) => line)
}

async function routines(db: Database, schema: string): Promise<string[]> {
  const rows = await db<{ line: string }[]>`
    select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = ${schema}::regnamespace order by proname`
  return rows.map(({ line }) => `${line.trimEnd()};\n`)
}
