import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSecretKey, secretKey } from './secret-key.ts'

let data_dir: string
beforeEach(async () => {
  data_dir = join(await mkdtemp(join(tmpdir(), 'thazin key ')), 'new folder')
})
afterEach(() => rm(join(data_dir, '..'), { recursive: true }))

const open = () => openSecretKey({ secret_key: null, data_dir })
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

    const key = await openSecretKey({ secret_key: given.toString('hex'), data_dir })

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
