import { cleanMessage } from '#client-error/contract/rules.ts'

export interface CleanError {
  /** The error's class, with the code of PostgreSQL or of the system where it has one. */
  kind: string
  message: string
}

/** As the table takes them. */
const KIND_LENGTH_MAX = 80
const MESSAGE_LENGTH_MAX = 300

/** From the word that names what opens something on, nothing is shown: its value may stand anywhere behind it. */
const NAMED_SECRET = /\b([\w-]*(?:passw|passphrase|secret|token|cookie|authorization|bearer|api[_-]?key)[\w-]*).*$/is
/** A login before a host, whatever its password is made of. */
const LOGIN = /\S+@\S+/g
const SINGLE_QUOTED = /'[^']*'|‘[^’]*’/g
/** Shorter ones are words, and would take letters out of every sentence. */
const SECRET_LENGTH_MIN = 4
/** Line ends and other letters that are not shown, of which PostgreSQL refuses one. */
const CONTROL = /\p{Cc}+/gu

/**
 * The part of an error that staff may read: its kind, and its sentence without the secrets of this process, and without
 * quotations, addresses, logins, tokens and long numbers. PostgreSQL's additions to it are left out: they quote rows.
 */
export function cleanError(error: unknown, secrets: readonly string[]): CleanError {
  const kind = error instanceof Error ? [kindOf(error), codeOf(error)].filter(Boolean).join(' ') : typeof error
  const said = error instanceof Error ? error.message : String(error)
  const hidden = secrets
    .filter((secret) => secret.length >= SECRET_LENGTH_MIN)
    .reduce((text, secret) => text.replaceAll(secret, '…'), said)
  const message = cleanMessage(
    hidden.replace(NAMED_SECRET, '$1 …').replace(LOGIN, '…').replace(SINGLE_QUOTED, "'…'").replace(CONTROL, ' '),
  )
  return { kind: kind.slice(0, KIND_LENGTH_MAX), message: message.slice(0, MESSAGE_LENGTH_MAX) }
}

const NAME = /^[A-Za-z]\w*$/

function kindOf(error: Error): string {
  return NAME.test(error.name) ? error.name : 'Error'
}

function codeOf(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : ''
  return /^[A-Z0-9_]{1,30}$/.test(code) ? code : null
}
