import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { SealedColumn } from '#platform/server/sealed-column.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { isCodeOf, STEP_SECONDS } from './totp.ts'

export const sealedAuthenticators: SealedColumn = {
  name: 'secrets of authenticators',
  table: 'staff.staff',
  id: 'id',
  column: 'totp_secret',
}
export const sealedOffers: SealedColumn = {
  name: 'secrets of authenticators on offer',
  table: 'staff.staff',
  id: 'id',
  column: 'totp_offered',
}

/**
 * Takes a code of the authenticator: of this step by the database's clock, or of the one before, since a code may be
 * read at the end of its half minute (RFC 6238, 5.2). Each step is taken once, and none before one that was taken.
 * @throws Problem wrong_code
 */
export async function takeCode(
  tx: Transaction,
  key: SecretKey,
  taken: { staff_id: bigint; code: string },
): Promise<void> {
  await take(tx, key, { ...taken, from: 'totp_secret' })
}

/** Takes the first code of the authenticator on offer, which then is the owner's. */
export async function takeFirstCode(
  tx: Transaction,
  key: SecretKey,
  taken: { staff_id: bigint; code: string },
): Promise<void> {
  await take(tx, key, { ...taken, from: 'totp_offered' })
  await tx`
    update staff.staff set totp_secret = totp_offered, totp_offered = null where id = ${taken.staff_id}`
}

interface CodeUse {
  staff_id: bigint
  code: string
  from: 'totp_secret' | 'totp_offered'
}

async function take(tx: Transaction, key: SecretKey, { staff_id, code, from }: CodeUse): Promise<void> {
  const [kept] = await tx<{ sealed: Buffer | null; step: bigint; last_step: bigint | null }[]>`
    select ${tx(from)} as sealed, floor(extract(epoch from clock_timestamp()) / ${STEP_SECONDS})::bigint as step,
           totp_last_step as last_step
    from staff.staff where id = ${staff_id} for update`
  if (!kept?.sealed) throw new Problem('no_enrolment')
  const secret = key.unseal(kept.sealed)
  const matched = [kept.step, kept.step - 1n].find(
    (each) => (kept.last_step ?? -1n) < each && isCodeOf(secret, each, code),
  )
  if (matched === undefined) throw new Problem('wrong_code')
  await tx`update staff.staff set totp_last_step = ${matched} where id = ${staff_id}`
}
