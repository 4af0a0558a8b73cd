/**
 * Brings the database up to date; on an empty one of the demo, adds the demo's content and its player with a past.
 * `--before-history`: the history of SIMULATE_DAYS is going to be played next.
 */
import { seedAgentDemo } from '#agent/server/index.ts'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { seedCatalogDemo } from '#catalog/server/index.ts'
import { seedContentDemo } from '#content/server/index.ts'
import { mayPlay } from '#demo-history/server/index.ts'
import { claimEnvironment, WrongEnvironment } from '#environment/server/index.ts'
import { seedExternalGameDemo } from '#external-game/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { seedStaffDemo } from '#staff/server/index.ts'

const DEMO_PLAYER = { name: 'Ma Hnin Wai', phone: '09400000001', password: 'thazin-demo', referral_code: 'PADAUK' }
const DEMO_REFERRAL_CODE = 'THAZIN'

const settings = settingsOfProcess()
const url = requireDatabase(settings)
const db = openDatabase(url, { connections: 2, role: 'owner' })
try {
  for (const name of await migrate(db, { installation: settings.installation })) console.log(`applied ${name}`)
  await claimEnvironment(db, settings.is_demo)
  if (settings.is_demo) await seedDemo()
} catch (error) {
  if (!(error instanceof WrongEnvironment)) throw error
  console.error(error.message)
  process.exitCode = 2
} finally {
  await db.end()
}

async function seedDemo(): Promise<void> {
  await restoreTime()
  await seedStaffDemo(db)
  await seedAgentDemo(db)
  await seedCashierDemo(db)
  await seedCatalogDemo(db)
  await seedContentDemo(db)
  await seedPromotionDemo(db)
  await seedExternalGameDemo(db, settings.demo_play_url)
  if (!(await hasNoPlayers(db))) return
  await db`insert into identity.referral_code (code) values (${DEMO_REFERRAL_CODE}) on conflict do nothing`
  // Loaded here alone: a start that finds its player needs nothing of it.
  const { seedDemoPlayer } = await import('#tools/demo-data/demo-player/seed-demo-player.ts')
  const now = Date.now()
  const history = await historyAfter(now)
  const refusals = await seedDemoPlayer({ url, owner_db: db, settings, player: DEMO_PLAYER, now, history })
  for (const refusal of refusals) console.log(refusal)
  console.log('filled the demo')
}

/** Resets the clock that an earlier start left shifted, when it was killed while it played the past. */
async function restoreTime(): Promise<void> {
  const [row] = await db<{ is_shifted: boolean }[]>`select to_regprocedure('simulator.now()') is not null as is_shifted`
  if (!row?.is_shifted || !(await mayPlay(db))) return
  const { restoreClock } = await import('#tools/demo-data/index.ts')
  await restoreClock(db)
}

async function historyAfter(now: number) {
  const { simulate_days } = settings
  if (simulate_days === 0 || !process.argv.includes('--before-history')) return null
  const { historyUntil, parseOrder } = await import('#tools/demo-data/index.ts')
  return parseOrder(['--days', String(simulate_days)], historyUntil(now))
}

async function hasNoPlayers(db: Database): Promise<boolean> {
  return (await db`select from identity.player limit 1`).length === 0
}
