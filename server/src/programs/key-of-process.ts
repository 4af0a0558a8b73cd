import { refuseWrongKey } from '../composition/sealed-values.ts'
import type { Queryable } from '../platform/database/database.ts'
import { loadSecretKey, type SecretKey, WrongKey } from '../platform/secret-key.ts'
import type { Settings } from '../platform/settings.ts'
import type { Log } from '../platform/telemetry/log.ts'

/** The key of this process, compared with what is sealed in its database; a wrong one ends it with its sentence. */
export async function keyOfProcess(settings: Settings, db: Queryable, log: Log): Promise<SecretKey> {
  try {
    const key = await loadSecretKey(settings)
    await refuseWrongKey(db, key, log)
    return key
  } catch (error) {
    if (!(error instanceof WrongKey)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}
