/**
 * `npm run archive`: lists the months whose days of players are archived. `-- --restore 2026-03` loads that month and the
 * younger ones again, so that reports answer by the day. docs/decisions/0088-partitions-and-archives.md
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { listArchivedMonths, parseMonth, restorePlayerMonths, WrongArchive } from '#report/server/index.ts'

const settings = settingsOfProcess()
const { values } = parseArgs({ options: { restore: { type: 'string' } } })

try {
  const month = values.restore === undefined ? null : parseMonth(values.restore)
  await withDatabase(settings, async (url) => {
    const db = openDatabase(url, { connections: 1, role: roleOf('worker', settings.installation) })
    try {
      if (month !== null) {
        const restored = await restorePlayerMonths(db, settings.data_dir, month)
        console.log(`Restored for 30 days: ${restored.map((each) => each.slice(0, 7)).join(', ')}`)
      }
      const months = await listArchivedMonths(db)
      for (const { month: each, file, row_count, is_restored } of months) {
        const rows = row_count.toLocaleString('en-US')
        console.log(`  ${each.slice(0, 7)}  ${rows.padStart(12)} rows  ${file}${is_restored ? '  (restored)' : ''}`)
      }
      if (months.length === 0) console.log('No month is archived.')
    } finally {
      await db.end()
    }
  })
} catch (error) {
  if (!(error instanceof WrongArchive)) throw error
  console.error(error.message)
  process.exitCode = 1
}
