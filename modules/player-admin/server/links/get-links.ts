import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { PlayerLink, PlayerLinksAnswer } from '#player-admin/contract/links.ts'
import { LINK_KINDS, LINKS_OF_KIND_MAX, type LinkKind } from '#player-admin/contract/rules.ts'
import type { PlayerStatus } from '#player-admin/contract/staff.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'

/** Another player, as a source knows of them. */
export interface FoundLink {
  player_id: bigint
  sign: string | null
  since: Date
  last_at: Date
  request: { id: string; number: number; direction: 'deposit' | 'withdrawal'; status: LinkedStatus } | null
}
type LinkedStatus = 'pending' | 'approved' | 'rejected'

/** Players with something in common, by what each module knows; each source asks the rights of the caller itself. */
export type LinkSources = Record<LinkKind, (staff: StaffCaller, player_id: bigint) => Promise<FoundLink[]>>

interface LinkedPlayer {
  id: bigint
  user_name: string
  name: string
  status: PlayerStatus
}

/** Of each kind the last ones first. The caller may see the player. */
export async function getLinks(
  db: Database,
  staff: StaffCaller,
  { player_id, sources }: { player_id: bigint; sources: LinkSources },
): Promise<PlayerLinksAnswer['data']> {
  const found = await Promise.all(LINK_KINDS.map((kind) => sources[kind](staff, player_id)))
  const players = await visiblePlayers(db, staff, [...new Set(found.flat().map((link) => link.player_id))])
  const lists = found.map((links, place) => {
    const visible = links.flatMap((link) => writeLink(LINK_KINDS[place] as LinkKind, link, players))
    return visible.sort((one, other) => other.last_at.localeCompare(one.last_at))
  })
  return {
    links: lists.flatMap((links) => links.slice(0, LINKS_OF_KIND_MAX)),
    more: LINK_KINDS.filter((_, place) => (lists[place]?.length ?? 0) > LINKS_OF_KIND_MAX),
  }
}

async function visiblePlayers(
  db: Database,
  staff: StaffCaller,
  ids: readonly bigint[],
): Promise<Map<bigint, LinkedPlayer>> {
  if (ids.length === 0) return new Map()
  const rows = await db<LinkedPlayer[]>`
    select p.id, p.user_name, p.name, p.status from identity.player p
    where p.id = any (${arrayOf(db, 'bigint', ids)}) and ${playersInScope(db, staff)}`
  return new Map(rows.map((row) => [row.id, row]))
}

function writeLink(kind: LinkKind, link: FoundLink, players: ReadonlyMap<bigint, LinkedPlayer>): PlayerLink[] {
  const player = players.get(link.player_id)
  if (!player) return []
  const { sign, since, last_at, request } = link
  return [
    {
      kind,
      player: { ...player, id: String(player.id) },
      sign,
      since: since.toISOString(),
      last_at: last_at.toISOString(),
      request,
    },
  ]
}
