/** Who has something in common with a player, by what each module knows. */
import { playersOfPayees, playersOfPictures, type SharedRequest } from '#cashier/server/index.ts'
import { playersAtAddresses, playersOnDevices, type SharedSignIn } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type FoundLink, getLinks, invitedBy, inviterOf, type LinkSources } from '#player-admin/server/index.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'

type Source = (player_id: bigint) => Promise<FoundLink[]>

export function createLinkSources(db: Database): LinkSources {
  const forWhoMay = (permission: Permission, find: Source) => async (staff: StaffCaller, player_id: bigint) =>
    staff.permissions.has(permission) ? find(player_id) : []
  return {
    payee: forWhoMay('withdrawals.read', async (id) => (await playersOfPayees(db, id)).map(ofRequest)),
    device: forWhoMay('players.read', async (id) => (await playersOnDevices(db, id)).map(ofSignIn)),
    picture: forWhoMay('deposits.read', async (id) => (await playersOfPictures(db, id)).map(ofRequest)),
    address: forWhoMay('players.read', async (id) => (await playersAtAddresses(db, id)).map(ofSignIn)),
    invited_by: forWhoMay('players.read', (id) => inviterOf(db, id)),
    invited: forWhoMay('players.read', (id) => invitedBy(db, id)),
  }
}

const ofSignIn = (signIn: SharedSignIn): FoundLink => ({ ...signIn, request: null })

function ofRequest({ player_id, sign, since, last_at, id, number, direction, status }: SharedRequest): FoundLink {
  return { player_id, sign, since, last_at, request: { id, number: Number(number), direction, status } }
}

/** The same for the queues, where a request of the player is decided. */
export const createPlayerLinks = (db: Database) => {
  const sources = createLinkSources(db)
  return async (staff: StaffCaller, player_id: bigint) => (await getLinks(db, staff, { player_id, sources })).links
}
