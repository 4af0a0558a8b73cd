import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The highest timeline of a cluster that is known, by the cluster's system identifier. */
export type SeenTimelines = Record<string, number>

const isSeen = (value: unknown): value is SeenTimelines =>
  typeof value === 'object' && value !== null && Object.values(value).every((timeline) => Number.isInteger(timeline))

/** The timelines that the programs of this machine have seen; nothing where there is no file yet, or one that cannot be read. */
export function readSeenTimelines(file: string): SeenTimelines {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isSeen(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Keeps what is higher than the file has. All programs of a machine share it, and each replaces it whole: of two at one moment the last
 * one counts, and both hold their own in memory. A folder that takes no file is no reason to be without a database.
 */
export function keepSeenTimeline(file: string, system_identifier: string, timeline: number): void {
  const seen = readSeenTimelines(file)
  if ((seen[system_identifier] ?? 0) >= timeline) return
  const unfinished = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, `${JSON.stringify({ ...seen, [system_identifier]: timeline })}\n`, { mode: 0o644 })
    renameSync(unfinished, file)
  } catch (error) {
    process.emitWarning(`The timeline of the database is not kept in ${file}: ${(error as Error).message}`)
  }
}
