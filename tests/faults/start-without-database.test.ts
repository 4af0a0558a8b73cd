import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database/database-proxy.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { createPrograms, type Kind } from './harness/programs/programs.ts'

const KINDS: Kind[] = ['server', 'console', 'worker']
const WAITS = { timeout: 60_000, interval: 50 }
/** Ten tries of the programs. */
const AWAY_MS = 2_000

const folder = mkdtempSync(join(tmpdir(), 'thazin-away-'))
let proxy: DatabaseProxy
beforeAll(async () => {
  proxy = await openDatabaseProxy(await freshDatabase(inject('postgres_url')))
})
afterAll(async () => {
  await proxy.close()
  rmSync(folder, { recursive: true })
})

const logs = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').filter(Boolean))

test('a program that starts while the database is away waits for it, says so in one line, and then works', async () => {
  await proxy.close()
  const settings = { env: { LOG_LEVEL: 'warn' } }
  const programs = createPrograms({ folder, database_url: proxy.url, settings })
  try {
    const started = Promise.all(KINDS.map((kind) => programs.start(kind)))
    await expect.poll(() => logs().filter((lines) => lines.length > 0).length, WAITS).toBe(KINDS.length)
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
    const waiting = logs().map((lines) => lines.map((line) => JSON.parse(line) as Record<string, unknown>))
    await proxy.open()
    await started

    const line = expect.objectContaining({ msg: 'the database does not answer: this program waits for it' })
    expect(waiting).toEqual(KINDS.map(() => [line]))
    expect(JSON.stringify(waiting)).not.toContain('stack')
    expect(programs.lost).toEqual([])
  } finally {
    await programs.kill()
  }
}, 180_000)
