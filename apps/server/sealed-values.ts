import { saveSigningKeys, sealedSeeds } from '#digit-bet/server/index.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import type { Program } from '#platform/server/database/logins/programs.ts'
import {
  countColumn,
  type Resealed,
  resealColumn,
  type SealedColumn,
  sampleColumn,
} from '#platform/server/sealed-column.ts'
import { type SecretKey, WrongKey } from '#platform/server/secret-key.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { sealedMemberPasswords } from '#seamless/server/index.ts'
import { sealedAuthenticators, sealedOffers } from '#staff/server/index.ts'

/** Everything that SECRET_KEY seals at rest. A sealed column that is missing here is lost by the next rotation. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedSeeds,
  sealedMemberPasswords,
  sealedAuthenticators,
  sealedOffers,
]

/** Those among them that each program opens. */
export const SEALED_OF = {
  server: [sealedSeeds, sealedMemberPasswords],
  console: [sealedSeeds, sealedAuthenticators, sealedOffers],
  worker: [sealedSeeds],
} satisfies Partial<Record<Program, readonly SealedColumn[]>>

/** A server that still seals with the key before adds values behind a pass; while there is one, no number of passes is enough. */
const PASSES_MAX = 5

/** How far a column has come. */
export interface Progress {
  name: string
  count: number
  seen: number
  resealed: number
}

/**
 * Seals everything with the present key, and saves the public keys of both. Answers how many values of each column the
 * present key does not open after the last pass; when all are 0, the previous key can be removed.
 */
export async function resealAll(
  owner_db: Database,
  key: SecretKey,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<{ name: string; resealed: number; left: number }[]> {
  await saveSigningKeys(owner_db, key)
  const done: { name: string; resealed: number; left: number }[] = []
  for (const column of SEALED_COLUMNS) {
    const { name } = column
    const count = await countColumn(owner_db, column)
    let resealed = 0
    let pass: Resealed
    let passes = 0
    do {
      pass = await resealColumn(owner_db, key, column, (so_far) =>
        onProgress({ name, count, seen: so_far.seen, resealed: resealed + so_far.resealed }),
      )
      resealed += pass.resealed
      passes += 1
      // A pass that found nothing to seal has seen that nothing is left.
    } while (pass.resealed > 0 && passes < PASSES_MAX)
    // If the last pass still sealed values, more may have come behind it: so its count is added to `left`.
    done.push({ name, resealed, left: pass.left + pass.resealed })
  }
  return done
}

/**
 * Looks at some sealed values of each column before anything is served. Without a previous key, a platform whose key is
 * lost may start as before, and the log says what it cannot read.
 * @throws WrongKey when a previous key is set and neither key opens one of them
 */
export async function refuseWrongKey(
  db: Queryable,
  key: SecretKey,
  { log, columns = SEALED_COLUMNS }: { log: Log; columns?: readonly SealedColumn[] },
): Promise<void> {
  for (const column of columns) {
    const { looked_at, closed } = await sampleColumn(db, key, column)
    if (closed === 0) continue
    if (!key.has_previous) {
      log.error(
        { name: column.name, looked_at, closed },
        'values are sealed with another key than the present one: is SECRET_KEY_PREVIOUS missing?',
      )
      continue
    }
    throw new WrongKey(
      `SECRET_KEY_PREVIOUS (or secret.key.previous in DATA_DIR) is not the key before the present one: neither opens ` +
        `${closed} of ${looked_at} ${column.name} that were looked at.`,
    )
  }
}
