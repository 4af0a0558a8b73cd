import type { Database } from '../platform/database.ts'
import { OPERATORS_CHANGE_MS, remember } from '../platform/remember.ts'
import type { Setting } from './rules.ts'

/** Reads the game's setting, at most twice a second. */
export const openSetting = (db: Database): (() => Promise<Setting>) =>
  remember(() => readSetting(db), OPERATORS_CHANGE_MS)

async function readSetting(db: Database): Promise<Setting> {
  const [row] = await db<Setting[]>`
    select is_open, payout_digit_times_100, payout_big_times_100, payout_small_times_100, stake_min, stake_max,
           auto_roll, roll_interval_seconds, epoch_length
    from digit_bet.setting`
  if (!row) throw new Error('digit_bet.setting is empty')
  return row
}
