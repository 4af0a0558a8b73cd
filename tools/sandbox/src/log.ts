import { format } from 'node:util'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that open an account or a game: the log never shows them. */
const SECRETS = ['password', 'token', 'secret_key', 'sign']

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  })
}

/** The log of the program: what else its process would print, a library's line or an error, is a line of this log. */
export function createProgramLog(level: string): Log {
  const log = createLog(level)
  const info = (...said: unknown[]) => log.info(format(...said))
  Object.assign(console, {
    log: info,
    info,
    warn: (...said: unknown[]) => log.warn(format(...said)),
    error: (...said: unknown[]) => log.error(format(...said)),
  })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns of this program'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nothing handled this error: the program ends')
    process.exit(1)
  })
  return log
}
