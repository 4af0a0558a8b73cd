import type { StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import type { PaymentType } from '#cashier/contract/player.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'

/** An account that players pay into, with its type. */
export interface PaymentAccountRow {
  id: number
  payment_type_id: number
  type_name: string
  type_picture: string | null
  agent_id: bigint | null
  account_name: string
  account_number: string
  picture: string | null
}

/** The accounts that this player may pay into: their agent's, or the company's for players of the company. */
export function accountsFor(db: Queryable, player_id: bigint): Promise<PaymentAccountRow[]> {
  return db<PaymentAccountRow[]>`
    select a.id, a.payment_type_id, t.name as type_name, t.picture as type_picture, a.agent_id, a.account_name,
           a.account_number, a.picture
    from identity.player p
    join cashier.payment_account a on a.agent_id is not distinct from p.agent_id
    join cashier.payment_type t on t.id = a.payment_type_id
    where p.id = ${player_id} and a.is_on and t.is_on
    order by a.place, a.id`
}

/** Every way to be paid at the moment. */
export async function paymentTypes(db: Queryable): Promise<PaymentType[]> {
  const types = await staffTypes(db)
  return types.filter((type) => type.is_on).map(({ id, name, image }) => ({ id, name, image }))
}

/** All of them, in the players' order. */
export async function staffTypes(db: Queryable): Promise<StaffPaymentType[]> {
  const rows = await db<TypeRow[]>`
    select id, name, picture, is_on from cashier.payment_type order by place, id`
  return rows.map((row) => ({ ...writeType(row), is_on: row.is_on }))
}

interface TypeRow {
  id: number
  name: string
  picture: string | null
  is_on: boolean
}

export function writeType(type: { id: number; name: string; picture: string | null }): PaymentType {
  return { id: type.id, name: type.name, image: type.picture && picturePath(type.picture) }
}

/**
 * The type that a withdrawal names. The number of an account stands for its type: a form that was filled from
 * /banks has no other. Types' numbers end where those of accounts begin.
 */
export async function namedType(db: Queryable, id: number | null): Promise<StaffPaymentType | null> {
  const [row] = await db<TypeRow[]>`
    select t.id, t.name, t.picture, t.is_on from cashier.payment_type t
    where t.id = ${id} or t.id = (select a.payment_type_id from cashier.payment_account a where a.id = ${id})`
  return row ? { ...writeType(row), is_on: row.is_on } : null
}
