import { writePhone } from '#identity/server/index.ts'
import { accountBalances, playerAccountId } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { PlayerRow, PlayerStatus } from '#player-admin/contract/staff.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'

export interface PlayerSummary {
  id: bigint
  user_name: string
  name: string
  phone: string
  status: PlayerStatus
  agent_id: bigint | null
  agent_name: string | null
  created_at: Date
}

/** @throws Problem not_found, also for another agent's player */
export async function requirePlayer(db: Queryable, staff: StaffCaller, id: bigint): Promise<void> {
  const found = await db`select from identity.player p where p.id = ${id} and ${playersInScope(db, staff)}`
  if (found.length === 0) throw new Problem('not_found')
}

/**
 * The player under the lock of their row, so that one change comes first.
 * @throws Problem not_found also for another agent's, approver_required for oneself
 */
export async function lockPlayer(tx: Transaction, staff: StaffCaller, id: bigint): Promise<{ status: PlayerStatus }> {
  const [player] = await tx<{ status: PlayerStatus }[]>`
    select p.status from identity.player p where p.id = ${id} and ${playersInScope(tx, staff)} for no key update of p`
  if (!player) throw new Problem('not_found')
  if (staff.player_id === id) throw new Problem('approver_required')
  return player
}

/** The rows of lists, each with the balances of this moment. */
export async function serializePlayers(db: Queryable, players: PlayerSummary[]): Promise<PlayerRow[]> {
  const accounts = players.flatMap(({ id }) => [
    playerAccountId(id, 'main'),
    playerAccountId(id, 'game'),
    playerAccountId(id, 'hold'),
  ])
  const balances = await accountBalances(db, accounts)
  const balanceOf = (id: bigint, account: 'main' | 'game' | 'hold') => {
    const balance = balances.get(playerAccountId(id, account))
    if (balance === undefined) throw new Error(`player ${id} has no ${account} account`)
    return writeMoney(balance)
  }
  return players.map((player) => ({
    id: String(player.id),
    user_name: player.user_name,
    name: player.name,
    phone: writePhone(player.phone),
    status: player.status,
    main_balance: balanceOf(player.id, 'main'),
    game_balance: balanceOf(player.id, 'game'),
    hold_balance: balanceOf(player.id, 'hold'),
    agent: player.agent_id === null ? null : { id: String(player.agent_id), user_name: player.agent_name ?? '' },
    registered_at: player.created_at.toISOString(),
  }))
}

/** The player's name in the audit log. */
export const playerObject = (id: bigint): `player:${string}` => `player:${id}`

/** Of an address whose shape has been checked. */
export const playerIdOf = (params: Record<string, string | undefined>) => BigInt(params.id ?? '')
