import { type ApprovalRequest, type Described, defineApproval, requestByPlatform } from '#approval/server/index.ts'
import { bonusGranted, lockAccounts, openBonusAccount, playerAccountId, post } from '#ledger/server/index.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { problemMessage } from '#platform/contract/problem.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { ClaimRule, ClaimStatus } from '#promotion/contract/rules.ts'

interface ClaimContent {
  claim_id: string
  /** As text: an id is no number of JSON. */
  player_id: string
  /** The rules of the offer that the claim met. */
  met: ClaimRule[]
}
type ClaimApprovalRequest = ApprovalRequest<ClaimContent>

const accountsOf = (player_id: bigint) =>
  [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')] as const

/** A claim that met a rule of its offer: one person gives the bonus, or does not. Nothing was given before. */
export const claimApproval = defineApproval<ClaimContent>({
  kind: 'bonus_claim',
  permission: 'players.adjust_balance',
  problems: { decided: 'already_decided', pending: 'already_decided', stale: 'approval_ground_moved' },
  audit: {
    object: ({ number }) => `bonus_claim:${number}`,
    actions: {
      request: 'bonus_claims.request',
      // One person decides, so this step is never reached.
      approve_first: 'bonus_claims.request',
      approve: 'bonus_claims.approve',
      reject: 'bonus_claims.reject',
    },
    wanted: ({ content: { player_id, met }, amount }) => ({ player_id, met, amount: writeMoney(amount ?? 0n) }),
  },
  // A player waits for it.
  expires_after_hours: null,

  async lock(tx, staff, { content: { claim_id, player_id } }) {
    if (BigInt(player_id) === staff.player_id) throw new Problem('approver_required')
    await lockAccounts(tx, [...accountsOf(BigInt(player_id))])
    await tx`select from promotion.claim where id = ${claim_id} for update`
  },

  async isStale(db, { content: { claim_id } }) {
    const [grantable] = await db`
      select from promotion.claim c join identity.player p on p.id = c.player_id
      where c.id = ${claim_id} and c.status = 'waiting' and identity.standing(p.status, p.excluded_until) = 'active'
        and not exists (select from promotion.claim o where o.player_id = c.player_id and o.status = 'open')`
    return grantable === undefined
  },

  async apply(tx, _staff, { content, amount }) {
    const player_id = BigInt(content.player_id)
    const [main, game] = accountsOf(player_id)
    const { versions } = await lockAccounts(tx, [main, game])
    const [game_version, main_version] = [versions.get(game) ?? 0n, versions.get(main) ?? 0n]
    // Stakes count only from the approval on, and the time of the bonus begins now.
    await tx`
      update promotion.claim
      set status = 'open', game_version_from = ${game_version}, main_version_from = ${main_version},
          game_version_counted = ${game_version}, main_version_counted = ${main_version},
          ends_at = now() + (ends_at - created_at)
      where id = ${content.claim_id}`
    await openBonusAccount(tx, player_id)
    const cause_id = content.claim_id
    const [posted] = await post(tx, [bonusGranted({ cause_id, player_id, amount: amount ?? 0n })])
    if (posted !== 'posted') throw new Error(`claim ${cause_id} was approved, and its bonus is ${posted}`)
    const given = { amount: writeMoney(amount ?? 0n), was_reviewed: true }
    await recordEvents(tx, [{ player_id, cause_id, kind: 'bonus.given', content: given }])
  },

  async takeBack(tx, { content: { claim_id } }) {
    await tx`
      update promotion.claim set status = 'refused', settled_at = now() where id = ${claim_id} and status = 'waiting'`
  },

  describe: describeAll,
})

interface WaitingClaim {
  claim_id: string
  player_id: bigint
  amount: Money
  met: ClaimRule[]
}

/** Puts a claim that was written just now before the staff. */
export async function requestClaim(tx: Transaction, { claim_id, player_id, amount, met }: WaitingClaim): Promise<void> {
  await requestByPlatform(tx, {
    subject: `bonus_claim:${claim_id}`,
    content: { claim_id, player_id: String(player_id), met } satisfies ClaimContent,
    amount,
  })
}

interface ClaimRow {
  id: string
  user_name: string
  name: string
  title: string
  status: ClaimStatus
  has_open: boolean
}

async function describeAll(
  db: Queryable,
  _staff: unknown,
  requests: ClaimApprovalRequest[],
): Promise<Map<string, Described>> {
  const ids = requests.map(({ content }) => content.claim_id)
  const claims = await db<ClaimRow[]>`
    select c.id, p.user_name, p.name, o.title_en as title, c.status,
           identity.standing(p.status, p.excluded_until) <> 'active'
             or exists (select from promotion.claim open where open.player_id = c.player_id and open.status = 'open') as has_open
    from promotion.claim c join identity.player p on p.id = c.player_id join promotion.promotion o on o.id = c.promotion_id
    where c.id = any (${arrayOf(db, 'uuid', ids)})`
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const { claim_id, player_id, met } = request.content
      const claim = claims.find(({ id }) => id === claim_id)
      if (!claim) return []
      return [
        [
          request.id,
          {
            title: `${claim.name} (${claim.user_name})`,
            href: `/players/${player_id}`,
            changes: [
              { name: 'Bonus', from: null, to: claim.title },
              ...met.map((rule) => ({ name: 'Why it waits', from: null, to: problemMessage(rule) })),
            ],
            is_stale: request.status === 'pending' && (claim.status !== 'waiting' || claim.has_open),
          },
        ],
      ]
    }),
  )
}
