/** The past of the demo's own player, bound to the product: it is played through its own routes, before anybody visits. */

import { type HistoryPlan, noteBegin, noteEnd } from '#demo-history/server/index.ts'
import type { Database, DatabaseTarget } from '#platform/server/database/database.ts'
import type { Settings } from '#platform/server/settings.ts'
import { settleClaims } from '#promotion/server/index.ts'
import { compareFromNow } from '#seamless/server/index.ts'
import {
  createClock,
  type DemoPlayer,
  openShanProvider,
  playDemoPast,
  restoreClock,
  type SlipDay,
  stageClock,
  startOf,
} from '../index.ts'
import { openStagedConsole, openStagedDatabase, openStagedSite, ownAggregator } from '../stage.ts'
import { createLottery } from '../two-d/server-lottery.ts'

const DAY_MS = 86_400_000
/** The longest closure known, Songkran between two weekends, is not shown: then there are only slips that wait. */
const SLIP_DAYS_BACK = 6
const SEED = 'thazin'

export interface DemoOpening {
  url: DatabaseTarget
  owner_db: Database
  settings: Settings
  player: DemoPlayer
  now: number
  /** The history that is played after it, or null. */
  history: HistoryPlan | null
}

/**
 * Registers the demo's player some days ago, and plays what they have done since. A history that follows is noted at
 * once: until it has been played no worker closes the days to which both belong. Answers what was refused.
 */
export async function seedDemoPlayer(opening: DemoOpening): Promise<string[]> {
  const { owner_db, history } = opening
  await stageClock(owner_db)
  let refusals: string[]
  try {
    refusals = await play(opening)
  } finally {
    await restoreClock(owner_db)
  }
  await compareFromNow(owner_db)
  if (history) await noteBegin(owner_db, history)
  else await noteEnd(owner_db)
  return refusals
}

async function play({ url, owner_db, settings, player, now, history }: DemoOpening): Promise<string[]> {
  const slip_day = await slipDayOf(owner_db, now, history)
  const shan_provider = await openShanProvider(SEED)
  const partners = { gsc: ownAggregator(SEED), shan: shan_provider.settings }
  const options = { url, settings: { ...settings, ...partners } }
  const [site, staff, db] = [
    await openStagedSite(options),
    await openStagedConsole(options),
    openStagedDatabase(options, 'owner'),
  ]
  const clock = createClock([site.db, staff.db, db])
  try {
    const client = { site: site.app, console: staff.app, clock, ...partners }
    const lottery = createLottery(db, new Map())
    const opens_at = history && startOf(history, 0)
    const stage = {
      client,
      lottery,
      seed: history?.seed ?? SEED,
      now,
      opens_at,
      settleBonuses: () => settleClaims(db, 'everybody'),
    }
    return await playDemoPast(stage, player, slip_day)
  } finally {
    clock.stop()
    shan_provider.close()
    await Promise.all([site.app.close(), staff.app.close()])
    await Promise.all([site.db, staff.db, db].map((pool) => pool.end({ timeout: 5 })))
  }
}

async function slipDayOf(db: Database, now: number, history: HistoryPlan | null): Promise<SlipDay | null> {
  const [row] = await db<{ day: number }[]>`
    select -back as day from generate_series(1, ${SLIP_DAYS_BACK}::integer) back
    where two_d.is_trading_day((${new Date(now)}::timestamptz at time zone 'Asia/Yangon')::date - back)
    order by back limit 1`
  if (!row) return null
  const begins = history && startOf(history, 0)
  return { day: row.day, is_decided_here: begins === null || now + row.day * DAY_MS < begins }
}
