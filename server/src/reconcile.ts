/** `npm run reconcile`: recomputes the books, says what it checked, and exits 1 on any difference. */
import { findingsOf } from './findings.ts'
import { openDatabase } from './platform/database/database.ts'
import { withDatabase } from './platform/database/reach-database.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { settingsOfProcess } from './platform/settings.ts'

const settings = settingsOfProcess()
const findings = await withDatabase(settings, async (url) => {
  const db = openDatabase(url, { connections: 1, role: 'thazin_server' })
  try {
    return await findingsOf(db, await openSecretKey(settings))
  } finally {
    await db.end()
  }
})

for (const { invariant, promise, checked, differences } of findings) {
  console.log(
    `${differences.length === 0 ? '✔' : '✖'} ${invariant.padEnd(4)}${promise} (${checked.toLocaleString('en-US')} checked)`,
  )
  for (const difference of differences) console.log(`      ${difference}`)
}
const wrong = findings.filter((finding) => finding.differences.length > 0).length
console.log(wrong === 0 ? '\nThe books hold.' : `\n${wrong} of ${findings.length} checks found a difference.`)
process.exitCode = wrong === 0 ? 0 : 1
