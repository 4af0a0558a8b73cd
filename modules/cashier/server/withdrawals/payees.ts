import type { Queryable } from '#platform/server/database/database.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'

/** The last accounts that a player named, and players on each who did so as well. */
const PAYEES_SHOWN = 5
const OTHERS_SHOWN = 5

interface PayeeRow {
  account_number: string
  account_name: string
  payment_type: string
  last_at: Date
  others: { id: string; name: string }[]
}

export interface Payee extends Omit<PayeeRow, 'last_at'> {
  last_at: string
}

/** The accounts on which a player asked to be paid, the last one first; none for who may not see withdrawals. */
export async function payeesOf(db: Queryable, staff: StaffCaller, player_id: bigint): Promise<Payee[]> {
  if (!staff.permissions.has('withdrawals.read')) return []
  const rows = await db<PayeeRow[]>`
    select w.account_number, w.account_name, t.name as payment_type, w.created_at as last_at, coalesce((
             select jsonb_agg(jsonb_build_object('id', o.id::text, 'name', o.name)) from (
               select distinct p.id, p.name from cashier.request r join identity.player p on p.id = r.player_id
               where r.direction = 'withdrawal' and r.account_number = w.account_number and r.player_id <> ${player_id}
                 and ${playersInScope(db, staff)}
               order by p.id limit ${OTHERS_SHOWN}
             ) o
           ), '[]') as others
    from (
      select distinct on (account_number, payment_type_id) * from cashier.request
      where player_id = ${player_id} and direction = 'withdrawal'
      order by account_number, payment_type_id, number desc
    ) w join cashier.payment_type t on t.id = w.payment_type_id
    order by w.number desc limit ${PAYEES_SHOWN}`
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() }))
}

/** A withdrawal of the player waits, and none was paid before. */
export async function waitsForFirstWithdrawal(db: Queryable, staff: StaffCaller, player_id: bigint): Promise<boolean> {
  if (!staff.permissions.has('withdrawals.read')) return false
  const [row] = await db<{ is_first: boolean }[]>`
    select coalesce(bool_or(status = 'pending') and not bool_or(status = 'approved'), false) as is_first
    from cashier.request where player_id = ${player_id} and direction = 'withdrawal'`
  return row?.is_first ?? false
}
