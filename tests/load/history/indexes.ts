import type { Database } from '#platform/server/database/database.ts'

/** What is filled with many rows, the largest first. Their indexes are made once the rows are there, which takes a fifth of the time. */
const FILLED = [
  'ledger.transfer',
  'digit_bet.bet',
  'seamless.effect',
  'ledger.account',
  'cashier.request',
  'identity.player',
  'staff.audit',
  'two_d.line',
  'agent.membership',
  'cashier.event',
  'two_d.slip',
  'two_d.player_stake',
  'identity.session',
  'wallet.exchange',
]

export interface DroppedIndex {
  table: string
  name: string
  definition: string
  /** Of a constraint, as `alter table` adds it. */
  constraint: 'primary key' | 'unique' | null
}

/** Drops every index but those that foreign keys lead to. Answers what was dropped. */
export async function dropIndexes(db: Database): Promise<DroppedIndex[]> {
  const dropped = await db.unsafe<(DroppedIndex & { place: number })[]>(`
    select i.indrelid::regclass::text as table, c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
           case k.contype when 'p' then 'primary key' when 'u' then 'unique' end as constraint,
           array_position('{${FILLED.join(',')}}'::text[]::regclass[], i.indrelid::regclass) as place
    from pg_index i join pg_class c on c.oid = i.indexrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
    where i.indrelid = any ('{${FILLED.join(',')}}'::text[]::regclass[])
      and not exists (select from pg_constraint f where f.conindid = i.indexrelid and f.contype = 'f')
    order by place`)
  for (const { table, name, constraint } of dropped) {
    await db.unsafe(
      constraint === null ? `drop index ${schemaOf(table)}.${name}` : `alter table ${table} drop constraint ${name}`,
    )
  }
  return dropped.map(({ table, name, definition, constraint }) => ({ table, name, definition, constraint }))
}

/** Each connection takes the next one as soon as it is free. */
export async function makeIndexes(connections: Database[], dropped: DroppedIndex[]): Promise<void> {
  const waiting = [...dropped]
  const work = async (db: Database) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await db.unsafe(next.definition)
  }
  await Promise.all(connections.map(work))
  // One after the other: each locks its table, and all it does is to give the index another standing.
  const [db] = connections
  for (const { table, name, constraint } of dropped) {
    if (constraint !== null)
      await db?.unsafe(`alter table ${table} add constraint ${name} ${constraint} using index ${name}`)
  }
}

const schemaOf = (table: string): string => table.split('.')[0] ?? table

/** Every index and constraint of the schema, as the catalogue words them. */
export async function indexesOf(db: Database): Promise<string[]> {
  const rows = await db<{ line: string }[]>`
    select pg_get_indexdef(i.indexrelid) || coalesce(' ' || k.conname || ' ' || pg_get_constraintdef(k.oid), '') as line
    from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
    where i.indrelid::regclass::text not like 'pg\_%' and i.indislive and i.indisvalid
    order by 1`
  return rows.map(({ line }) => line)
}
