import type { Database } from '#platform/server/database/database.ts'
import type { TwoDFeedState } from '#two-d/contract/draws-staff.ts'
import type { FeedMessage } from './feed-message.ts'

interface FeedRow extends Pick<TwoDFeedState, 'source' | 'failures' | 'failure' | 'calls_today'> {
  reading: FeedMessage | null
  read_at: Date | null
}

/** Whether the market's feeds answer, and their last readings. */
export async function listFeeds(db: Database): Promise<TwoDFeedState[]> {
  const rows = await db<FeedRow[]>`
    select source, reading, read_at, failures, failure,
           case when calls_on = two_d.today() then calls else 0 end as calls_today
    from two_d.feed order by source`
  return rows.map(({ reading, read_at, ...row }) => ({
    ...row,
    live: reading && {
      twod: reading.live.twod,
      set: reading.live.set,
      value: reading.live.value,
      time: reading.live.time,
    },
    read_at: read_at?.toISOString() ?? null,
  }))
}
