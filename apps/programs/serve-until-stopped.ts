import type { FastifyInstance } from 'fastify'
import { stopPasswordThread } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { boundConnections } from '#platform/server/traffic/bound-connections.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const END_SECONDS = 5

interface Served {
  settings: Settings
  port: number
  log: Log
  /** Ended with the program. */
  pools: readonly Database[]
}

/** Answers calls on the port until the process is told to stop; then what was begun is answered, and nothing new taken. */
export async function serveUntilStopped(app: FastifyInstance, { settings, port, log, pools }: Served): Promise<void> {
  boundConnections(app.server, {
    in_all: settings.connections_max,
    per_address: settings.connections_per_address,
    proxies: settings.trusted_proxies,
    log,
  })
  stopOnSignal(log, async () => {
    await app.close()
    // Calls under way needed the database until here.
    await Promise.all([stopPasswordThread(), ...pools.map((pool) => pool.end({ timeout: END_SECONDS }))])
  })

  await app.listen({ port, host: settings.host })
  log.info({ port }, 'calls are answered')
  // To `npm start`: another program that answers on this port cannot say it.
  process.send?.('ready')
}
