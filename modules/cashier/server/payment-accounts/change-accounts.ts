import type {
  ChangePaymentAccountBody,
  NewPaymentAccountBody,
  PaymentAccount,
} from '#cashier/contract/payment-accounts.ts'
import { type Database, type Queryable, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { saveDrawn } from '#platform/server/media/picture-store.ts'
import { redrawPicture } from '#platform/server/media/redraw-picture.ts'
import { recordAudit, type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { accountNameFault, accountNumberFault, parseDigits, parseText } from '../rules.ts'
import { getAccounts, ownAccounts } from './list-accounts.ts'

/** Large enough for a QR code that a phone reads from another screen. */
const PICTURE_SIDE = 640

/** @throws Problem invalid_fields, not_permitted for another's, busy */
export async function createAccount(
  db: Database,
  staff: StaffCaller,
  body: NewPaymentAccountBody,
): Promise<PaymentAccount> {
  const account_name = parseText(body.account_name)
  const account_number = parseDigits(body.account_number)
  const agent_id = await agentOf(db, staff, body.agent_id ?? null)
  const types = await db`select from cashier.payment_type where id = ${body.payment_type_id}`
  refuseFields({
    payment_type_id: types.length === 0 ? 'payment_type_required' : null,
    account_name: accountNameFault(account_name),
    account_number: accountNumberFault(account_number),
  })
  const drawn = await drawNew(body.picture)
  return transaction(db, async (tx) => {
    const picture = drawn && (await saveDrawn(tx, drawn))
    const [row] = await tx<{ id: number }[]>`
      insert into cashier.payment_account (payment_type_id, agent_id, account_name, account_number, picture, place)
      values (${body.payment_type_id}, ${agent_id}, ${account_name}, ${account_number}, ${picture},
              (select coalesce(max(place), 0) + 1 from cashier.payment_account
               where agent_id is not distinct from ${agent_id}::bigint))
      returning id`
    const created = await accountById(tx, staff, row?.id ?? 0)
    await recordAudit(tx, {
      staff,
      action: 'payment_accounts.create',
      object: `payment_account:${created.id}`,
      after: created,
    })
    return created
  })
}

/** An agent makes only their own accounts; the company's staff makes accounts for anyone. */
async function agentOf(db: Database, staff: StaffCaller, requested: string | null): Promise<bigint | null> {
  if (scopeOf(staff) !== null) {
    if (requested !== null && BigInt(requested) !== staff.agent_id) throw new Problem('not_permitted')
    return staff.agent_id
  }
  if (requested === null) return null
  const agents = await db`select from staff.staff where id = ${requested} and role = 'agent'`
  refuseFields({ agent_id: agents.length === 0 ? 'invalid' : null })
  return BigInt(requested)
}

interface Change {
  id: number
  body: ChangePaymentAccountBody
}

/** Changes what is named, and nothing else. @throws Problem invalid_fields, not_found also for another's, busy */
export async function changeAccount(db: Database, staff: StaffCaller, { id, body }: Change): Promise<PaymentAccount> {
  const account_name = body.account_name === undefined ? null : parseText(body.account_name)
  const account_number = body.account_number === undefined ? null : parseDigits(body.account_number)
  refuseFields({
    account_name: account_name === null ? null : accountNameFault(account_name),
    account_number: account_number === null ? null : accountNumberFault(account_number),
  })
  const drawn = await drawNew(body.picture)
  return transaction(db, async (tx) => {
    await tx`select from cashier.payment_account where id = ${id} for update`
    const before = await accountById(tx, staff, id)
    const picture = drawn && (await saveDrawn(tx, drawn))
    await tx`
      update cashier.payment_account set
        account_name = coalesce(${account_name}, account_name),
        account_number = coalesce(${account_number}, account_number),
        is_on = coalesce(${body.is_on ?? null}, is_on),
        picture = ${body.picture === undefined ? tx`picture` : picture}
      where id = ${id}`
    const after = await accountById(tx, staff, id)
    await recordAudit(tx, { staff, action: 'payment_accounts.change', object: `payment_account:${id}`, before, after })
    return after
  })
}

/** @throws Problem not_found, also for another's */
async function accountById(db: Queryable, staff: StaffCaller, id: number): Promise<PaymentAccount> {
  const [account] = await getAccounts(db, db`a.id = ${id} and ${ownAccounts(db, staff)}`)
  if (!account) throw new Problem('not_found')
  return account
}

/** Puts the accounts of one list, all of them, into another order. @throws Problem invalid_fields */
export function orderAccounts(db: Database, staff: StaffCaller, ids: number[]): Promise<PaymentAccount[]> {
  return transaction(db, async (tx) => {
    await tx`select from cashier.payment_account where id = any (${arrayOf(tx, 'integer', ids)}) order by id for update`
    const chosen = await getAccounts(tx, tx`a.id = any (${arrayOf(tx, 'integer', ids)}) and ${ownAccounts(tx, staff)}`)
    const list = await getAccounts(
      tx,
      tx`a.agent_id is not distinct from ${chosen[0]?.agent?.staff_id ?? null}::bigint`,
    )
    const is_whole = new Set(ids).size === list.length && list.every((one) => ids.includes(one.id))
    refuseFields({ ids: chosen.length === ids.length && is_whole ? null : 'order_incomplete' })
    await tx`
      update cashier.payment_account a set place = wanted.place
      from unnest(${arrayOf(tx, 'integer', ids)}) with ordinality as wanted (id, place) where a.id = wanted.id`
    await recordAudit(tx, {
      staff,
      action: 'payment_accounts.order',
      object: `payment_accounts:${chosen[0]?.agent?.user_name ?? 'company'}`,
      before: { ids: list.map((one) => one.id) },
      after: { ids },
    })
    return getAccounts(tx, ownAccounts(tx, staff))
  })
}

/** Draws a picture anew, before any row is locked: that may take as long as a hundred bets. @throws Problem invalid_fields, busy */
export async function drawNew(sent: string | null | undefined): Promise<Buffer | null> {
  if (sent === null || sent === undefined) return null
  const redrawn = await redrawPicture(sent, PICTURE_SIDE)
  if (!redrawn) throw new Problem('invalid_fields', { fields: { picture: 'receipt_invalid' } })
  return redrawn.bytes
}
