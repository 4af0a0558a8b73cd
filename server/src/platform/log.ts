import { type Logger, pino } from 'pino'

export type Log = Logger

/** Never written, wherever they appear: what opens an account or names one at a bank. */
const SECRETS = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'authorization',
  'secret_key',
  'database_url',
  'account_number',
  'account_no',
  'phone',
  'cookie',
]

export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
      censor: '[hidden]',
    },
  })
}
