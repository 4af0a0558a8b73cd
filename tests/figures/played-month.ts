import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { seedStaffDemo } from '#staff/server/index.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'

const SIMULATE = fileURLToPath(new URL('../../tools/demo-data/simulate.ts', import.meta.url))
/** A Monday, and a Tuesday evening sixteen or thirty days later: the days that follow have draws. */
export const FIRST_DAY = inject('is_deep') ? '2026-01-05' : '2026-01-19'
const UNTIL = '2026-02-03T15:00:00Z'
const [DAYS, PLAYERS] = [inject('is_deep') ? 30 : 16, 84]

export interface Month {
  url: string
  /** With the key that the month's seeds are sealed with. */
  data_dir: string
  remove(): void
}

/** The demo's staff and offers, and a month of their players, played by `npm run simulate` itself. */
export async function playMonth(postgres_url: string): Promise<Month> {
  const url = await freshDatabase(postgres_url)
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-month-'))
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  await seedStaffDemo(db)
  await seedCashierDemo(db)
  await seedPromotionDemo(db)
  await db.end()
  const args = ['--prepared', '--days', String(DAYS), '--players', String(PLAYERS), '--seed', 'figures']
  await promisify(execFile)(process.execPath, [SIMULATE, ...args, '--until', UNTIL], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: data_dir,
      NODE_ENV: 'development',
      GSC_URL: '',
      TWO_D_FEED_URL: '',
    },
  })
  return { url, data_dir, remove: () => rmSync(data_dir, { recursive: true, force: true }) }
}
