import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { CalendarDay, Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { STATEMENT_GROUPS, STATEMENT_KINDS, STATEMENT_PERIODS, type StatementKind } from './rules.ts'

const KINDS: readonly StatementKind[] = Object.values(STATEMENT_KINDS).flat()

/** Below zero when it left the balance. */
const Movement = Type.Object({ amount: Kyat, balance_after: Kyat })

/** One transfer; an exchange moves both balances. */
export const StatementRow = Type.Object({
  id: Type.String(),
  at: Time,
  kind: oneOf(KINDS),
  group: oneOf(STATEMENT_GROUPS),
  main: Nullable(Movement),
  game: Nullable(Movement),
})
export type StatementRow = Static<typeof StatementRow>

/** `before`: as `next` of the page before. A page of one group may be short, and still have a next one. */
export const StatementQuery = Type.Object({
  group: Type.Optional(oneOf(STATEMENT_GROUPS)),
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}_[0-9]{1,18}$' })),
})
export type StatementQuery = Static<typeof StatementQuery>

/** The newest first, at most 30 of a page, and a year back. */
export const StatementAnswer = Answer(Type.Object({ rows: Type.Array(StatementRow), next: Nullable(Type.String()) }))
export type Statement = Static<typeof StatementAnswer>['data']

/** By the month, if not by the week. */
export const StatementSumsQuery = Type.Object({ by: Type.Optional(oneOf(STATEMENT_PERIODS)) })
export type StatementSumsQuery = Static<typeof StatementSumsQuery>

export const StatementSum = Type.Object({
  /** The first day of the week (a Monday) or of the month. */
  from: CalendarDay,
  deposited: Kyat,
  /** Withdrawals that wait to be paid among them. */
  withdrawn: Kyat,
  /** Stakes that were given back are taken off. */
  staked: Kyat,
  won: Kyat,
  bonuses: Kyat,
  adjustments: Kyat,
})
export type StatementSum = Static<typeof StatementSum>

/** The newest first; periods without a movement, and those that are not known whole, are left out. */
export const StatementSumsAnswer = Answer(Type.Array(StatementSum))
