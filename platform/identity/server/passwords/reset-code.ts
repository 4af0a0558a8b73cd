import { randomInt } from 'node:crypto'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { hashPassword, passwordMatches } from './password.ts'

const DIGITS = 8
const MINUTES_MAX = 15
/** Of a hundred million codes. Enough to mistype, and a guesser's chance is one in twenty million. */
const TRIES_MAX = 5

/** A code that opens an account instead of its password, once. */
export interface ResetCode {
  code: string
  hash: string
}

/** Digits, because they are said on the phone in any language. Made before the transaction: hashing takes its time. */
export async function newResetCode(): Promise<ResetCode> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return { code, hash: await hashPassword(code) }
}

/** Binds the code to the player, in the place of an earlier one. Answers when it ends. */
export async function saveResetCode(tx: Transaction, player_id: bigint, { hash }: ResetCode): Promise<Date> {
  const [kept] = await tx<{ expires_at: Date }[]>`
    insert into identity.password_reset (player_id, code_hash, expires_at, tries_left)
    values (${player_id}, ${hash}, now() + ${MINUTES_MAX} * interval '1 minute', ${TRIES_MAX})
    on conflict (player_id) do update set
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries_left = excluded.tries_left
    returning expires_at`
  if (!kept) throw new Error('a reset code was not kept')
  return kept.expires_at
}

/**
 * The hash of the player's code when this one is it, or null. The try is counted before the code is looked at, so a
 * crowd of guesses has no more tries than a row of them. Nobody's code takes as long to refuse as somebody's.
 */
export async function tryResetCode(db: Database, player_id: bigint | null, code: string): Promise<string | null> {
  const [kept] = await db<{ code_hash: string }[]>`
    update identity.password_reset set tries_left = tries_left - 1
    where player_id = ${player_id} and tries_left > 0 and expires_at > now() returning code_hash`
  return (await passwordMatches(kept?.code_hash ?? null, parseCode(code))) ? (kept?.code_hash ?? null) : null
}

/** Takes a code that was tried: of two who use it at one moment the second one finds nothing. */
export async function takeResetCode(tx: Transaction, player_id: bigint, hash: string): Promise<boolean> {
  const taken = await tx`
    delete from identity.password_reset where player_id = ${player_id} and code_hash = ${hash} returning player_id`
  return taken.length === 1
}

/** It is shown in two halves, and typed with whatever stands between them. */
const parseCode = (text: string) => text.replace(/[\s-]/g, '')
