import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { hashToken } from '#identity/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { startServer } from '../../support/app/server-process.ts'
import { type ConsoleReader, openReader } from '../reports/fetch-reports.ts'

/** The platform on one database, as its rows of the table ask it. */
export interface Stage {
  url: string
  dir: string
  owner_db: Database
  worker_db: Database
  console: ConsoleReader
  /** A call of the player who played most. @throws Error where it is refused */
  callSite(path: string, body?: Record<string, unknown>): Promise<void>
  /** A second server process beside the first, until it is ready. */
  startAnother(): Promise<void>
  close(): Promise<void>
}

/** A server process of its own, and a console of this one. */
export async function openStage({ url, dir }: { url: string; dir: string }): Promise<Stage> {
  const owner_db = openDatabase(url, { connections: 2, role: 'owner' })
  const worker_db = openDatabase(url, { connections: 4, role: 'thazin_worker' })
  const console_db = openDatabase(url, { connections: 4, role: 'thazin_console' })
  const start = () => startServer({ url, data_dir: dir, log_level: 'silent' })
  const { child, port } = await start()
  const children = [child]
  const console = await openReader(console_db, owner_db)
  const authorization = `Bearer ${await signIn(owner_db, console.some.player_id)}`
  return {
    url,
    dir,
    owner_db,
    worker_db,
    console,
    async callSite(path, body) {
      const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) }
      const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, request)
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
    },
    async startAnother() {
      children.push((await start()).child)
    },
    async close() {
      for (const each of children) each.kill('SIGTERM')
      await Promise.all(children.map((each) => once(each, 'exit')))
      await console.close()
      await Promise.all([owner_db, worker_db, console_db].map((db) => db.end()))
    },
  }
}

async function signIn(owner_db: Database, player_id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await owner_db`
    insert into identity.session (token_hash, player_id, address, expires_at)
    values (${hashToken(token)}, ${player_id}, '127.0.0.1', now() + interval '1 day')`
  return token
}
