import type { Database } from '#platform/server/database/database.ts'

/**
 * Values that are different on each platform: ids of its rows, tokens, salts and seals. The rest of a row is compared by its
 * letters.
 */
const DRAWN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,}|[$]argon2[^")]*'

/** How many rows each table of a platform has, and a digest of them in which what was drawn is left out. */
export async function contentsOf(db: Database): Promise<Record<string, string>> {
  const tables = await db<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
    order by 1`
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await db.unsafe<{ content: string }[]>(`
      select count(*) || ' rows ' || md5(coalesce(string_agg(line, chr(10) order by line collate "C"), '')) as content
      from (select regexp_replace(t::text, '${DRAWN}', '', 'g') as line from ${name} t) lines`)
    contents[name] = row?.content ?? ''
  }
  return contents
}
