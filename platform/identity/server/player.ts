import type { User } from '#identity/contract/player.ts'
import { type AllBalances, allBalancesOf } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { writePhone } from './rules.ts'
import type { Standing } from './sessions/session.ts'

export interface Player {
  id: bigint
  user_name: string
  name: string
  phone: string
  status: Standing
}

/** For who checks the password: no other program than the site reads its hash. */
export interface PlayerWithPassword extends Player {
  password_hash: string
}

const standing = (db: Queryable): Fragment => db`identity.standing(status, excluded_until) as status`

export async function playerById(db: Queryable, player_id: bigint): Promise<Player | null> {
  const [player] = await db<Player[]>`
    select id, user_name, name, phone, ${standing(db)} from identity.player where id = ${player_id}`
  return player ?? null
}

export async function playerWithPassword(db: Queryable, player_id: bigint): Promise<PlayerWithPassword | null> {
  const [player] = await db<PlayerWithPassword[]>`
    select id, user_name, name, phone, password_hash, ${standing(db)} from identity.player where id = ${player_id}`
  return player ?? null
}

/** Those of many players who exist; for batches of calls that name players, not tokens. */
export async function playersByUserName(
  db: Queryable,
  user_names: string[],
): Promise<Pick<Player, 'id' | 'user_name' | 'status'>[]> {
  return db<Pick<Player, 'id' | 'user_name' | 'status'>[]>`
    select id, user_name, ${standing(db)} from identity.player
    where user_name = any (${arrayOf(db, 'text', user_names)})`
}

/** Those who may not play, of players who exist: mostly none, so that nothing travels. */
export async function listStopped(db: Queryable, player_ids: bigint[]): Promise<bigint[]> {
  const rows = await db<{ id: bigint }[]>`
    select id from identity.player
    where id = any (${arrayOf(db, 'bigint', player_ids)}) and identity.standing(status, excluded_until) <> 'active'`
  return rows.map(({ id }) => id)
}

/** By user name or by phone (E.164); the login takes either. */
export async function playerByLogin(
  db: Queryable,
  login: { user_name: string; phone: string | null },
): Promise<PlayerWithPassword | null> {
  const [player] = await db<PlayerWithPassword[]>`
    select id, user_name, name, phone, password_hash, ${standing(db)} from identity.player
    where user_name = ${login.user_name} or phone = ${login.phone}`
  return player ?? null
}

/** By phone alone (E.164). */
export async function playerByPhone(db: Queryable, phone: string): Promise<PlayerWithPassword | null> {
  const [player] = await db<PlayerWithPassword[]>`
    select id, user_name, name, phone, password_hash, ${standing(db)} from identity.player where phone = ${phone}`
  return player ?? null
}

/** The player as the player's own screens show them, with the balances of this moment. */
export async function userOf(db: Queryable, player_id: bigint): Promise<User> {
  const [player, balances] = await Promise.all([playerById(db, player_id), allBalancesOf(db, player_id)])
  if (!player) throw new Error(`player ${player_id} is gone`)
  return writeUser(player, balances)
}

export function writeUser(player: Omit<Player, 'password_hash' | 'status'>, balances: AllBalances): User {
  return {
    id: String(player.id),
    user_name: player.user_name,
    name: player.name,
    phone: writePhone(player.phone),
    balance: writeMoney(balances.game),
    main_balance: writeMoney(balances.main),
    bonus_balance: writeMoney(balances.bonus),
    held_balance: writeMoney(balances.hold),
    member_account: player.user_name,
  }
}
