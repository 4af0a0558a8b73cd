import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../answers/problem.ts'

/**
 * Refuses a request that a proxy before us may read otherwise than we do: with two hosts, of which each takes its own, or with a body
 * whose end another coding decides. The connection is closed, so that no second request hides in the first.
 */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasSeveralHosts(request) && !hasOtherCoding(request)) return done()
    reply.header('connection', 'close')
    return done(new Problem('bad_request'))
  })
}

/** Node takes the first one, and tells of the others only here. */
function hasSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function hasOtherCoding({ headers }: FastifyRequest): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && coding.trim().toLowerCase() !== 'chunked'
}
