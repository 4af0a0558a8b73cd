import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

interface Setting {
  shows_wins: boolean
  /** The smallest win that is shown, without its stakes. */
  win_min: Money
}

export async function getSetting(db: Queryable): Promise<Setting> {
  const [row] = await db<Setting[]>`select shows_wins, win_min from home.setting`
  if (!row) throw new Error('home.setting has no row')
  return row
}
