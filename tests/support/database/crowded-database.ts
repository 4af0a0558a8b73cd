import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { createDigitBetContext, publishSeries } from '#digit-bet/server/index.ts'
import { sentencesOf } from '#ledger/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createSwitches } from '#switch/server/index.ts'
import { type Crowd, createCrowd } from '../use-cases/crowd.ts'
import { freshDatabase } from './fresh-database.ts'

/** A database with players in it and a folder for data: a real server process starts on them. */
export interface CrowdedDatabase {
  url: string
  data_dir: string
  db: Database
  /** Of the players' sessions; `members` are their user names, in the same order. */
  tokens: string[]
  members: string[]
  /** The discrepancies of the ledger, in sentences. */
  differences(): Promise<string[]>
  close(): Promise<void>
}

/** As a sign-in does it, which these players never did; without it their first bets are refused. */
export async function publishFirstSeries(db: Database, data_dir: string): Promise<void> {
  const key = await loadSecretKey({ secret_key: null, data_dir })
  const players = await db<{ id: bigint }[]>`select id from identity.player order by id`
  const context = createDigitBetContext({ db, hot_db: db, key, metrics: createMetrics(), switches: createSwitches(db) })
  for (const { id } of players) await publishSeries(context, id)
}

export async function openCrowdedDatabase(server_url: string, crowd: Crowd): Promise<CrowdedDatabase> {
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-crowd-'))
  const url = await freshDatabase(server_url)
  const db = openDatabase(url, { connections: 2, role: 'owner' })
  const tokens = await createCrowd(db, crowd)
  const players = await db<{ user_name: string }[]>`select user_name from identity.player order by id`
  await publishFirstSeries(db, data_dir)
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
