import type { FastifyRequest } from 'fastify'
import { withinDeadline } from '../database/deadline.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What a call may take, in ms, unless its route says otherwise. */
    call_ms: number
  }
  interface FastifyContextConfig {
    /** Where a call may take longer than others. */
    call_ms?: number | undefined
  }
  interface FastifyRequest {
    /** What was taken of it before the body came: a slow line is not counted. */
    spent_ms: number
  }
}

/** Who calls: whatever that writes, nothing of the call stands by it. */
export const askWho = <T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T> =>
  withinCall(request, { changes: false }, ask)

export const doCall = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withinCall(request, { changes: request.method !== 'GET' && request.method !== 'HEAD' }, work)

async function withinCall<T>(
  request: FastifyRequest,
  limits: { changes: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const whole = request.routeOptions.config.call_ms ?? request.server.call_ms
  try {
    return await withinDeadline({ ...limits, ms: Math.max(0, whole - request.spent_ms) }, work)
  } finally {
    request.spent_ms += performance.now() - began
  }
}
