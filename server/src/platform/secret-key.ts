import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** The server's one key. What is sealed with it cannot be read from a dump of the database. */
export interface SecretKey {
  seal(plain: Buffer): Buffer
  /** @throws Error when the bytes were changed or sealed with another key. */
  unseal(sealed: Buffer): Buffer
  /** A key for another purpose that tells nothing about this one. */
  derive(purpose: string): Buffer
}

/** The given key, or the one kept in `data_dir`, made at the first start and readable by its owner alone. */
export async function openSecretKey(options: { secret_key: string | null; data_dir: string }): Promise<SecretKey> {
  return secretKey(options.secret_key ? Buffer.from(options.secret_key, 'hex') : await keptKey(options.data_dir))
}

async function keptKey(data_dir: string): Promise<Buffer> {
  const path = join(data_dir, 'secret.key')
  const text = await readFile(path, 'utf8').catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
    await makeKey(data_dir, path)
    return readFile(path, 'utf8')
  })
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes`)
  return key
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

export function secretKey(key: Buffer): SecretKey {
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest()
  const sealing_key = derive('seal')
  return {
    derive,
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing_key, nonce, { authTagLength: TAG_BYTES })
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    unseal(sealed) {
      const decipher = createDecipheriv(CIPHER, sealing_key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
    },
  }
}
