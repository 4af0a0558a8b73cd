import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Queryable } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'

const PURPOSE = 'digit-bet-signature'
/** The fixed head of an Ed25519 private key in PKCS #8, before its 32 bytes. */
const ED25519_PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SignedCommitment {
  id: bigint
  commitment: Buffer
  signature: Buffer
}

/** Signs the commitments of new seed series, and knows the keys that signed older ones. */
export interface SigningKey {
  sign(series: Pick<SignedCommitment, 'id' | 'commitment'>): Buffer
  /** The key that the signature was made with, in base64 of its SPKI form; the present one when no known key made it. */
  publicKeyOf(db: Queryable, series: SignedCommitment): Promise<string>
}

export function deriveSigningKey(key: SecretKey): SigningKey {
  const private_key = privateKey(key.derive(PURPOSE))
  const own_keys = ownPublicKeys(key)
  return {
    sign: (series) => sign(null, textOf(series), private_key),
    async publicKeyOf(db, series) {
      const kept = isSignedWithAny(own_keys, series) ? [] : await keptKeys(db)
      const signer = [...own_keys, ...kept].find((one) => isSignedWith(one, series)) ?? own_keys[0]
      return (signer as Buffer).toString('base64')
    },
  }
}

/** Saves the public keys of the server's keys for good; as the owner of the database. */
export async function saveSigningKeys(owner_db: Queryable, key: SecretKey): Promise<void> {
  for (const public_key of ownPublicKeys(key)) {
    await owner_db`insert into digit_bet.signing_key (public_key) values (${public_key}) on conflict do nothing`
  }
}

async function keptKeys(db: Queryable): Promise<Buffer[]> {
  const rows = await db<{ public_key: Buffer }[]>`select public_key from digit_bet.signing_key order by created_at desc`
  return rows.map((row) => row.public_key)
}

/** The present one first. */
function ownPublicKeys(key: SecretKey): Buffer[] {
  return [key.derive(PURPOSE), key.derivePrevious(PURPOSE)]
    .filter((seed) => seed !== null)
    .map((seed) => createPublicKey(privateKey(seed)).export({ format: 'der', type: 'spki' }))
}

function privateKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([ED25519_PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

const textOf = ({ id, commitment }: Pick<SignedCommitment, 'id' | 'commitment'>) =>
  Buffer.from(`thazin-digit-bet:${id}:${commitment.toString('hex')}`)

const isSignedWithAny = (public_keys: Buffer[], series: SignedCommitment) =>
  public_keys.some((one) => isSignedWith(one, series))

function isSignedWith(public_key: Buffer, series: SignedCommitment): boolean {
  const key = createPublicKey({ key: public_key, format: 'der', type: 'spki' })
  return verify(null, textOf(series), key, series.signature)
}
