import type { DigitBetRules } from '#contract/digit-bet.ts'
import type { Database } from '../platform/database.ts'
import { type Setting, writeRules } from './rules.ts'

/** A change by the operator takes effect in every process within this time. */
const FRESH_FOR_MS = 500

/** Reads the game's setting, at most twice a second. */
export function openSetting(db: Database): () => Promise<Setting> {
  let read_at = 0
  let setting: Promise<Setting> | null = null
  return () => {
    if (setting === null || performance.now() - read_at > FRESH_FOR_MS) {
      read_at = performance.now()
      setting = readSetting(db)
      // A failed read must not be remembered.
      setting.catch(() => {
        setting = null
      })
    }
    return setting
  }
}

async function readSetting(db: Database): Promise<Setting> {
  const [row] = await db<Setting[]>`
    select is_open, payout_digit_times_100, payout_big_times_100, payout_small_times_100, stake_min, stake_max,
           auto_roll, roll_interval_seconds, epoch_length
    from digit_bet.setting`
  if (!row) throw new Error('digit_bet.setting is empty')
  return row
}

/** The rules as the first view of the page shows them. */
export async function readRules(db: Database): Promise<DigitBetRules> {
  return writeRules(await readSetting(db))
}
