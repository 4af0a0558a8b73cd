import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OTHER_ROOT, ROOT, startTlsPostgres, type TlsPostgres } from '#tests/support/database/tls-postgres.ts'
import { type Database, openDatabase } from '../database.ts'
import { parseDatabaseAddress } from './database-address.ts'
import { connectOptions } from './driver-options.ts'

let server: TlsPostgres
beforeAll(async () => {
  server = await startTlsPostgres('tls')
})
afterAll(() => server.stop())

const IS_ENCRYPTED = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'

async function isEncrypted(db: Database): Promise<unknown> {
  try {
    return (await db.unsafe(IS_ENCRYPTED))[0]?.ssl
  } catch (error) {
    return sentence(error)
  } finally {
    await db.end({ timeout: 0 })
  }
}

async function isEncryptedByPg(client: Client): Promise<unknown> {
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ ssl: boolean }>(IS_ENCRYPTED)).rows[0]?.ssl
  } catch (error) {
    return sentence(error)
  } finally {
    await client.end()
  }
}

/** Whether the connection is encrypted, by each driver and each kind of pool; or the sentence of what went wrong. */
const DRIVERS: Record<string, (url: string, ca?: string | null) => Promise<unknown>> = {
  postgres: (url, ca = null) =>
    isEncrypted(openDatabase(parseDatabaseAddress(url, ca), { connections: 1, role: 'owner' })),
  'postgres by key': (url, ca = null) =>
    isEncrypted(openDatabase(parseDatabaseAddress(url, ca), { connections: 1, role: 'owner', access: 'by_key' })),
  pg: (url, ca = null) => isEncryptedByPg(new Client(connectOptions(parseDatabaseAddress(url, ca)))),
}
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

describe.each(Object.entries(DRIVERS))('%s', (_name, connect) => {
  test.each([
    ['require', 'sslmode=require'],
    ['no-verify', 'sslmode=no-verify'],
    ['verify-ca', `sslmode=verify-ca&sslrootcert=${ROOT}`],
    ['verify-full', `sslmode=verify-full&sslrootcert=${ROOT}`],
  ])('is encrypted with %s', async (_mode, parameters) => {
    expect(await connect(server.address(parameters))).toBe(true)
  })

  test('takes the root certificate from a setting as well', async () => {
    expect(await connect(server.address('sslmode=verify-full'), readFileSync(ROOT, 'utf8'))).toBe(true)
  })

  test('with verify-ca another name is as good, with verify-full it is not', async () => {
    expect(await connect(server.address(`sslmode=verify-ca&sslrootcert=${ROOT}`, '127.0.0.1'))).toBe(true)
    expect(await connect(server.address(`sslmode=verify-full&sslrootcert=${ROOT}`, '127.0.0.1'))).toContain('127.0.0.1')
  })

  test.each(['verify-ca', 'verify-full'])('a stranger’s root refuses with %s', async (mode) => {
    expect(await connect(server.address(`sslmode=${mode}&sslrootcert=${OTHER_ROOT}`))).toMatch(/certificate/)
  })

  test('without encryption it is refused by the database', async () => {
    expect(await connect(server.address('sslmode=disable'))).toContain('no encryption')
  })
})

test('many statements and large ones come through whole', async () => {
  const db = openDatabase(server.address(`sslmode=verify-full&sslrootcert=${ROOT}`), {
    connections: 3,
    role: 'owner',
    access: 'by_key',
  })
  const large = 'x'.repeat(3_000_000)

  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, place) => {
      const [row] = await db<
        { text: string; place: number }[]
      >`select ${large}::text as text, ${place}::integer as place`
      return row?.text.length === large.length && row.place === place
    }),
  )

  expect(answers.every(Boolean)).toBe(true)
  await db.end()
})
