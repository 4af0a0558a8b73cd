import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { PLAYER_ADMIN_PAGE_SIZE, TIMELINE_KINDS, type TimelineKind } from '#player-admin/contract/rules.ts'
import type { TimelineAnswer, TimelineEntry, TimelineQuery } from '#player-admin/contract/timeline.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requirePlayer } from '../player.ts'

export interface HistoryRequest {
  staff: StaffCaller
  player_id: bigint
  /** Microseconds and id of the entry behind which to go on. */
  after: string | null
  limit: number
}

/** An entry with its place in its own source: microseconds and id. */
export type HistoryEntry = Omit<TimelineEntry, 'kind'> & { cursor: string }

/** One module's entries about a player, newest first, and of one moment by id; the console binds them. */
export interface TimelineSource {
  /** Before any id of this source. */
  lowest_id: string
  read(requested: HistoryRequest): Promise<HistoryEntry[]>
}
export type TimelineSources = Record<TimelineKind, TimelineSource>

interface TimelineCursor {
  kind: TimelineKind
  micros: bigint
  id: string
}

/**
 * One history out of all sources. A page goes on behind one entry: of its moment those of the kinds before are over, and
 * those of the kinds after are still to come.
 * @throws Problem not_found, also for another agent's player
 */
export async function getTimeline(
  db: Database,
  staff: StaffCaller,
  { sources, player_id, query }: { sources: TimelineSources; player_id: bigint; query: TimelineQuery },
): Promise<TimelineAnswer> {
  await requirePlayer(db, staff, player_id)
  const place = query.after === undefined ? null : parseCursor(query.after)
  const limit = PLAYER_ADMIN_PAGE_SIZE
  const lists = await Promise.all(
    TIMELINE_KINDS.filter((kind) => query.kind === undefined || kind === query.kind).map(async (kind) => {
      const after = place && afterIn(kind, sources[kind].lowest_id, place)
      const entries = await sources[kind].read({ staff, player_id, after, limit: limit + 1 })
      return entries.map(({ cursor, ...entry }) => ({ entry: { ...entry, kind }, cursor, micros: microsOf(cursor) }))
    }),
  )
  // The lists come in the order of the kinds, and sorting keeps the order of what is of one moment.
  const rows = lists.flat().sort((one, other) => Number(other.micros - one.micros))
  const { page, next } = pageOf(rows, limit, ({ entry, cursor }) => `${entry.kind}_${cursor}`)
  return { ...success(page.map(({ entry }) => entry)), next }
}

const microsOf = (cursor: string) => BigInt(cursor.slice(0, cursor.indexOf('_')))

function parseCursor(after: string): TimelineCursor {
  const [kind = '', micros = '', id = ''] = after.split('_')
  return { kind: TIMELINE_KINDS.find((one) => one === kind) ?? 'request', micros: BigInt(micros), id }
}

function afterIn(kind: TimelineKind, lowest_id: string, { micros, id, ...place }: TimelineCursor): string {
  if (kind === place.kind) return `${micros}_${id}`
  const is_over = TIMELINE_KINDS.indexOf(kind) < TIMELINE_KINDS.indexOf(place.kind)
  return `${is_over ? micros : micros + 1n}_${lowest_id}`
}
