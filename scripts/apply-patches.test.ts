import { linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyPatches } from './apply-patches.mjs'
import { ROOT } from './program.ts'

const BEFORE = 'one\ntwo\nthree\n'
const AFTER = 'one\n2\nthree\n'
const PATCH = '--- a/src/words.js\n+++ b/src/words.js\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n'

let folder: string
const at = (...path: string[]) => join(folder, ...path)
const words = () => readFileSync(at('modules/words/src/words.js'), 'utf8')
const apply = () => applyPatches(at('patches'), at('modules'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-patches-'))
  for (const path of ['modules/words/src', 'patches']) mkdirSync(at(path), { recursive: true })
  writeFileSync(at('modules/words/package.json'), '{ "version": "1.2.3" }')
  writeFileSync(at('modules/words/src/words.js'), BEFORE)
  writeFileSync(at('patches/words@1.2.3.patch'), PATCH)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a package is changed once', async () => {
  await apply()
  expect(words()).toBe(AFTER)
  await apply()
  expect(words()).toBe(AFTER)
})

test('a file that other folders share by a link is not changed there', async () => {
  linkSync(at('modules/words/src/words.js'), at('shared.js'))
  await apply()
  expect(words()).toBe(AFTER)
  expect(readFileSync(at('shared.js'), 'utf8')).toBe(BEFORE)
})

test.each([
  [
    'another version',
    () => writeFileSync(at('modules/words/package.json'), '{ "version": "1.2.4" }'),
    /not for version 1\.2\.4/,
  ],
  ['another text', () => writeFileSync(at('modules/words/src/words.js'), 'one\nzwei\nthree\n'), /does not fit/],
  [
    'a patch without a version',
    () => renameSync(at('patches/words@1.2.3.patch'), at('patches/words.patch')),
    /NAME@VERSION/,
  ],
])('%s is refused', async (_what, change, sentence) => {
  change()
  const before = words()
  await expect(apply()).rejects.toThrow(sentence)
  expect(words()).toBe(before)
})

test('the packages of this repository are changed as its patches say', async () => {
  const driver = join(ROOT, 'node_modules/postgres/src/connection.js')
  const before = readFileSync(driver, 'utf8')
  await applyPatches(join(ROOT, 'patches'), join(ROOT, 'node_modules'))
  expect(readFileSync(driver, 'utf8')).toBe(before)
})
