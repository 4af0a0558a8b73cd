import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { DifferencesQuery, WagerDifference, WagerNoteBody } from '#seamless/contract/staff.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'

/** Anyone who has more of them open calls the aggregator, and does not read on. */
const SHOWN_MAX = 200

interface DifferenceRow extends Pick<WagerDifference, 'product_code' | 'wager_code' | 'kind' | 'member_account'> {
  our_bet_amount: Money | null
  their_bet_amount: Money | null
  our_prize_amount: Money | null
  their_prize_amount: Money | null
  our_status: string | null
  their_status: string | null
  found_at: Date
  resolved_at: Date | null
  note: string | null
  user_name: string | null
  noted_at: Date | null
  transaction_id: string | null
}

/** Where the aggregator's list and our effects differ: those to be looked into, or those that are done. */
export async function getDifferences(db: Database, { show }: DifferencesQuery): Promise<WagerDifference[]> {
  const rows = await db<DifferenceRow[]>`
    select d.*, n.note, s.user_name, n.at as noted_at,
           (select e.transaction_id from identity.player p
            join seamless.effect e on e.player_id = p.id and e.product_code = d.product_code
              and e.wager_code = d.wager_code
            where p.user_name = d.member_account order by e.created_at limit 1) as transaction_id
    from seamless.wager_difference d
    left join seamless.difference_note n using (product_code, wager_code, kind)
    left join staff.staff s on s.id = n.staff_id
    where (d.resolved_at is null and n.note is null) = ${show !== 'done'}
    order by d.found_at desc limit ${SHOWN_MAX}`
  return rows.map(writeDifference)
}

function writeDifference(row: DifferenceRow): WagerDifference {
  const money = (amount: Money | null) => (amount === null ? null : writeMoney(amount))
  const { product_code, wager_code, kind, member_account, transaction_id, note, user_name, noted_at } = row
  return {
    product_code,
    wager_code,
    kind,
    member_account,
    transaction_id,
    ours: { status: row.our_status, bet: money(row.our_bet_amount), prize: money(row.our_prize_amount) },
    theirs: { status: row.their_status, bet: money(row.their_bet_amount), prize: money(row.their_prize_amount) },
    found_at: row.found_at.toISOString(),
    agreed_at: row.resolved_at?.toISOString() ?? null,
    note: note === null ? null : { note, user_name: user_name ?? '', at: noted_at?.toISOString() ?? '' },
  }
}

/**
 * Notes what was done about a difference, once: it is nobody's work any more.
 * @throws Problem invalid_fields, not_found, difference_noted
 */
export function noteDifference(db: Database, staff: StaffCaller, body: WagerNoteBody): Promise<void> {
  const { product_code, wager_code, kind } = body
  const note = body.note.trim()
  refuseFields({ note: note === '' ? 'note_required' : null })
  return transaction(db, async (tx) => {
    const known = await tx`
      select from seamless.wager_difference
      where product_code = ${product_code} and wager_code = ${wager_code} and kind = ${kind}`
    if (known.length === 0) throw new Problem('not_found')
    const noted = await tx`
      insert into seamless.difference_note (product_code, wager_code, kind, note, staff_id)
      values (${product_code}, ${wager_code}, ${kind}, ${note}, ${staff.staff_id})
      on conflict do nothing returning note`
    if (noted.length === 0) throw new Problem('difference_noted')
    const object = `wager:${product_code}/${wager_code}` as const
    await recordAudit(tx, { staff, action: 'wagers.resolve', object, after: { kind, note }, reason: note })
  })
}
