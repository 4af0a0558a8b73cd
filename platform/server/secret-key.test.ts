import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecretKey, secretKey } from './secret-key.ts'

let data_dir: string
beforeEach(async () => {
  data_dir = join(await mkdtemp(join(tmpdir(), 'thazin key ')), 'new folder')
})
afterEach(() => rm(join(data_dir, '..'), { recursive: true }))

const open = () => loadSecretKey({ secret_key: null, data_dir })
const plain = Buffer.from('the seed of a series')

describe('the key of the platform', () => {
  test('is made once, for its owner alone, and kept', async () => {
    const first = await open()
    const second = await open()

    expect(second.unseal(first.seal(plain))).toEqual(plain)
    const path = join(data_dir, 'secret.key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(await readdir(data_dir)).toEqual(['secret.key'])
  })

  test('is one for all who start together', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, open))

    expect(new Set(keys.map((key) => key.derive('same?').toString('hex'))).size).toBe(1)
    expect(await readdir(data_dir)).toEqual(['secret.key'])
  })

  test('is the given one where one is given, and then no file is made', async () => {
    const given = randomBytes(32)

    const key = await loadSecretKey({ secret_key: given.toString('hex'), data_dir })

    expect(key.unseal(secretKey(given).seal(plain))).toEqual(plain)
    await expect(readdir(data_dir)).rejects.toThrow('ENOENT')
  })

  test.each(['', 'ab'.repeat(31), 'ab'.repeat(33), 'not hex at all', 'g'.repeat(64)])(
    'is refused when its file holds "%s"',
    async (text) => {
      await open()
      await writeFile(join(data_dir, 'secret.key'), text)

      await expect(open()).rejects.toThrow('does not hold a key of 32 bytes')
    },
  )
})

describe('what is sealed', () => {
  const key = secretKey(randomBytes(32))

  test('is read by the same key only', () => {
    const sealed = key.seal(plain)

    expect(key.unseal(sealed)).toEqual(plain)
    expect(() => secretKey(randomBytes(32)).unseal(sealed)).toThrow('unable to authenticate data')
    expect(sealed.includes(plain)).toBe(false)
  })

  test('looks different each time', () => {
    expect(key.seal(plain)).not.toEqual(key.seal(plain))
  })

  test('is refused when any byte of it was changed, or its end cut off', () => {
    const sealed = key.seal(plain)

    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => key.unseal(changed)).toThrow('unable to authenticate data')
      expect(() => key.unseal(sealed.subarray(0, index))).toThrow(/authenticat|Invalid/)
    }
  })
})

test('a derived key belongs to its purpose', () => {
  const bytes = randomBytes(32)

  expect(secretKey(bytes).derive('a')).toEqual(secretKey(bytes).derive('a'))
  expect(secretKey(bytes).derive('a')).not.toEqual(secretKey(bytes).derive('b'))
  expect(secretKey(bytes).derive('a')).not.toEqual(bytes)
})

describe('while a key is rotated', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)]
  const before = secretKey(old)
  const during = secretKey(next, old)
  const after = secretKey(next)

  test('what either has sealed is read, and what is new is sealed with the present one', () => {
    expect(during.unseal(before.seal(plain))).toEqual(plain)
    expect(during.unseal(after.seal(plain))).toEqual(plain)
    expect(after.unseal(during.seal(plain))).toEqual(plain)
    expect(() => before.unseal(during.seal(plain))).toThrow('unable to authenticate data')
    expect(() => during.unseal(secretKey(randomBytes(32)).seal(plain))).toThrow('unable to authenticate data')
  })

  test('what has still to be sealed anew is known', () => {
    expect(during.keyOf(before.seal(plain))).toBe('previous')
    expect(during.keyOf(during.seal(plain))).toBe('current')
    expect(during.keyOf(secretKey(randomBytes(32)).seal(plain))).toBeNull()
    expect(during.keyOf(Buffer.alloc(3))).toBeNull()
    expect(after.keyOf(before.seal(plain))).toBeNull()
  })

  test('other keys are derived from the present one, and from the one before where it is named', () => {
    expect(during.derive('a')).toEqual(after.derive('a'))
    expect(during.derivePrevious('a')).toEqual(before.derive('a'))
    expect(after.derivePrevious('a')).toBeNull()
  })

  test('the key before is the given one, or the one in secret.key.previous where no key is given', async () => {
    const sealed = await open().then((key) => key.seal(plain))
    const kept = (await readFile(join(data_dir, 'secret.key'), 'utf8')).trim()
    const next_key = next.toString('hex')

    const by_settings = await loadSecretKey({ secret_key: next_key, secret_key_previous: kept, data_dir })
    expect(by_settings.unseal(sealed)).toEqual(plain)
    await rename(join(data_dir, 'secret.key'), join(data_dir, 'secret.key.previous'))
    const by_files = await open()
    expect([by_files.unseal(sealed), by_files.keyOf(sealed)]).toEqual([plain, 'previous'])
    const given = await loadSecretKey({ secret_key: next_key, data_dir })
    expect(() => given.unseal(sealed)).toThrow('unable to authenticate data')
  })

  test('one key twice is refused with a sentence', async () => {
    await open()
    await copyFile(join(data_dir, 'secret.key'), join(data_dir, 'secret.key.previous'))
    const kept = await readFile(join(data_dir, 'secret.key'), 'utf8')

    await expect(open()).rejects.toThrow(/secret\.key\.previous is the same key as the present one/)
    await expect(loadSecretKey({ secret_key: null, secret_key_previous: kept.trim(), data_dir })).rejects.toThrow(
      'SECRET_KEY_PREVIOUS is the same key as the present one, but must be the key before it.',
    )
  })
})
