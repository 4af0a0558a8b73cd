import type { Queryable } from '../database.ts'

/** Belongs to the job queue's library, which brings it up to date by itself: so the worker owns it. */
export const QUEUE_SCHEMA = 'graphile_worker'

const OTHERS = ['information_schema', 'public', QUEUE_SCHEMA]

/** A condition over `nspname`. */
const SCHEMAS = {
  queue: `nspname = '${QUEUE_SCHEMA}'`,
  platform: `nspname !~ '^pg_' and nspname not in (${OTHERS.map((name) => `'${name}'`).join(', ')})`,
}

/** Gives what the login itself owns in these schemas to another role. The indexes and sequences of a table follow it. */
export async function handOver(db: Queryable, { of, to }: { of: keyof typeof SCHEMAS; to: string }): Promise<void> {
  const self = `(select oid from pg_roles where rolname = current_user)`
  const inSchemas = (column: string) => `join pg_namespace n on n.oid = ${column} and ${SCHEMAS[of]}`
  await db.unsafe(`
    do $$
    declare statement text;
    begin
      for statement in
        select format('schema %I', nspname) from pg_namespace where nspowner = ${self} and ${SCHEMAS[of]}
        union all
        select format('table %s', c.oid::regclass) from pg_class c ${inSchemas('relnamespace')}
        where relowner = ${self} and relkind in ('r', 'p', 'v', 'S') and not exists (
          select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and deptype in ('a', 'i'))
        union all
        select format('routine %s', p.oid::regprocedure) from pg_proc p ${inSchemas('pronamespace')}
        where proowner = ${self}
        union all
        select format('type %s', t.oid::regtype) from pg_type t ${inSchemas('typnamespace')}
        left join pg_class c on c.oid = typrelid
        where typowner = ${self} and (typtype in ('d', 'e', 'r') or relkind = 'c')
      loop execute 'alter ' || statement || ' owner to ${to}'; end loop;
    end $$`)
}
