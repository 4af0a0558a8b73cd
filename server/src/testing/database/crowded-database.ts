import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runReconciliation } from '../../composition/reconciliation-checks.ts'
import { sentencesOf } from '../../ledger/index.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { loadSecretKey } from '../../platform/secret-key.ts'
import { type Crowd, createCrowd } from '../use-cases/crowd.ts'
import { freshDatabase } from './fresh-database.ts'

/** What a real server process is started on: a database with players in it, and a folder. */
export interface CrowdedDatabase {
  url: string
  data_dir: string
  db: Database
  /** Of the players' sessions; `members` are their user names, in the same order. */
  tokens: string[]
  members: string[]
  /** What the ledger does not agree in. */
  differences(): Promise<string[]>
  close(): Promise<void>
}

export async function openCrowdedDatabase(server_url: string, crowd: Crowd): Promise<CrowdedDatabase> {
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-crowd-'))
  const url = await freshDatabase(server_url)
  const db = openDatabase(url, { connections: 2, role: 'owner' })
  const tokens = await createCrowd(db, crowd)
  const players = await db<{ user_name: string }[]>`select user_name from identity.player order by id`
  return {
    url,
    data_dir,
    db,
    tokens,
    members: players.map((player) => player.user_name),

    async differences() {
      const checks = await runReconciliation(db, await loadSecretKey({ secret_key: null, data_dir }))
      return sentencesOf(checks)
    },

    async close() {
      await db.end()
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}
