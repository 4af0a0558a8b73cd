import { type Logger, pino } from 'pino'

export type Log = Logger

/** What opens an account or a game is never written. */
const SECRETS = ['password', 'token', 'secret_key', 'sign']

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  })
}
