/** The database could not be asked, and nothing of what was asked stands: it may be asked for again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/**
 * A commit was sent, and no answer says whether it stands. A caller that asks again under the same id gets the one result.
 */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
}

/** A connection that is gone (driver/client.ts), in words of ours or the socket's. */
const CONNECTION_LOST = ['CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** The same for one that never came about. */
const NOT_CONNECTED = [
  'CONNECTION_ENDED',
  'NOT_CONNECTED',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Of several hosts none takes writes (address/primary.ts).
  'NO_PRIMARY',
]
/** 57014 is also what stopped a statement that took too long; on the server nobody else cancels any. */
const CANCELLED = '57014'
/** The server is told to stop, has crashed, or starts: the session ends with it. */
const SERVER_ENDS = /^57P0/
/** The session was idle in a transaction, or the transaction went on, for too long: where a clock jumps, that is at once. */
const SESSION_ENDS = /^25P0[34]$/
/** Connections; resources, of which a full disk is one; a fault of the disk; a database that only reads. */
const CANNOT_WORK = /^(?:08|53|58)|^25006$/

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export const isConnectionLost = (error: unknown): boolean => CONNECTION_LOST.includes(codeOf(error))

/** Whether a call failed only because the database is not there, or cannot write at this time. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable || error instanceof UnknownOutcome) return true
  const code = codeOf(error)
  return isUnanswered(error) || NOT_CONNECTED.includes(code) || CANNOT_WORK.test(code)
}

/** Of a commit that failed with this it is not known whether it stands; any other error of the database is a no. */
export function isUnanswered(error: unknown): boolean {
  const code = codeOf(error)
  return (
    error instanceof UnknownOutcome ||
    isConnectionLost(error) ||
    code === CANCELLED ||
    SERVER_ENDS.test(code) ||
    SESSION_ENDS.test(code)
  )
}
