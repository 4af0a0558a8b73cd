/** Commissions of all agents over days; the path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable } from '#platform/contract/shapes.ts'
import { Check } from '#report/contract/staff.ts'

/** `carried_before` and `earned` are together `paid` and `carried_after`. */
const CommissionSums = {
  turnover: Kyat,
  ggr: Kyat,
  /** The loss carried over into the first day of the period: zero or less. */
  carried_before: Kyat,
  earned: Kyat,
  /** The credit to the commission account. */
  paid: Kyat,
  /** The loss carried over from the last day of the period: zero or less. */
  carried_after: Kyat,
}

/** GET /agent-commissions?from&to: what the settled days of a time brought to each agent. */
export const Commissions = Type.Object({
  rows: Type.Array(
    Type.Object({ id: Type.String(), user_name: Type.String(), days: Type.Integer(), ...CommissionSums }),
  ),
  total: Type.Object(CommissionSums),
  check: Check,
  /** The last day that is settled; null before the first. */
  settled_until: Nullable(Type.String()),
})
export type Commissions = Static<typeof Commissions>
export const CommissionsAnswer = Answer(Commissions)
export type CommissionsAnswer = Static<typeof CommissionsAnswer>
