import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import type { Setting } from '../rules.ts'

/** Reads the game's setting, at most four times a second, and whether it is open. */
export function createSetting(db: Database, switches: GetSwitches): () => Promise<Setting> {
  const chosen = cached(() => getSetting(db), CONFIGURATION_FRESH_MS)
  return async () => {
    const [row, now] = await Promise.all([chosen(), switches()])
    return { ...row, is_open: !now.isGameOff('digit_bet') }
  }
}

/** Without what its switch says. */
export async function getSetting(db: Queryable): Promise<Omit<Setting, 'is_open'>> {
  const [row] = await db<Omit<Setting, 'is_open'>[]>`
    select payout_digit_times_100, payout_big_times_100, payout_small_times_100, stake_min, stake_max,
           auto_roll, roll_interval_seconds, seed_series_length
    from digit_bet.setting`
  if (!row) throw new Error('digit_bet.setting is empty')
  return row
}
