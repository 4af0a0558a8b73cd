import type { HeldDecision } from '#held-credit/contract/rules.ts'
import type { HeldCredit, HeldCreditAnswer, HeldCreditsAnswer, HeldDecisionBody } from '#held-credit/contract/staff.ts'
import { changerOf, dataQuery, pagesQuery } from '#platform/console/call/queries.ts'

const KEY = ['held-credits']

/** Others decide, and partners take back: a list that stands open has to hear of it. */
const POLL_MS = 15_000

export const heldCreditsQuery = (show: 'done' | null) =>
  pagesQuery<HeldCreditsAnswer>([...KEY, 'list', show], '/held-credits', {
    query: { show: show ?? undefined },
    poll_ms: POLL_MS,
  })

export const heldCreditQuery = (id: string) =>
  dataQuery<HeldCreditAnswer>([...KEY, 'one', id], `/held-credits/${id}`, { poll_ms: POLL_MS })

/** A decision of one person is a request in the list of approvals. */
const change = changerOf(KEY, ['approvals'])

export const decideHeldCredit = (credit: HeldCredit, decision: HeldDecision, reason: string) =>
  change<HeldCreditAnswer>(`/held-credits/${credit.id}/${decision}`, { reason } satisfies HeldDecisionBody)
