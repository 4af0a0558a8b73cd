import { readFile } from 'node:fs/promises'
import type { Queryable } from '../database.ts'
import { handOver, QUEUE_SCHEMA } from './hand-over.ts'
import { nameRoles, PROGRAMS, roleOf } from './programs.ts'

const GRANTS = new URL('../../../../apps/database/grants.sql', import.meta.url)
/** All of a schema that can be granted. */
const KINDS = ['tables', 'sequences', 'routines']
/** One role for all programs, in the grants of earlier versions. */
const FORMER_ROLE = 'thazin_server'

/** The library makes the rest; this too where its login may create schemas (its documentation of the schema). */
const QUEUE = [
  `create schema ${QUEUE_SCHEMA}`,
  `create table ${QUEUE_SCHEMA}.migrations (
     id integer primary key, ts timestamptz not null default now(), breaking boolean not null default false)`,
]

/**
 * Makes the rights of the programs those of apps/database/grants.sql, in one transaction: what was granted otherwise is
 * gone, and nobody else may connect. For the owner of the database, with the schema of today.
 */
export async function applyGrants(db: Queryable, installation: string): Promise<void> {
  const schemas = await db<{ name: string }[]>`
    select nspname::text as name from pg_namespace where nspname !~ '^pg_'
    and nspname not in ('information_schema', 'public', 'simulator', ${QUEUE_SCHEMA})`
  const [self] = await db<{ database: string; has_former: boolean; has_queue: boolean }[]>`
    select quote_ident(current_database()) as database,
           exists (select from pg_roles where rolname = ${FORMER_ROLE}) as has_former,
           to_regnamespace(${QUEUE_SCHEMA}) is not null as has_queue`
  if (!self) throw new Error('no answer of the database')
  const roles = PROGRAMS.map((program) => roleOf(program, installation))
  const to = roles.join(', ')
  const from = ['public', ...new Set(self.has_former ? [...roles, FORMER_ROLE] : roles)].join(', ')
  const worker = roleOf('worker', installation)
  await db
    .unsafe(
      [
        'begin',
        `revoke all on database ${self.database} from ${from}`,
        `grant connect on database ${self.database} to ${to}`,
        `revoke all on schema public from ${from}`,
        `grant usage on schema public to ${to}`,
        ...schemas.flatMap(({ name }) => [
          `revoke all on schema ${name} from ${from}`,
          ...KINDS.map((kind) => `revoke all on all ${kind} in schema ${name} from ${from}`),
        ]),
        nameRoles(await readFile(GRANTS, 'utf8'), installation).replace(/;\s*$/, ''),
        ...(self.has_queue ? [] : QUEUE),
        'commit',
      ].join(';\n'),
    )
    .catch(async (error: unknown) => {
      await db.unsafe('rollback')
      throw error
    })
  await handOver(db, { of: 'queue', to: worker })
}
