import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { chaosOf, type FaultInjector } from './chaos.ts'

const OWN = new BlockList()
OWN.addSubnet('127.0.0.0', 8)
OWN.addAddress('::1', 'ipv6')

/** Only outside production, and only from the machine itself. */
export function adminRoutes(app: FastifyInstance, faults: FaultInjector): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = request.socket.remoteAddress ?? ''
    if (OWN.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) done()
    else reply.callNotFound()
  })
  app.get('/admin/chaos', () => faults.chaos())
  app.post('/admin/chaos', (request, reply) => {
    try {
      faults.change(chaosOf((request.body ?? {}) as Record<string, unknown>))
      return faults.chaos()
    } catch (error) {
      return reply.code(400).send({ message: error instanceof Error ? error.message : String(error) })
    }
  })
}
