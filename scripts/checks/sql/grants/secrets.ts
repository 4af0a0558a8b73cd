/** Where secrets lie in the database, and which programs may read each. */
import { PROGRAMS, type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import type { Objects } from './needs.ts'

/** By table and column: the programs that may read it. Of such a table each program reads the columns that it names, and no more. */
export const SECRETS: Record<string, Record<string, readonly Program[]>> = {
  // Sealed by SECRET_KEY. The server rolls by them, the others prove rolls.
  'digit_bet.server_seed': { sealed: ['server', 'console', 'worker', 'reports'] },
  'external_game.token': { hash: ['server'] },
  'identity.password_reset': { code_hash: ['server', 'console'] },
  'identity.player': { password_hash: ['server'] },
  'identity.session': { token_hash: ['server', 'console'] },
  'seamless.member': { sealed_password: ['server'] },
  'staff.session': { token_hash: ['console'] },
  'staff.staff': { password_hash: ['console'], totp_secret: ['console'], totp_offered: ['console'] },
}

/** A column of such a name is one of SECRETS, or of these. */
const LOOKS_SECRET = /hash|secret|sealed|token|password|totp|seed|private/
const NO_SECRETS: Record<string, string> = {
  'client_error.report.hash': 'of a report, by which the same one is known again',
  'digit_bet.bet.seed_series_id': 'an id',
  'digit_bet.seed_series.client_seed': 'chosen by the player, who sees it',
  'digit_bet.server_seed.seed_series_id': 'an id',
  'digit_bet.setting.seed_series_length': 'a length',
  'report.closing_statement.hash': 'the seal of a closed day',
  'report.closing_statement.previous_hash': 'the seal of a closed day',
  'shan.dispute.content_hash': 'of a repeated call, by which the same one is known again',
  'staff.audit_block.hash': 'of a block of the audit log',
  'staff.staff.is_password_temporary': 'yes or no',
  'staff.staff.totp_last_step': 'a time',
}

/** Columns that look like secrets and are in no list, names in the lists that are gone, and rights beyond the lists. */
export function secretFaults({ tables }: Objects, grants: string): string[] {
  const columns = new Set<string>(
    [...tables.values()].flatMap(({ name, columns: own }) => [...own.values()].map((one) => `${name}.${one}`)),
  )
  const listed = new Map<string, readonly Program[]>(
    Object.entries(SECRETS).flatMap(([table, own]) =>
      Object.entries(own).map(([column, readers]) => [`${table}.${column}`, readers] as const),
    ),
  )
  const unlisted = [...columns].filter(
    (column) => LOOKS_SECRET.test(column.split('.')[2] ?? '') && !listed.has(column) && !(column in NO_SECRETS),
  )
  const gone = [...listed.keys(), ...Object.keys(NO_SECRETS)].filter((column) => !columns.has(column))
  return [
    ...unlisted.map(
      (column) => `${column} looks like a secret: secrets.ts says neither who may read it nor that it is none`,
    ),
    ...gone.map((column) => `secrets.ts names ${column}, which is not there`),
    ...[...listed].flatMap(([column, readers]) => faultsOfReaders(column, readers, grants)),
  ]
}

function faultsOfReaders(column: string, readers: readonly Program[], grants: string): string[] {
  return PROGRAMS.flatMap((program) => {
    const may = mayRead(grants, program, column)
    if (may === readers.includes(program)) return []
    return [
      may
        ? `the ${program} may read ${column}: it is a secret`
        : `the ${program} does not read ${column}: secrets.ts says so`,
    ]
  })
}

function mayRead(grants: string, program: Program, column: string): boolean {
  const [schema, table, name = ''] = column.split('.')
  const line = grants.split('\n').find((one) => one.endsWith(` on ${schema}.${table} to ${roleOf(program)};`)) ?? ''
  const [, selected] = /\bselect(?: \(([^)]*)\))?/.exec(line) ?? []
  if (!/\bselect\b/.test(line)) return false
  return selected === undefined || selected.split(', ').includes(name)
}
