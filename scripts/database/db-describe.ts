import type { Client } from 'pg'

/** Every table and view, or what one of them is made of, as rows to print. @throws Error where no table has the name. */
export async function describe(client: Client, name: string) {
  const { columns, rows } = name === '' ? await describeAll(client) : await describeOne(client, name)
  return { columns, rows, note: `${rows.length} rows` }
}

async function describeAll(client: Client) {
  const { rows } = await client.query(`
    select n.nspname || '.' || c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
      greatest(c.reltuples, 0)::bigint as rows, pg_size_pretty(pg_total_relation_size(c.oid)) as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by 1`)
  return tableOf(['name', 'kind', 'rows', 'size'], rows)
}

async function describeOne(client: Client, name: string) {
  const found = await client.query<{ oid: string | null }>('select to_regclass($1)::oid as oid', [name])
  const oid = found.rows[0]?.oid
  if (!oid) throw new Error(`There is no table ${name}: \\d names them all, with their schema.`)
  const { rows } = await client.query(
    `
    select * from (
      select 'column' as part, a.attname as name, format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
        || case a.attidentity when 'a' then ' generated always as identity' else '' end as definition, a.attnum::int as place
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = $1::oid and a.attnum > 0 and not a.attisdropped
      union all
      select 'constraint', conname, pg_get_constraintdef(oid), 10000 from pg_constraint where conrelid = $1::oid and contype <> 'n'
      union all
      select 'index', c.relname, pg_get_indexdef(i.indexrelid), 20000 from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = $1::oid
    ) parts order by place, name`,
    [oid],
  )
  return tableOf(['part', 'name', 'definition'], rows)
}

const tableOf = (columns: string[], rows: Iterable<Record<string, unknown>>) => ({
  columns,
  rows: Array.from(rows, (row) => columns.map((column) => row[column])),
})
