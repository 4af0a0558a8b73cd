import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Program } from '../database/logins/programs.ts'
import { isPrivateAddress } from '../http/addresses/private-address.ts'
import { VERSION } from '../version.ts'
import type { Metrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'

interface HealthDependencies {
  db: Database
  metrics: Metrics
  /** Whose rights it must have. */
  program: Program
}

/** For the machines around the platform: does the process live, can it work, how does it do. */
export function healthRoutes(app: FastifyInstance, dependencies: HealthDependencies): void {
  app.get('/healthz', () => ({ status: 'ok', version: VERSION }))

  const notReadyBecause = createReadiness(dependencies.db, dependencies.program)
  app.get('/readyz', async (_request, reply) => {
    const reason = await notReadyBecause()
    return reason === null ? { status: 'ok' } : reply.code(503).send({ status: 'not ready', reason })
  })

  // Numbers about the business are not for everybody: only this machine and private networks may read them.
  app.get('/metrics', async (request, reply) => {
    // Sent on by a proxy that is not in TRUSTED_PROXIES, everybody would seem to be this machine.
    const is_forwarded = request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2
    if (is_forwarded || !isPrivateAddress(request.ip)) return reply.callNotFound()
    return reply.type(dependencies.metrics.registry.contentType).send(await dependencies.metrics.registry.metrics())
  })
}
