import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withinDeadline } from '../../database/deadline.ts'
import { type Admission, createAdmission, type LoadKind } from '../../traffic/admission.ts'
import type { LoadClass } from '../../traffic/load-class.ts'
import { ReadTurns } from '../../traffic/read-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds that a call may take, unless its route says otherwise. */
    call_ms: number
    admission: Admission
  }
  interface FastifyContextConfig {
    /** Where a call may take longer than others. */
    call_ms?: number | undefined
    /** Of what is in no table of routes, such as pictures and documents: a read. */
    load?: LoadKind
  }
  interface FastifyRequest {
    /** Milliseconds of its time that were spent before the body came: a slow line does not count. */
    spent_ms: number
    is_admitted: boolean
  }
}

const READ: LoadKind = { load: 'read' }

/** Of the time of a call it waits for so much before it begins: half a second, after which its caller is told to come back. */
const WAITED_SHARE = 1 / 4

/** Together they take half a millisecond: no bet waits for reads longer than that. */
const READS_PER_TURN = 8
/** More than a class lets wait, and less than their sockets. */
const READS_WAITING_MAX = 2_000

/** Before any route of the app: each call has `call_ms`, and is let in by its class; `onShed` hears of one that was not. */
export function limitCalls(
  app: FastifyInstance,
  { call_ms, onShed }: { call_ms: number; onShed: (load: LoadClass) => void },
): void {
  app.decorate('call_ms', call_ms)
  app.decorate('admission', createAdmission({ wait_ms: call_ms * WAITED_SHARE, onShed }))
  limitReads(app, { call_ms, onShed })
  app.decorateRequest('spent_ms', 0)
  app.decorateRequest('is_admitted', false)
}

/** At first, before anything of a read is looked at: also of documents and pictures, and of those that are no call. */
function limitReads(
  app: FastifyInstance,
  { call_ms, onShed }: { call_ms: number; onShed: (load: LoadClass) => void },
): void {
  const turns = new ReadTurns({
    per_turn: READS_PER_TURN,
    waiting_max: READS_WAITING_MAX,
    wait_ms: call_ms * WAITED_SHARE,
    onShed: () => onShed('read'),
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    if ((request.routeOptions.config.load ?? READ).load !== 'read') return done()
    turns.enter(request.ip, done)
  })
}

/** Who calls: whatever that writes, nothing of the call stands by it. */
export const askWho = <T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T> =>
  withinCall(request, { changes: false }, ask)

export const doCall = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withinCall(request, { changes: request.method !== 'GET' && request.method !== 'HEAD' }, work)

/** Waits until its class lets the call in, and does it within its time. No place is taken while a body comes. */
async function withinCall<T>(
  request: FastifyRequest,
  limits: { changes: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const { call_ms: whole = request.server.call_ms, load: kind = READ } = request.routeOptions.config
  const { admission } = request.server
  const at_once = request.is_admitted ? admission.enterAgain(kind) : admission.enterIfFree(kind)
  const admitted = at_once ?? (await admission.enter(kind, () => request.raw.socket?.destroyed))
  request.is_admitted = true
  const ms = Math.max(0, whole - request.spent_ms - (performance.now() - began))
  try {
    return await withinDeadline({ ...limits, ms, share: kind.load, pauses: admitted }, work)
  } finally {
    admitted.leave()
    request.spent_ms += performance.now() - began
  }
}
