import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'
import type { ClusterLocation } from './cluster-location.ts'

/** PostgreSQL's own, with the number of its process. */
const lockFile = (location: ClusterLocation) => join(location.data, 'postmaster.pid')

/** Null where no server is, or where it goes at this very moment: a look before the reading would not know that. */
export function readLock(location: ClusterLocation): string | null {
  try {
    return readFileSync(lockFile(location), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** In one step: a full disk would leave an empty lock, which PostgreSQL takes for that of a server that starts. */
export function replaceLock(location: ClusterLocation, text: string): void {
  if (text === '') return rmSync(lockFile(location), { force: true })
  const replacement = `${lockFile(location)}.new`
  writeFileSync(replacement, text)
  location.own(replacement)
  renameSync(replacement, lockFile(location))
}
