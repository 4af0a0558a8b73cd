import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/**
 * The server's one key, and while it is rotated the key before it. What is sealed with either cannot be read from a dump
 * of the database.
 */
export interface SecretKey {
  /** With the present key, always. */
  seal(plain: Buffer): Buffer
  /** With either key: AES-GCM says which of them is right. @throws Error when the bytes were changed or sealed with a third key. */
  unseal(sealed: Buffer): Buffer
  /** Which key opens it; null for neither. */
  keyOf(sealed: Buffer): 'current' | 'previous' | null
  has_previous: boolean
  /** A key for another purpose that tells nothing about this one. */
  derive(purpose: string): Buffer
  /** The same of the key before, or null when there is none. Only for what was made with it; never for anything new. */
  derivePrevious(purpose: string): Buffer | null
}

/** A key that cannot be used as it was given; the message is a sentence for the operator. */
export class WrongKey extends Error {}

interface KeySettings {
  secret_key: string | null
  secret_key_previous?: string | null
  data_dir: string
}

/**
 * The given key, or the one kept in `data_dir`, made at the first start and readable by its owner alone. The key before
 * it is the given one, or where no key is given the one in `secret.key.previous`, if there is such a file.
 * @throws WrongKey for a file without a key, and for a previous key that is the present one
 */
export async function loadSecretKey(options: KeySettings): Promise<SecretKey> {
  const { secret_key, secret_key_previous, data_dir } = options
  const key = secret_key ? Buffer.from(secret_key, 'hex') : await keptKey(data_dir)
  const file = join(data_dir, 'secret.key.previous')
  const previous = secret_key_previous
    ? Buffer.from(secret_key_previous, 'hex')
    : secret_key
      ? null
      : await readKey(file)
  if (previous?.equals(key)) {
    const name = secret_key_previous ? 'SECRET_KEY_PREVIOUS' : file
    throw new WrongKey(`${name} is the same key as the present one, but must be the key before it.`)
  }
  return secretKey(key, previous)
}

async function keptKey(data_dir: string): Promise<Buffer> {
  const path = join(data_dir, 'secret.key')
  const kept = await readKey(path)
  if (kept !== null) return kept
  await makeKey(data_dir, path)
  return (await readKey(path)) as Buffer
}

/** Null where there is no such file. */
async function readKey(path: string): Promise<Buffer | null> {
  try {
    const text = (await readFile(path, 'utf8')).trim()
    const key = Buffer.from(text, 'hex')
    if (key.length !== KEY_BYTES) throw new WrongKey(`${path} does not hold a key of ${KEY_BYTES} bytes`)
    return key
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Two processes of one start may come here together, and none may read a key that is half
 * written: each writes one of its own, and the first to give it the name wins.
 */
async function makeKey(data_dir: string, path: string): Promise<void> {
  const own = `${path}.${randomBytes(NONCE_BYTES).toString('hex')}`
  await mkdir(data_dir, { recursive: true })
  await writeFile(own, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    await link(own, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(own)
  }
}

export function secretKey(key: Buffer, previous: Buffer | null = null): SecretKey {
  const sealing_key = deriveFrom(key, 'seal')
  const previous_sealing_key = previous && deriveFrom(previous, 'seal')
  return {
    derive: (purpose) => deriveFrom(key, purpose),
    derivePrevious: (purpose) => previous && deriveFrom(previous, purpose),
    seal: (plain) => sealWith(sealing_key, plain),
    has_previous: previous !== null,
    keyOf(sealed) {
      if (opens(sealing_key, sealed)) return 'current'
      return previous_sealing_key !== null && opens(previous_sealing_key, sealed) ? 'previous' : null
    },
    unseal(sealed) {
      const is_previous = previous_sealing_key !== null && !opens(sealing_key, sealed)
      return unsealWith(is_previous ? previous_sealing_key : sealing_key, sealed)
    },
  }
}

const deriveFrom = (key: Buffer, purpose: string) => createHmac('sha256', key).update(purpose).digest()

function sealWith(sealing_key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealing_key, nonce, { authTagLength: TAG_BYTES })
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unsealWith(sealing_key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, sealing_key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
}

function opens(sealing_key: Buffer, sealed: Buffer): boolean {
  try {
    unsealWith(sealing_key, sealed)
    return true
  } catch {
    return false
  }
}
