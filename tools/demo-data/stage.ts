/** The product as a played past meets it: its own routes, on connections that follow the clock of that past. */
import { openApp } from '#apps/server/app.ts'
import { openConsole } from '#apps/server/console.ts'
import { INVENTED_COST } from '#identity/server/index.ts'
import { type Database, type DatabaseTarget, openDatabase } from '#platform/server/database/database.ts'
import { type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import type { GscSettings, Settings } from '#platform/server/settings.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { createPoolsClock, STAGED } from './index.ts'

export interface DemoStage {
  url: DatabaseTarget
  settings: Settings
}

/** One connection that follows the clock of the history: what is set for a session holds for everything on it. */
export function openStagedDatabase(
  { url, settings }: DemoStage,
  program: Program | 'owner',
  access?: 'by_key',
): Database {
  const role = program === 'owner' ? program : roleOf(program, settings.installation)
  return openDatabase(url, { connections: 1, role, ...STAGED, ...(access && { access }) })
}

/** Of a history nobody waits for a single call. */
const CALL_MS = 60_000

async function commonOf(settings: Settings, db: Database) {
  const key = await loadSecretKey(settings)
  return { db, key, log: createLog('error'), dist_dir: null, hash_cost: INVENTED_COST, call_ms: CALL_MS }
}

/** The players' site. */
export async function openStagedSite({ url, settings }: DemoStage) {
  const db = openStagedDatabase({ url, settings }, 'server', 'by_key')
  const app = await openApp({ ...(await commonOf(settings, db)), hot_db: db, settings, are_players_invented: true })
  return { app, db, clock: createPoolsClock([db]) }
}

export async function openStagedConsole({ url, settings }: DemoStage) {
  const db = openStagedDatabase({ url, settings }, 'console')
  const { app } = await openConsole({ ...(await commonOf(settings, db)), settings })
  return { app, db, clock: createPoolsClock([db]) }
}

/** In a history the aggregator is ourselves. */
export function ownAggregator(seed: string): GscSettings {
  return {
    url: 'http://history.invalid',
    operator_code: 'HIST',
    secret_key: seed,
    secret_key_previous: null,
    callback_addresses: [],
    callback_window_seconds: 0,
    picture_hosts: [],
  }
}
