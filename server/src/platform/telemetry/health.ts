import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { missingMigrations } from '../database/migrate.ts'
import { isPrivateAddress } from '../http/private-address.ts'
import type { Metrics } from './metrics.ts'

/** A database that does not answer by then is not ready; the balancer asks again. */
const READY_DEADLINE_MS = 2_000

/** For the machines around the house: does the process live, can it work, how does it do. */
export function healthRoutes(app: FastifyInstance, house: { db: Database; metrics: Metrics }): void {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const reason = await Promise.race([
      notReadyBecause(house.db),
      sleep(READY_DEADLINE_MS, 'the database does not answer', { ref: false }),
    ])
    return reason === null ? { status: 'ok' } : reply.code(503).send({ status: 'not ready', reason })
  })

  // Numbers about the business are not for everybody: only this machine and private networks may read them.
  app.get('/metrics', async (request, reply) => {
    // Sent on by a proxy that is not in TRUSTED_PROXIES, everybody would seem to be this machine.
    const is_forwarded = request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2
    if (is_forwarded || !isPrivateAddress(request.ip)) return reply.callNotFound()
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
}

async function notReadyBecause(db: Database): Promise<string | null> {
  try {
    const missing = await missingMigrations(db)
    return missing.length === 0 ? null : `migrations are missing: ${missing.join(', ')}`
  } catch {
    return 'the database cannot be reached'
  }
}
