import type { Queryable } from '#platform/server/database/database.ts'

/** The names of the house accounts, by their numbers. */
export async function getAccountNames(db: Queryable): Promise<Map<bigint, string>> {
  const rows = await db<{ id: bigint; name: string }[]>`
    select id, name from ledger.account where id < 10000 order by id`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
