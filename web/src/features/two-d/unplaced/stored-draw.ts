import { readStored, writeStored } from '../../../platform/browser/storage.ts'
import { fieldsOf } from '../../../platform/calls/parse-refusal.ts'

const KEY = 'two_d_draw'

/** The draw for which numbers are chosen and not yet placed. */
export interface StoredDraw {
  /** As the site's own draws have it; one that this page does not know is shown as it is. */
  session: string
  cutoff_at: string
}

export function storeDraw({ session, cutoff_at }: StoredDraw): void {
  writeStored(KEY, JSON.stringify({ session, cutoff_at }))
}

/** Null where none was kept, or something else stands there: storage is the visitor's own. */
export function getStoredDraw(): StoredDraw | null {
  try {
    const { session, cutoff_at } = fieldsOf(JSON.parse(readStored(KEY) ?? 'null'))
    if (typeof session !== 'string' || typeof cutoff_at !== 'string') return null
    return Number.isNaN(Date.parse(cutoff_at)) ? null : { session, cutoff_at }
  } catch {
    return null
  }
}
