import type { FastifyInstance } from 'fastify'

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const HSTS = 'max-age=63072000'

/** Calls, refusals and errors run nothing and are read as what they are; screens say their own. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', NOTHING_RUNS).header('x-content-type-options', 'nosniff')
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    done()
  })
}
