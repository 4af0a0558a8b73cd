import { type DatabaseAddress, parseDatabaseAddress } from './database/address/database-address.ts'
import { INSTALLATION } from './database/logins/programs.ts'

/** A faulty DATABASE_URL adds a fault of its own, without the password. */
export function parseDatabase(
  text: (name: string, fallback: string) => string,
  faults: string[],
  timeline_file: string,
): DatabaseAddress | null {
  const url = text('DATABASE_URL', '')
  if (url === '') return null
  try {
    return { ...parseDatabaseAddress(url, text('DATABASE_CA', '') || null), timeline_file }
  } catch (error) {
    faults.push((error as Error).message)
    return null
  }
}

/** Programs that `npm start` runs with an address of their own: SERVER_DATABASE_URL and so on. */
export const STARTED = ['server', 'console', 'worker'] as const
export type ProgramDatabases = Record<(typeof STARTED)[number], string>

/** Null where none is set. */
export function parseProgramDatabases(
  text: (name: string, fallback: string) => string,
  faults: string[],
): ProgramDatabases | null {
  const named = STARTED.map((program) => [program, `${program.toUpperCase()}_DATABASE_URL`] as const)
  const missing = named.filter(([, name]) => text(name, '') === '')
  if (missing.length === named.length) return null
  if (text('DATABASE_URL', '') === '')
    faults.push('DATABASE_URL is missing: the addresses of programs lead to one database')
  for (const [, name] of missing) faults.push(`${name} is missing: the three addresses of programs are set together`)
  for (const [, name] of named) {
    try {
      if (text(name, '') !== '') parseDatabaseAddress(text(name, ''), text('DATABASE_CA', '') || null)
    } catch (error) {
      faults.push((error as Error).message.replace('DATABASE_URL', name))
    }
  }
  return Object.fromEntries(named.map(([program, name]) => [program, text(name, '')])) as ProgramDatabases
}

const NAME = /^[a-z][a-z0-9_]{0,39}$/

export const isInstallation = (name: string): boolean => NAME.test(name)

/** The database's name is its own on a server, and so are roles that carry it. */
export function parseInstallation(
  text: (name: string, fallback: string) => string,
  database: DatabaseAddress | null,
): string {
  const of_database = (database?.database ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, 40)
  return text('INSTALLATION_NAME', isInstallation(of_database) ? of_database : INSTALLATION)
}

/** @throws Error with what to do about it. */
export function requireDatabase(settings: { database: DatabaseAddress | null }): DatabaseAddress {
  if (settings.database === null) {
    throw new Error('DATABASE_URL is not set. `npm start` runs everything, with a database of its own.')
  }
  return settings.database
}
