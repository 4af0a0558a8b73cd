import { chmodSync, chownSync, copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/server/database/database.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'

const TLS = fileURLToPath(new URL('tls/', import.meta.url))
/** Root certificates: the one that signed the server's, whose name is localhost, and a stranger's. */
export const ROOT = join(TLS, 'ca.crt')
export const OTHER_ROOT = join(TLS, 'other-ca.crt')

export interface TlsPostgres extends OwnPostgres {
  /** Its address with the name of its certificate, and these parameters. */
  address(parameters: string, host?: string): string
}

/** A PostgreSQL of one's own that answers over TLS alone. */
export async function startTlsPostgres(name: string): Promise<TlsPostgres> {
  const server = await startOwnPostgres(name, { fsync: false })
  const owner = openDatabase(server.url, { connections: 1, role: 'owner' })
  const [row] = await owner<{ data_directory: string }[]>`show data_directory`
  if (!row) throw new Error('the database has no folder')
  const { data_directory } = row
  const { uid, gid } = statSync(data_directory)
  for (const file of ['server.crt', 'server.key']) {
    const path = join(data_directory, file)
    copyFileSync(join(TLS, file), path)
    chmodSync(path, 0o600)
    chownSync(path, uid, gid)
  }
  await owner`alter system set ssl = on`
  const rules = join(data_directory, 'pg_hba.conf')
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll(/^host\s/gm, 'hostssl '))
  await owner`select pg_reload_conf()`
  await owner.end()
  const plain = new URL(server.url)
  const secret = `${plain.username}:${plain.password}`
  return {
    ...server,
    get url() {
      return server.url
    },
    address: (parameters, host = 'localhost') => `postgres://${secret}@${host}:${plain.port}/postgres?${parameters}`,
  }
}
