import { type ApprovalRequest, type Described, defineApproval } from '#approval/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { BonusChange } from '#promotion/contract/rules.ts'
import type { PendingBonusChange } from '#promotion/contract/staff.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'

export interface BonusChangeContent {
  claim_id: string
  /** As text: an id is no number of JSON. */
  player_id: string
  change: BonusChange
  /** Of an extension. */
  days: number | null
}
type BonusChangeRequest = ApprovalRequest<BonusChangeContent>

const EXPIRES_AFTER_HOURS = 7 * 24

/** The end of an open bonus, or more time for it, by the word of a second person. The bonus job moves the money of an end. */
export const bonusChangeApproval = defineApproval<BonusChangeContent>({
  kind: 'bonus_change',
  permission: 'players.adjust_balance',
  problems: { decided: 'already_decided', pending: 'bonus_change_pending', stale: 'approval_ground_moved' },
  audit: {
    object: ({ number }) => `bonus_change:${number}`,
    actions: {
      request: 'bonus_changes.request',
      approve_first: 'bonus_changes.approve',
      approve: 'bonus_changes.approve',
      reject: 'bonus_changes.reject',
    },
    wanted: ({ content }) => ({ ...content }),
  },
  expires_after_hours: EXPIRES_AFTER_HOURS,

  async lock(tx, staff, { content }) {
    await lockBonus(tx, staff, content)
  },

  async isStale(db, { content: { claim_id } }) {
    const [open] = await db`select from promotion.claim where id = ${claim_id} and status = 'open' and ends_at > now()`
    return open === undefined
  },

  async apply(tx, _staff, { content: { claim_id, change, days } }) {
    if (change === 'cancel') {
      // Stakes up to here count: a bonus whose goal is reached is the player's own, and the job releases it.
      await tx`
        update promotion.claim set ends_at = least(ends_at, clock_timestamp()), is_cancelled = true
        where id = ${claim_id} and status = 'open'`
    } else {
      await tx`
        update promotion.claim set ends_at = ends_at + make_interval(days => ${days ?? 0}::integer)
        where id = ${claim_id} and status = 'open'`
    }
  },

  describe: describeAll,
})

/**
 * The bonus under the lock under which stakes are counted and bonuses are settled.
 * @throws Problem not_found also for another agent's player, approver_required for one's own bonus
 */
export async function lockBonus(
  tx: Transaction,
  staff: StaffCaller,
  { claim_id, player_id }: Pick<BonusChangeContent, 'claim_id' | 'player_id'>,
): Promise<void> {
  const [found] = await tx`
    select from promotion.claim c join identity.player p on p.id = c.player_id
    where c.id = ${claim_id} and c.player_id = ${player_id}::text::bigint
      and ${playersInScope(tx, staff)}`
  if (!found) throw new Problem('not_found')
  if (BigInt(player_id) === staff.player_id) throw new Problem('approver_required')
  await lockAccounts(tx, [playerAccountId(BigInt(player_id), 'main'), playerAccountId(BigInt(player_id), 'bonus')])
}

/** Changes of these bonuses that wait, by the id of the bonus. */
export async function pendingChanges(db: Queryable, claim_ids: string[]): Promise<Map<string, PendingBonusChange>> {
  const subjects = claim_ids.map(subjectOf)
  const rows = await db<{ id: string; content: BonusChangeContent; requested_by: string }[]>`
    select q.id, q.content, s.user_name as requested_by
    from approval.request q join staff.staff s on s.id = q.requested_by
    where q.kind = 'bonus_change' and q.status = 'pending' and q.subject = any (${arrayOf(db, 'text', subjects)})`
  return new Map(
    rows.map(({ id, content: { claim_id, change, days }, requested_by }) => [
      claim_id,
      { id, change, days, requested_by },
    ]),
  )
}

export const subjectOf = (claim_id: string) => `bonus:${claim_id}`

interface ClaimRow {
  id: string
  user_name: string
  name: string
  title: string
  ends_at: Date
  is_open: boolean
}

async function describeAll(
  db: Queryable,
  staff: StaffCaller,
  requests: BonusChangeRequest[],
): Promise<Map<string, Described>> {
  const ids = requests.map(({ content }) => content.claim_id)
  const claims = await db<ClaimRow[]>`
    select c.id, p.user_name, p.name, o.title_en as title, c.ends_at, c.status = 'open' and c.ends_at > now() as is_open
    from promotion.claim c join identity.player p on p.id = c.player_id join promotion.promotion o on o.id = c.promotion_id
    where c.id = any (${arrayOf(db, 'uuid', ids)})
      and ${playersInScope(db, staff)}`
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const { claim_id, player_id, change, days } = request.content
      const claim = claims.find(({ id }) => id === claim_id)
      if (!claim) return []
      const to = change === 'cancel' ? 'Cancelled' : `${days} days more`
      return [
        [
          request.id,
          {
            title: `${claim.name} (${claim.user_name})`,
            href: `/players/${player_id}`,
            changes: [{ name: `Bonus: ${claim.title}`, from: `Until ${claim.ends_at.toISOString().slice(0, 10)}`, to }],
            is_stale: request.status === 'pending' && !claim.is_open,
          },
        ],
      ]
    }),
  )
}
