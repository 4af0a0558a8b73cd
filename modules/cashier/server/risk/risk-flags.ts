import type { RiskFlag } from '#cashier/contract/risk.ts'
import type { RiskKind } from '#cashier/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PlayerLink } from '#player-admin/contract/links.ts'
import type { LinkKind } from '#player-admin/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { PlayerPorts } from '../review/approval-ports.ts'
import { requestFlags } from './request-flags.ts'
import { requestsOfPicture } from './same-pictures.ts'
import { sharedFlags, writeSharedFlag } from './shared-flags.ts'

/** Of a page of requests that wait, in few statements for all of them. */
export async function flagsOfPage(db: Database, staff: StaffCaller, ids: readonly string[]): Promise<RiskFlag[]> {
  const [shared, own] = await Promise.all([sharedFlags(db, staff, ids), requestFlags(db, ids)])
  return [...shared, ...own]
}

/** Of a link of the player, the flag of the request; pictures are those of the request's own receipt. */
const FLAG_OF: Partial<Record<LinkKind, RiskKind>> = {
  payee: 'same_payee',
  device: 'same_device',
  address: 'same_address',
}

/** All that one request shows, when somebody decides about it. */
export async function flagsOfRequest(
  db: Database,
  staff: StaffCaller,
  { id, player_id, playerLinks }: Pick<PlayerPorts, 'playerLinks'> & { id: string; player_id: bigint },
): Promise<RiskFlag[]> {
  const [links, pictures, own] = await Promise.all([
    playerLinks(staff, player_id),
    staff.permissions.has('deposits.read') ? requestsOfPicture(db, staff, id) : [],
    requestFlags(db, [id]),
  ])
  return [...links.flatMap((link) => flagOfLink(id, link)), ...pictures.map(writeSharedFlag), ...own]
}

function flagOfLink(request_id: string, { kind, player, last_at, request }: PlayerLink): RiskFlag[] {
  const flag = FLAG_OF[kind]
  if (!flag) return []
  const { id, user_name, name } = player
  const nothing = { amount: null, staked: null, count: null }
  return [{ ...nothing, request_id, kind: flag, at: last_at, player: { id, user_name, name }, request }]
}
