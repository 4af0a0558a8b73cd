import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'

/** A database in which nothing was ever done. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgres_url'))
  const server = openDatabase(url.href, { connections: 1, role: 'owner' })
  url.pathname = `/fixture_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${url.pathname.slice(1)}`)
  await server.end()
  return url.href
}
