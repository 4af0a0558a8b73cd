import type { Database } from '#platform/server/database/database.ts'

/** Every call writes down who called when, and how often somebody was refused. */
const ALWAYS_WRITTEN = ['identity.session', 'identity.attempt', 'staff.session', 'operator.attempt']

/**
 * Lets the database itself write down which tables a committed transaction changed: exact, and as cheap with many rows
 * as with few. Answers a function that names the tables that have changed since it was called last.
 */
export async function watchChanges(owner_db: Database): Promise<() => Promise<string[]>> {
  await owner_db.unsafe(`
    create schema watch;
    create unlogged table watch.change (name text not null);
    create function watch.note() returns trigger language plpgsql security definer as $$
      begin insert into watch.change values (tg_table_schema || '.' || tg_table_name); return null; end $$;
    do $$ declare watched regclass; begin
      for watched in
        select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition
          and n.nspname not in ('pg_catalog', 'information_schema', 'watch')
          and n.nspname || '.' || c.relname <> all ('{${ALWAYS_WRITTEN.join(',')}}')
      loop
        execute format('create trigger watch after insert or update or delete on %s for each row execute function watch.note()', watched);
      end loop;
    end $$`)
  return async () => {
    const rows = await owner_db.unsafe<{ name: string }[]>(
      'with seen as (delete from watch.change returning name) select distinct name from seen order by name',
    )
    return rows.map(({ name }) => name)
  }
}
