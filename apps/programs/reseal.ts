/**
 * `npm run reseal`: seals with SECRET_KEY what SECRET_KEY_PREVIOUS has sealed, beside the open platform, and says how
 * much is left; ends with 1 as long as something is. It may be stopped and run again at any time.
 */

import { type DatabaseTarget, openDatabase } from '#platform/server/database/database.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { loadSecretKey, WrongKey } from '#platform/server/secret-key.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { refuseWrongKey, resealAll } from '../server/sealed-values.ts'

const SHOWN_EACH_MS = 2_000

const settings = settingsOfProcess()
const say = (count: number) => count.toLocaleString('en-US')

try {
  process.exitCode = report(await withDatabase(settings, reseal))
} catch (error) {
  if (!(error instanceof WrongKey)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function reseal(target: DatabaseTarget) {
  const db = openDatabase(target, { connections: 1, role: 'owner' })
  let shown_at = performance.now()
  try {
    const key = await loadSecretKey(settings)
    await refuseWrongKey(db, key, { log: createLog('silent') })
    return await resealAll(db, key, ({ name, count, seen, resealed }) => {
      if (performance.now() - shown_at < SHOWN_EACH_MS) return
      shown_at = performance.now()
      console.log(`  ${name}: ${say(resealed)} sealed anew, ${say(Math.max(0, count - seen))} still to look at`)
    })
  } finally {
    await db.end()
  }
}

/** Says what came of it. Answers the exit code. */
function report(done: { name: string; resealed: number; left: number }[]): number {
  for (const { name, resealed, left } of done)
    console.log(`${left === 0 ? '✔' : '✖'} ${name}: ${say(resealed)} sealed anew, ${say(left)} left`)
  const left = done.reduce((sum, column) => sum + column.left, 0)
  console.log(
    left === 0
      ? '\nThe present key opens every sealed value: the previous one can be removed.'
      : `\n${say(left)} values are not sealed with the present key: keep the previous one.`,
  )
  return left === 0 ? 0 : 1
}
