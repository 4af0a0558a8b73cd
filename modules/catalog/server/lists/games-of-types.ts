import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

/** Every game of some types, retired ones too, by what makers call it. */
export const gamesOfTypes = (db: Database, types: string[]) => db<
  { product_code: number; game_code: string; type: string }[]
>`
  select p.product_code, g.game_code, t.code as type
  from catalog.game g join catalog.provider p on p.id = g.provider_id join catalog.game_type t on t.id = g.game_type_id
  where g.game_code is not null and t.code = any (${arrayOf(db, 'text', types)})`
