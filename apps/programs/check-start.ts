import {
  FormerPrimary,
  refuseFormerPrimary,
  refuseOtherEnvironment,
  WrongEnvironment,
} from '#environment/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { PowerfulLogin, refuseOwner } from '#platform/server/database/logins/refuse-owner.ts'
import { untilDatabaseAnswers } from '#platform/server/database/reach-database.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { loadSecretKey, type SecretKey, WrongKey } from '#platform/server/secret-key.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { refuseWrongKey, SEALED_OF } from '../server/sealed-values.ts'

interface Start {
  program: keyof typeof SEALED_OF
  db: Database
  log: Log
}

/**
 * Before a program serves or works: the database answers and is no former primary, its login has no more rights than it needs, the database is one of this environment,
 * and the secret key is the one that sealed what the program will open. Answers the key; what is wrong ends the process
 * with a sentence.
 */
export async function checkStart(settings: Settings, { program, db, log }: Start): Promise<SecretKey> {
  await untilDatabaseAnswers(requireDatabase(settings), {
    onWait: (reason) => log.warn({ reason }, 'the database does not answer: this program waits for it'),
  })
  try {
    await refuseFormerPrimary(db, requireDatabase(settings))
    await refuseOwner(db, program)
    await refuseOtherEnvironment(db, settings.is_demo)
    const key = await loadSecretKey(settings)
    await refuseWrongKey(db, key, { log, columns: SEALED_OF[program] })
    return key
  } catch (error) {
    const is_told = [FormerPrimary, PowerfulLogin, WrongEnvironment, WrongKey].some((known) => error instanceof known)
    if (!is_told) throw error
    log.fatal((error as Error).message)
    process.exit(2)
  }
}
