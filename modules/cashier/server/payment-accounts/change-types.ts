import type { ChangePaymentTypeBody, NewPaymentTypeBody, StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import {
  type Database,
  hasSqlState,
  SQLSTATE,
  type Transaction,
  transaction,
} from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { saveDrawn } from '#platform/server/media/picture-store.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { accountNameFault, parseText } from '../rules.ts'
import { drawNew } from './change-accounts.ts'
import { staffTypes } from './payment.ts'

/** @throws Problem invalid_fields, busy */
export async function createType(
  db: Database,
  staff: StaffCaller,
  body: NewPaymentTypeBody,
): Promise<StaffPaymentType> {
  const name = parseText(body.name)
  refuseName(name)
  const drawn = await drawNew(body.picture)
  return changing(db, async (tx) => {
    const picture = drawn && (await saveDrawn(tx, drawn))
    const [row] = await tx<{ id: number }[]>`
      insert into cashier.payment_type (name, picture, place)
      values (${name}, ${picture}, (select coalesce(max(place), 0) + 1 from cashier.payment_type)) returning id`
    const type = await typeById(tx, row?.id ?? 0)
    await recordAudit(tx, { staff, action: 'payment_types.create', object: `payment_type:${type.id}`, after: type })
    return type
  })
}

/**
 * Changes what is named. A type that is off takes no new request; those that wait are decided as ever.
 * @throws Problem invalid_fields, not_found, busy
 */
export async function changeType(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: ChangePaymentTypeBody },
): Promise<StaffPaymentType> {
  const name = body.name === undefined ? null : parseText(body.name)
  if (name !== null) refuseName(name)
  const drawn = await drawNew(body.picture)
  return changing(db, async (tx) => {
    await tx`select from cashier.payment_type where id = ${id} for update`
    const before = await typeById(tx, id)
    const picture = drawn && (await saveDrawn(tx, drawn))
    await tx`
      update cashier.payment_type set
        name = coalesce(${name}, name), is_on = coalesce(${body.is_on ?? null}, is_on),
        picture = ${body.picture === undefined ? tx`picture` : picture}
      where id = ${id}`
    const after = await typeById(tx, id)
    await recordAudit(tx, { staff, action: 'payment_types.change', object: `payment_type:${id}`, before, after })
    return after
  })
}

/** Puts all types into another order, the players' own. @throws Problem invalid_fields */
export function orderTypes(db: Database, staff: StaffCaller, ids: number[]): Promise<StaffPaymentType[]> {
  return changing(db, async (tx) => {
    await tx`select from cashier.payment_type order by id for update`
    const before = (await staffTypes(tx)).map((type) => type.id)
    const is_whole = new Set(ids).size === before.length && before.every((id) => ids.includes(id))
    refuseFields({ ids: is_whole && ids.length === before.length ? null : 'order_incomplete' })
    await tx`
      update cashier.payment_type t set place = wanted.place
      from unnest(${arrayOf(tx, 'integer', ids)}) with ordinality as wanted (id, place) where t.id = wanted.id`
    await recordAudit(tx, {
      staff,
      action: 'payment_types.order',
      object: 'payment_types:company',
      before: { ids: before },
      after: { ids },
    })
    return staffTypes(tx)
  })
}

const refuseName = (name: string) => refuseFields({ name: accountNameFault(name) })

async function changing<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (hasSqlState(error, SQLSTATE.unique_violation)) refuseFields({ name: 'payment_type_taken' })
    throw error
  }
}

/** @throws Problem not_found */
async function typeById(tx: Transaction, id: number): Promise<StaffPaymentType> {
  const type = (await staffTypes(tx)).find((one) => one.id === id)
  if (!type) throw new Problem('not_found')
  return type
}
