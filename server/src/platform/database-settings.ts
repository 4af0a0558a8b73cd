import { type DatabaseAddress, parseDatabaseAddress } from './database/address/database-address.ts'

/** What is wrong with it becomes a fault of its own, without the password. */
export function parseDatabase(
  text: (name: string, fallback: string) => string,
  faults: string[],
): DatabaseAddress | null {
  const url = text('DATABASE_URL', '')
  if (url === '') return null
  try {
    return parseDatabaseAddress(url, text('DATABASE_CA', '') || null)
  } catch (error) {
    faults.push((error as Error).message)
    return null
  }
}

/** @throws Error with what to do about it. */
export function requireDatabase(settings: { database: DatabaseAddress | null }): DatabaseAddress {
  if (settings.database === null) {
    throw new Error('DATABASE_URL is not set. `npm start` runs everything, with a database of its own.')
  }
  return settings.database
}
