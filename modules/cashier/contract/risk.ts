import { type Static, Type } from 'typebox'
import { Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { RISK_KINDS } from './rules.ts'

/** A reason to look closer before a decision: who and when. Of other players those that the caller may see. */
export const RiskFlag = Type.Object({
  /** The request that it stands on. */
  request_id: Type.String(),
  kind: oneOf(RISK_KINDS),
  /** When the other player did so last, the deposit was approved, or the first of many requests came. */
  at: Time,
  /** The other player; null where it is about this player alone. */
  player: Nullable(Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() })),
  /** The other request: the one with the same payee or picture, or the deposit that passes through. */
  request: Nullable(
    Type.Object({
      id: Type.String(),
      number: Type.Integer(),
      direction: oneOf(['deposit', 'withdrawal']),
      status: oneOf(['pending', 'approved', 'rejected']),
    }),
  ),
  /** Of a deposit that passes through: its amount, and what was staked since. */
  amount: Nullable(Kyat),
  staked: Nullable(Kyat),
  /** Of many requests: how many within the hour, this one among them; counted up to fifty. */
  count: Nullable(Type.Integer()),
})
export type RiskFlag = Static<typeof RiskFlag>
