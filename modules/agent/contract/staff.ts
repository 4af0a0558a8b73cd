/** Agents; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  CalendarDay,
  Kyat,
  ListAnswer,
  Nullable,
  Number18,
  oneOf,
  Percent,
  Somebody,
  Time,
  Uuid,
} from '#platform/contract/shapes.ts'
import { StatementRow } from '#player-admin/contract/staff.ts'
import { COMMISSION_BASES, type CommissionBasis, GAME_KINDS, type GameKind } from './rules.ts'

const Text = Type.String({ maxLength: 1000 })
const DayText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const closed = { additionalProperties: false }

export const AgentParams = Type.Object({ id: Number18 })
export const CodeParams = Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' }) })
export const AgentTransactionParams = Type.Object({ id: Uuid })

const BasisName = Type.Unsafe<CommissionBasis>({ type: 'string', enum: COMMISSION_BASES })
const KindName = Type.Unsafe<GameKind>({ type: 'string', enum: GAME_KINDS })

/** The rates by which an agent earns commissions, from a day on. */
export const CommissionPlan = Type.Object({
  /** Yangon's day. */
  valid_from: Type.String(),
  basis: BasisName,
  /** In percent. */
  rates: Type.Array(Type.Object({ game_kind: KindName, percent: Percent })),
})
export type CommissionPlan = Static<typeof CommissionPlan>

const SubAgent = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  is_active: Type.Boolean(),
  /** Players whom the codes of this sub-agent brought. */
  players_brought: Type.Integer(),
})

/** An agent with the sub-agents. */
export const AgentRow = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  is_active: Type.Boolean(),
  players: Type.Integer(),
  commission_balance: Kyat,
  float_balance: Kyat,
  uses_float: Type.Boolean(),
  /** Today's; null for an agent who earns nothing. */
  plan: Nullable(CommissionPlan),
  /** Payouts and floats that wait for an approval. */
  waiting: Type.Integer(),
  sub_agents: Type.Array(SubAgent),
})
export type AgentRow = Static<typeof AgentRow>

/** GET /agents, in the order of user names; an agent sees no other. */
export const AgentsQuery = Type.Object({ after: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9._-]{2,30}$' })) })
export type AgentsQuery = Static<typeof AgentsQuery>
export const AgentsAnswer = ListAnswer(AgentRow)
export type AgentsAnswer = Static<typeof AgentsAnswer>

/** A code, and the address that fills it in. */
export const ReferralCode = Type.Object({
  code: Type.String(),
  link: Type.String(),
  /** A drawing in a data: address. */
  qr: Type.String(),
  is_on: Type.Boolean(),
  /** Who hands it out: the agent, or one of the sub-agents. */
  staff: Type.Object({ id: Type.String(), user_name: Type.String() }),
  players: Type.Integer(),
})
export type ReferralCode = Static<typeof ReferralCode>

const AgentTransactionKind = oneOf(['payout', 'float_in', 'float_out'])
export type AgentTransactionKind = Static<typeof AgentTransactionKind>

/** A payout or float between the company and an agent. */
export const AgentTransaction = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  agent: Type.Object({ id: Type.String(), user_name: Type.String() }),
  kind: AgentTransactionKind,
  amount: Kyat,
  note: Type.String(),
  /** It needs a four-eyes approval of the company. */
  needs_two: Type.Boolean(),
  status: oneOf(['pending', 'done', 'rejected', 'withdrawn', 'expired']),
  requested_by: Somebody,
  created_at: Time,
  first_approved_by: Nullable(Somebody),
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
  /** The account and transaction ID of a payout; null before it is paid, and for old payouts that recorded none. */
  payout: Nullable(Type.Object({ account: Type.String(), transaction_id: Type.String() })),
})
export type AgentTransaction = Static<typeof AgentTransaction>
export const AgentTransactionAnswer = Answer(AgentTransaction)
export type AgentTransactionAnswer = Static<typeof AgentTransactionAnswer>

/** GET /agents/:id, and the answer of each change of the agent. */
export const AgentProfile = Type.Object({
  ...AgentRow.properties,
  /** The newest first, those to come among them. */
  plans: Type.Array(CommissionPlan),
  codes: Type.Array(ReferralCode),
  pending: Type.Array(AgentTransaction),
  /** The loss carried over from earlier days, in kyat: zero or less. The next days earn it back first. */
  carried: Kyat,
  /** A payout above it needs two people. */
  second_person_above: Kyat,
  /** A float above it needs two people, in or out. */
  float_second_person_above: Kyat,
  /** The first day that no plan has settled yet: a new one begins here or later. */
  plan_from: Type.String(),
})
export type AgentProfile = Static<typeof AgentProfile>
export const AgentAnswer = Answer(AgentProfile)
export type AgentAnswer = Static<typeof AgentAnswer>

/** POST /agents/:id/plan. A kind without a rate, or with null, earns nothing. */
export const PlanBody = Type.Object(
  {
    valid_from: DayText,
    basis: BasisName,
    rates: Type.Array(Type.Object({ game_kind: KindName, percent: Type.Unknown() }, closed), {
      maxItems: GAME_KINDS.length,
    }),
  },
  closed,
)
export type PlanBody = Static<typeof PlanBody>

/** POST /agents/:id/codes. Without a code one is drawn; without `staff_id` it is the agent's own. */
export const NewCodeBody = Type.Object({ code: Type.Optional(Text), staff_id: Type.Optional(Number18) }, closed)
export type NewCodeBody = Static<typeof NewCodeBody>
/** POST /referral-codes/:code/active */
export const CodeActiveBody = Type.Object({ is_on: Type.Boolean() }, closed)
export type CodeActiveBody = Static<typeof CodeActiveBody>

/** POST /agents/:id/float */
export const FloatBody = Type.Object({ uses_float: Type.Boolean(), reason: Text }, closed)
export type FloatBody = Static<typeof FloatBody>

/** POST /agents/:id/players: moves a player of another agent, or of the company, to this agent. */
export const MovePlayerBody = Type.Object({ user_name: Text, reason: Text }, closed)
export type MovePlayerBody = Static<typeof MovePlayerBody>

/** Of the person who makes a payout: the company's account that paid, and the bank's id of the payment. */
const payoutFields = {
  account_id: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))),
  transaction_id: Type.Optional(Nullable(Text)),
}
const transactionFields = { id: Uuid, amount: Type.Unknown(), note: Text }
/** POST /agents/:id/transactions: the id is the idempotency key. */
export const NewAgentTransactionBody = Type.Object(
  { ...transactionFields, ...payoutFields, kind: AgentTransactionKind },
  closed,
)
export type NewAgentTransactionBody = Static<typeof NewAgentTransactionBody>
/** POST /agents/:id/payouts: a request of the agent. */
export const NewPayoutBody = Type.Object(transactionFields, closed)
export type NewPayoutBody = Static<typeof NewPayoutBody>
/** POST /agent-transactions/:id/approve: the last approval of a payout says what paid it. */
export const ApproveAgentTransactionBody = Type.Object(payoutFields, closed)
export type ApproveAgentTransactionBody = Static<typeof ApproveAgentTransactionBody>
/** POST /agent-transactions/:id/reject; the approval needs no reason. */
export const RejectAgentTransactionBody = Type.Object({ reason: Text }, closed)
export type RejectAgentTransactionBody = Static<typeof RejectAgentTransactionBody>

/** GET /agents/:id/transactions, newest first. */
export const AfterNumber = Type.Object({ after: Type.Optional(Number18) })
export type AfterNumber = Static<typeof AfterNumber>
export const AgentTransactionsAnswer = ListAnswer(AgentTransaction)
export type AgentTransactionsAnswer = Static<typeof AgentTransactionsAnswer>

/** GET /agents/:id/players, the newest first. */
export const AgentPlayer = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  name: Type.String(),
  status: oneOf(['active', 'frozen', 'banned']),
  referral_code: Nullable(Type.String()),
  registered_at: Time,
})
export type AgentPlayer = Static<typeof AgentPlayer>
export const AgentPlayersAnswer = ListAnswer(AgentPlayer)
export type AgentPlayersAnswer = Static<typeof AgentPlayersAnswer>

/** GET /agents/:id/days: how each day's commission came about, newest first. */
export const AfterDay = Type.Object({ after: Type.Optional(CalendarDay) })
export type AfterDay = Static<typeof AfterDay>
export const CommissionDay = Type.Object({
  id: Type.String(),
  day: Type.String(),
  basis: BasisName,
  lines: Type.Array(
    Type.Object({
      game_kind: Type.String(),
      turnover: Kyat,
      /** Below zero where the players won more than they lost. */
      ggr: Kyat,
      percent: Percent,
      commission: Kyat,
    }),
  ),
  earned: Kyat,
  carried_before: Kyat,
  paid: Kyat,
  carried_after: Kyat,
})
export type CommissionDay = Static<typeof CommissionDay>
export const CommissionDaysAnswer = ListAnswer(CommissionDay)
export type CommissionDaysAnswer = Static<typeof CommissionDaysAnswer>

/** GET /agents/:id/statement: the account statement of one of the two accounts of an agent, newest first. */
export const AccountStatementQuery = Type.Object({
  /** Without it: commission. */
  account: Type.Optional(oneOf(['commission', 'float'])),
  after: Type.Optional(Number18),
})
export type AccountStatementQuery = Static<typeof AccountStatementQuery>
export const AccountStatementLine = Type.Object({
  ...StatementRow.properties,
  /** The day that was settled, or the number of the agent transaction; empty for a deposit. */
  of: Type.String(),
})
export type AccountStatementLine = Static<typeof AccountStatementLine>
export const AccountStatementAnswer = ListAnswer(AccountStatementLine)
export type AccountStatementAnswer = Static<typeof AccountStatementAnswer>
