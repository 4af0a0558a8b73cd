import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** The settings with which a draw opens. */
export interface Setting {
  odds: number
  stake_min: Money
  stake_max: Money
  default_number_limit: Money
  lines_max: number
  /** Closed from the beginning: '07', and '4x' for a whole head. */
  closed_numbers: string[]
}

/** One of the four rows of the market's day; times of day in Yangon, as HH:MM. */
export interface SessionSetting {
  number: number
  session: TwoDSession
  is_on: boolean
  cutoff_at: string
  draws_at: string
  open_time: string
}

export async function getSetting(db: Queryable): Promise<Setting> {
  const [setting] = await db<Setting[]>`
    select odds::integer as odds, stake_min, stake_max, default_number_limit, lines_max::integer as lines_max,
           closed_numbers
    from two_d.setting`
  if (!setting) throw new Error('two_d.setting has no row')
  return setting
}

export async function listSessionSettings(db: Queryable): Promise<SessionSetting[]> {
  return db<SessionSetting[]>`
    select number::integer as number, session, is_on, to_char(cutoff_at, 'HH24:MI') as cutoff_at,
           to_char(draws_at, 'HH24:MI') as draws_at, to_char(open_time, 'HH24:MI:SS') as open_time
    from two_d.session order by number`
}
