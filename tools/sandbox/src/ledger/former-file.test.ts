import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOverFormerFile } from './former-file.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'thazin-former-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const FORMER = `${'book'}s.sqlite`

test('the ledger of the release before goes on, with what was not yet written back', () => {
  writeFileSync(join(dir, FORMER), 'rows')
  writeFileSync(join(dir, `${FORMER}-wal`), 'last rows')

  takeOverFormerFile(join(dir, 'ledger.sqlite'))

  expect(readFileSync(join(dir, 'ledger.sqlite'), 'utf8')).toBe('rows')
  expect(readFileSync(join(dir, 'ledger.sqlite-wal'), 'utf8')).toBe('last rows')
  expect(existsSync(join(dir, FORMER))).toBe(false)
})

test('a ledger that is there is left alone', () => {
  writeFileSync(join(dir, FORMER), 'old')
  writeFileSync(join(dir, 'ledger.sqlite'), 'new')

  takeOverFormerFile(join(dir, 'ledger.sqlite'))

  expect(readFileSync(join(dir, 'ledger.sqlite'), 'utf8')).toBe('new')
})
