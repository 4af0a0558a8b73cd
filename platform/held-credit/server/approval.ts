import type { ApprovalChange } from '#approval/contract/staff.ts'
import {
  type ApprovalKind,
  type ApprovalRequest,
  type Described,
  defineApproval,
  sayAmount,
} from '#approval/server/index.ts'
import type { HeldDecision, HeldPartner, HeldStatus } from '#held-credit/contract/staff.ts'
import {
  accountBalances,
  heldRefusedSeamless,
  heldRefusedShan,
  heldReleased,
  playerAccountId,
  post,
  type Transfer,
} from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { DECIDED, getLockedCredit, type LockedCredit, leftOf, lockHeldCredit } from './locked-credit.ts'

export interface HeldContent {
  credit_id: string
  /** As text: an id is no number of JSON. */
  player_id: string
  partner: HeldPartner
  decision: HeldDecision
}
/** Its amount is what lay in the hold when the first person decided. */
export type HeldRequest = ApprovalRequest<HeldContent>

/** The functions of a partner's module that a refusal of its credit needs. */
export interface RefusalPort {
  /** The provider's wallet for this table session holds money that the player does not have: it is closed, in the same transaction. */
  closeTable: (tx: Transaction, session_id: string) => Promise<void>
}

/** Its name in the audit log: what people call the credit, no matter how often a decision about it begins anew. */
export const heldCreditObject = (number: bigint): `held_credit:${bigint}` => `held_credit:${number}`

/** The decision of one person about a held credit, which another person approves. */
export const heldCreditApproval = ({ closeTable }: RefusalPort): ApprovalKind<HeldContent> =>
  defineApproval<HeldContent>({
    kind: 'held_credit',
    permission: 'held_credits.decide',
    problems: { decided: 'already_decided', pending: 'already_decided', stale: 'approval_ground_moved' },
    audit: {
      object: ({ subject }) => subject as `held_credit:${string}`,
      actions: {
        of: ({ content: { decision } }) => ({
          request: `held_credits.${decision}_first`,
          // Two people decide, so this step is never reached.
          approve_first: `held_credits.${decision}_first`,
          approve: `held_credits.${decision}`,
          reject: `held_credits.reject_${decision}`,
        }),
      },
      wanted: ({ content: { player_id, partner }, amount }) => ({
        player_id,
        partner,
        amount: writeMoney(amount ?? 0n),
      }),
    },
    // Money of a player waits for it.
    expires_after_hours: null,

    async lock(tx, staff, { content }) {
      await lockHeldCredit(tx, staff, content.credit_id)
    },

    async isStale(db, { content, amount }) {
      const [unchanged] = await db`
        select from held_credit.credit
        where id = ${content.credit_id} and status = 'pending' and amount - taken_back = ${amount}`
      return unchanged === undefined
    },

    refuseLastApprover(staff) {
      if (!staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
    },

    async apply(tx, staff, { content: { credit_id, decision } }) {
      const credit = await getLockedCredit(tx, credit_id)
      await tx`
        update held_credit.credit
        set status = ${DECIDED[decision]}, decided_by = ${staff.staff_id}, decided_at = now()
        where id = ${credit_id}`
      const [posted] = await post(tx, [transferOf(credit, decision)])
      if (posted !== 'posted') throw new Error(`held credit ${credit.number} was decided, and its money is ${posted}`)
      if (decision === 'refuse' && credit.partner === 'shan' && credit.correction_key !== null) {
        await closeTable(tx, credit.correction_key)
      }
    },

    describe: describeAll,
  })

function transferOf(credit: LockedCredit, decision: HeldDecision): Transfer {
  const move = { cause_id: credit.id, player_id: credit.player_id, amount: leftOf(credit) }
  if (decision === 'release') return heldReleased(move)
  return credit.partner === 'shan' ? heldRefusedShan(move) : heldRefusedSeamless(move)
}

interface CreditRow {
  id: string
  user_name: string
  name: string
  correction_key: string | null
  amount: Money
  taken_back: Money
  status: HeldStatus
}

async function describeAll(db: Queryable, _staff: unknown, requests: HeldRequest[]): Promise<Map<string, Described>> {
  const ids = requests.map(({ content }) => content.credit_id)
  const accounts = requests.map(({ content }) => playerAccountId(BigInt(content.player_id), 'game'))
  const [credits, balances] = await Promise.all([
    db<CreditRow[]>`
      select c.id, p.user_name, p.name, c.correction_key, c.amount, c.taken_back, c.status
      from held_credit.credit c join identity.player p on p.id = c.player_id
      where c.id = any (${arrayOf(db, 'uuid', ids)})`,
    accountBalances(db, accounts),
  ])
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const { credit_id, player_id } = request.content
      const credit = credits.find(({ id }) => id === credit_id)
      if (!credit) return []
      const balance = balances.get(playerAccountId(BigInt(player_id), 'game')) ?? 0n
      const is_stale = credit.status !== 'pending' || leftOf(credit) !== request.amount
      return [
        [
          request.id,
          {
            title: `${credit.name} (${credit.user_name})`,
            href: `/held-credits?id=${credit_id}`,
            changes: changesOf(request, { credit, balance }),
            is_stale: request.status === 'pending' && is_stale,
          },
        ],
      ]
    }),
  )
}

function changesOf(
  { content: { decision, partner }, amount, status }: HeldRequest,
  { credit, balance }: { credit: CreditRow; balance: Money },
): ApprovalChange[] {
  const is_release = decision === 'release'
  const to = is_release ? 'release to the game balance' : 'give back to the partner'
  const changes: ApprovalChange[] = [{ name: 'Decision', from: null, to }]
  if (status !== 'pending') return changes
  const asked = amount ?? 0n
  const left = leftOf(credit)
  if (left !== asked) changes.push({ name: 'In the hold', from: sayAmount(asked), to: sayAmount(left) })
  else if (is_release) changes.push({ name: 'Game balance', from: sayAmount(balance), to: sayAmount(balance + asked) })
  else if (partner === 'shan' && credit.correction_key !== null) {
    changes.push({ name: 'Shan table', from: null, to: 'is closed' })
  }
  return changes
}
