/** The agents' office; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { BASES, type Basis, GAME_KINDS, type GameKind } from './agent-rules.ts'
import { Answer } from './answer.ts'
import { StatementRow } from './player-admin.ts'
import { Check } from './report-console.ts'
import { CalendarDay, ListAnswer, Nullable, Number18, oneOf, Somebody, Time, Uuid } from './shapes.ts'

const Text = Type.String({ maxLength: 1000 })
const DayText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const closed = { additionalProperties: false }

export const AgentParams = Type.Object({ id: Number18 })
export const CodeParams = Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' }) })
export const MovementParams = Type.Object({ id: Uuid })

const BasisName = Type.Unsafe<Basis>({ type: 'string', enum: BASES })
const KindName = Type.Unsafe<GameKind>({ type: 'string', enum: GAME_KINDS })

/** What an agent earns from a day on. */
export const Plan = Type.Object({
  /** Yangon's day. */
  valid_from: Type.String(),
  basis: BasisName,
  /** In percent. */
  rates: Type.Array(Type.Object({ game_kind: KindName, percent: Type.Number() })),
})
export type Plan = Static<typeof Plan>

const SubAgent = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  is_active: Type.Boolean(),
  /** Players whom his own codes brought. */
  players_brought: Type.Integer(),
})

/** An agent with those who work for him. */
export const AgentRow = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  is_active: Type.Boolean(),
  players: Type.Integer(),
  commission_balance: Type.Number(),
  float_balance: Type.Number(),
  uses_float: Type.Boolean(),
  /** Today's; null for an agent who earns nothing. */
  plan: Nullable(Plan),
  /** Payouts and floats that wait for the house. */
  waiting: Type.Integer(),
  sub_agents: Type.Array(SubAgent),
})
export type AgentRow = Static<typeof AgentRow>

/** GET /agents, in the order of user names; an agent sees himself. */
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
  /** Who hands it out: the agent, or one of his sub-agents. */
  staff: Type.Object({ id: Type.String(), user_name: Type.String() }),
  players: Type.Integer(),
})
export type ReferralCode = Static<typeof ReferralCode>

const MovementKind = oneOf(['payout', 'float_in', 'float_out'])
export type MovementKind = Static<typeof MovementKind>

/** Money between the house and an agent. */
export const Movement = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  agent: Type.Object({ id: Type.String(), user_name: Type.String() }),
  kind: MovementKind,
  amount: Type.Number(),
  note: Type.String(),
  /** Two people of the house have to say so. */
  needs_two: Type.Boolean(),
  status: oneOf(['pending', 'done', 'rejected']),
  asked_by: Somebody,
  created_at: Time,
  first_approved_by: Nullable(Somebody),
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
})
export type Movement = Static<typeof Movement>
export const MovementAnswer = Answer(Movement)
export type MovementAnswer = Static<typeof MovementAnswer>

/** GET /agents/:id, and the answer of whatever changes him. */
export const AgentProfile = Type.Object({
  ...AgentRow.properties,
  /** The newest first, those to come among them. */
  plans: Type.Array(Plan),
  codes: Type.Array(ReferralCode),
  pending: Type.Array(Movement),
  /** What earlier days left below zero, in kyat: the next days earn it back first. */
  carried: Type.Number(),
  /** A payout above it needs two people. */
  second_person_above: Type.Number(),
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

/** POST /agents/:id/players: makes somebody's player, or one of the house, this agent's from now on. */
export const MovePlayerBody = Type.Object({ user_name: Text, reason: Text }, closed)
export type MovePlayerBody = Static<typeof MovePlayerBody>

const asked = { id: Uuid, amount: Type.Unknown(), note: Text }
/** POST /agents/:id/movements: the same id asks once. */
export const NewMovementBody = Type.Object({ ...asked, kind: MovementKind }, closed)
export type NewMovementBody = Static<typeof NewMovementBody>
/** POST /agents/:id/payouts: the agent himself asks. */
export const NewPayoutBody = Type.Object(asked, closed)
export type NewPayoutBody = Static<typeof NewPayoutBody>
/** POST /movements/:id/reject; the approval needs no word. */
export const RejectMovementBody = Type.Object({ reason: Text }, closed)
export type RejectMovementBody = Static<typeof RejectMovementBody>

/** GET /agents/:id/movements, newest first. */
export const AfterNumber = Type.Object({ after: Type.Optional(Number18) })
export type AfterNumber = Static<typeof AfterNumber>
export const MovementsAnswer = ListAnswer(Movement)
export type MovementsAnswer = Static<typeof MovementsAnswer>

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
      turnover: Type.Number(),
      /** Below zero where the players won more than they lost. */
      ggr: Type.Number(),
      percent: Type.Number(),
      commission: Type.Number(),
    }),
  ),
  earned: Type.Number(),
  carried_before: Type.Number(),
  paid: Type.Number(),
  carried_after: Type.Number(),
})
export type CommissionDay = Static<typeof CommissionDay>
export const CommissionDaysAnswer = ListAnswer(CommissionDay)
export type CommissionDaysAnswer = Static<typeof CommissionDaysAnswer>

/** GET /agents/:id/statement: one of his accounts as the books have it, newest first. */
export const AgentStatementQuery = Type.Object({
  /** Without it: commission. */
  account: Type.Optional(oneOf(['commission', 'float'])),
  after: Type.Optional(Number18),
})
export type AgentStatementQuery = Static<typeof AgentStatementQuery>
export const AgentStatementRow = Type.Object({
  ...StatementRow.properties,
  /** The day that was settled, or the movement's number; empty for a deposit. */
  of: Type.String(),
})
export type AgentStatementRow = Static<typeof AgentStatementRow>
export const AgentStatementAnswer = ListAnswer(AgentStatementRow)
export type AgentStatementAnswer = Static<typeof AgentStatementAnswer>

const Sums = {
  turnover: Type.Number(),
  ggr: Type.Number(),
  earned: Type.Number(),
  /** What came into his commission account. */
  paid: Type.Number(),
}

/** GET /agent-commissions?from&to: what the settled days of a time brought to each agent. */
export const Commissions = Type.Object({
  rows: Type.Array(Type.Object({ id: Type.String(), user_name: Type.String(), days: Type.Integer(), ...Sums })),
  total: Type.Object(Sums),
  check: Check,
  /** The last day that is settled; null before the first. */
  settled_until: Nullable(Type.String()),
})
export type Commissions = Static<typeof Commissions>
export const CommissionsAnswer = Answer(Commissions)
export type CommissionsAnswer = Static<typeof CommissionsAnswer>
