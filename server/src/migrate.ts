/** Brings the database up to date; on an empty one of the demo, adds the demo's content. */
import { kyat } from '#contract/money.ts'
import { fillAgentDemo } from './agent/index.ts'
import { fillCashierDemo } from './cashier/index.ts'
import { fillCatalogDemo } from './catalog/index.ts'
import { fillContentDemo } from './content/index.ts'
import { register } from './identity/index.ts'
import { fillStaffDemo } from './operator/index.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { requireDatabaseUrl, settingsOfProcess } from './platform/settings.ts'
import { fillPromotionDemo } from './promotion/index.ts'
import { claimPurpose, WrongPurpose } from './purpose/index.ts'

const DEMO_PLAYER = { name: 'Ma Hnin Wai', phone: '09400000001', password: 'thazin-demo' }
const DEMO_GRANT = kyat(100_000)
const DEMO_REFERRAL_CODE = 'THAZIN'

const settings = settingsOfProcess()
const db = openDatabase(requireDatabaseUrl(settings), { connections: 2, role: 'owner' })
try {
  for (const name of await migrate(db)) console.log(`applied ${name}`)
  await claimPurpose(db, settings.is_demo)
  if (settings.is_demo) {
    if (await hasNoPlayers(db)) await openDemo(db)
    await fillStaffDemo(db)
    await fillAgentDemo(db)
    await fillCashierDemo(db)
    await fillCatalogDemo(db)
    await fillContentDemo(db)
    await fillPromotionDemo(db)
  }
} catch (error) {
  if (!(error instanceof WrongPurpose)) throw error
  console.error(error.message)
  process.exitCode = 2
} finally {
  await db.end()
}

async function hasNoPlayers(db: Database): Promise<boolean> {
  return (await db`select from identity.player limit 1`).length === 0
}

async function openDemo(db: Database): Promise<void> {
  await db`insert into identity.referral_code (code) values (${DEMO_REFERRAL_CODE}) on conflict do nothing`
  await register(db, {
    body: { ...DEMO_PLAYER, password_confirmation: DEMO_PLAYER.password, referral_code: DEMO_REFERRAL_CODE },
    address: '127.0.0.1',
    demo_grant: DEMO_GRANT,
  })
  console.log('filled the demo')
}
