import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const TEXT = 'id,amount,date\r\nA1,5,31/07/2026\r\n'
const little = Buffer.from(TEXT, 'utf16le')
const big = Buffer.from(little).swap16()

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 little endian', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
  ['UTF-16 big endian', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
  ['UTF-16 little endian without a mark', little],
  ['UTF-16 big endian without a mark', big],
])('a file in %s is read', async (_name, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(TEXT)
})

test('a file in Windows-1252 keeps its letters', async () => {
  const bytes = Buffer.concat([
    Buffer.from('A1;5;2026-07-31;Caf'),
    Buffer.from([0xe9, 0x20, 0x96]),
    Buffer.from(' 5 Ks'),
  ])

  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('A1;5;2026-07-31;Café – 5 Ks')
})

test('Burmese letters of UTF-8 and an empty file are read as they are', async () => {
  expect(await readTextFile(new Blob(['ငွေ']))).toBe('ငွေ')
  expect(await readTextFile(new Blob([]))).toBe('')
})
