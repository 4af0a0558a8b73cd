import { HELD_PAGE_SIZE } from '#held-credit/contract/rules.ts'
import type {
  HeldCredit,
  HeldCreditsAnswer,
  HeldCreditsQuery,
  HeldDecision,
  HeldWaiting,
} from '#held-credit/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import { getFullHours } from './full-hours.ts'

/** The catalog's name of a product's game; null for one that it does not know. */
export type GameName = (game: { product_code: number; game_code: string | null }) => Promise<string | null>

export interface HeldContext {
  db: Queryable
  gameName: GameName
}

interface CreditRow
  extends Pick<
    HeldCredit,
    'id' | 'partner' | 'product_code' | 'transaction_id' | 'wager_code' | 'cap' | 'status' | 'decision_reason'
  > {
  number: bigint
  player_id: bigint
  user_name: string
  name: string
  game_type: string | null
  game_code: string | null
  amount: Money
  taken_back: Money
  cap_amount: Money
  created_at: Date
  first_decision: HeldDecision | null
  first_by: bigint | null
  first_user_name: string | null
  first_reason: string | null
  first_at: Date | null
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
}

/** One page, the newest first: those that wait, or those that do not any more. */
export async function listHeldCredits(
  context: HeldContext,
  staff: StaffCaller,
  { show, after }: HeldCreditsQuery,
): Promise<HeldCreditsAnswer> {
  const { db } = context
  const where = db`
    ${show === undefined ? db`c.status = 'pending'` : db`c.status <> 'pending'`}
    ${after === undefined ? db`` : db`and c.number < ${after}`}`
  const rows = await heldCredits(context, staff, { where, limit: HELD_PAGE_SIZE + 1 })
  const { page, next } = pageOf(rows, HELD_PAGE_SIZE, ({ number }) => String(number))
  return { ...success(page), next }
}

/** @throws Problem not_found */
export async function getHeldCredit(context: HeldContext, staff: StaffCaller, id: string): Promise<HeldCredit> {
  const { db } = context
  const [credit] = await heldCredits(context, staff, { where: db`c.id = ${id}`, limit: 1 })
  if (!credit) throw new Problem('not_found')
  return credit
}

/** How many wait for two people, how much of them is in holds, and which partners credited much. */
export async function getWaiting(db: Queryable): Promise<HeldWaiting> {
  const [row] = await db<{ count: number; amount: Money }[]>`
    select count(*)::integer as count, coalesce(sum(amount - taken_back), 0)::bigint as amount
    from held_credit.credit where status = 'pending'`
  return { count: row?.count ?? 0, amount: writeMoney(row?.amount ?? 0n), full_hours: await getFullHours(db) }
}

async function heldCredits(
  { db, gameName }: HeldContext,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<HeldCredit[]> {
  const rows = await db<CreditRow[]>`
    select c.id, c.number, c.partner, c.player_id, p.user_name, p.name, c.product_code, c.game_type, c.game_code,
           c.transaction_id, c.wager_code, c.amount, c.taken_back, c.cap, c.cap_amount, c.created_at, c.status,
           q.content ->> 'decision' as first_decision, q.requested_by as first_by, f.user_name as first_user_name,
           q.reason as first_reason, q.requested_at as first_at,
           c.decided_by, d.user_name as decider, c.decided_at, q.decision_reason
    from held_credit.credit c
    join identity.player p on p.id = c.player_id
    left join approval.request q on ${isDecisionOf(db)}
    left join staff.staff f on f.id = q.requested_by
    left join staff.staff d on d.id = c.decided_by
    where ${where} order by c.number desc limit ${limit}`
  const written: HeldCredit[] = []
  for (const row of rows) written.push(writeHeldCredit(row, staff, await gameOf(row, gameName)))
  return written
}

/** The request `q` that decided about the credit `c`, or can: none about another amount than what lies in the hold. */
const isDecisionOf = (db: Queryable): Fragment => db`
  q.kind = 'held_credit' and q.subject = 'held_credit:' || c.number
    and (q.status = 'approved' or q.status = 'pending' and c.status = 'pending' and q.amount = c.amount - c.taken_back)`

async function gameOf({ product_code, game_type, game_code }: CreditRow, gameName: GameName): Promise<string> {
  if (product_code === null) return 'Shan'
  return (await gameName({ product_code, game_code })) ?? `${product_code}, ${game_code ?? game_type}`
}

function writeHeldCredit(row: CreditRow, staff: StaffCaller, game: string): HeldCredit {
  const { id, partner, product_code, transaction_id, wager_code, cap, status, decision_reason } = row
  return {
    id,
    number: Number(row.number),
    player: { id: String(row.player_id), user_name: row.user_name, name: row.name },
    partner,
    game,
    product_code,
    transaction_id,
    wager_code,
    amount: writeMoney(row.amount),
    taken_back: writeMoney(row.taken_back),
    cap,
    cap_amount: writeMoney(row.cap_amount),
    at: row.created_at.toISOString(),
    status,
    first: writeFirst(row, staff),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason,
  }
}

function writeFirst(row: CreditRow, staff: StaffCaller): HeldCredit['first'] {
  const { first_decision: decision, first_by, first_user_name, first_reason: reason, first_at } = row
  if (decision === null || first_by === null || reason === null || first_at === null) return null
  return { decision, by: serializeStaff(first_by, first_user_name, staff), reason, at: first_at.toISOString() }
}
