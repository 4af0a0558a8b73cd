import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { standardOutput } from './log-destination.ts'

export type Log = Logger

/** Never written, wherever they appear: what opens an account or names one at a bank. */
const SECRETS = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'authorization',
  'secret_key',
  'secret_key_previous',
  'database_url',
  'account_number',
  'account_no',
  'phone',
  'cookie',
]

/**
 * PostgreSQL's additions to an error quote rows, with the phones and hashes in them; the rest says as well which rule
 * was broken.
 */
const QUOTING = ['detail', 'where', 'hint', 'query', 'parameters', 'args', 'internal_query']

function writeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !QUOTING.includes(name)))
}

/** `destination` is where the lines go: standard output, but for who wants to look at them. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: writeError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
      censor: '[hidden]',
    },
  }
  return pino(options, destination)
}
