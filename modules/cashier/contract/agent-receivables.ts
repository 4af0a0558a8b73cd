/** Agent receivables: money that agents have collected and not handed over; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, Number18, Time } from '#platform/contract/shapes.ts'

export const AgentReceivable = Type.Object({
  agent: Type.Object({ staff_id: Type.String(), user_name: Type.String() }),
  /** The balance of the agent's payment accounts; 0 where the company owes the agent. */
  amount: Kyat,
  /** Money that the agent has paid to players from their own funds. */
  owed_to_agent: Kyat,
  cap: Kyat,
  /** False: the cap is that of the settings. */
  has_own_cap: Type.Boolean(),
  is_above_cap: Type.Boolean(),
  /** Deposits less withdrawals of this day. */
  collected_today: Kyat,
  /** When the oldest of it was collected; null where there is none. */
  since: Nullable(Time),
})
export type AgentReceivable = Static<typeof AgentReceivable>

/** GET /agent-receivables, the largest first. An agent sees their own. */
export const AgentReceivablesAnswer = Answer(
  Type.Object({ rows: Type.Array(AgentReceivable), above_cap: Type.Integer({ minimum: 0 }) }),
)
export type AgentReceivablesAnswer = Static<typeof AgentReceivablesAnswer>

/** POST /agent-receivables/:id/cap. Null: the cap of the settings. */
export const ReceivableCapParams = Type.Object({ id: Number18 })
export const ReceivableCapBody = Type.Object(
  { cap: Type.Unknown(), reason: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
)
export type ReceivableCapBody = Static<typeof ReceivableCapBody>
