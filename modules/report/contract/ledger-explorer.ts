/** The ledger explorer: every transfer of the ledger; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  Kyat,
  ListAnswerWith,
  Nullable,
  oneOf,
  SoughtText,
  Time,
  UUID_PATTERN,
  Uuid,
} from '#platform/contract/shapes.ts'
import { TRANSFER_FIGURES, TRANSFER_GROUPS } from './rules.ts'
import { Count, Days } from './staff.ts'

/** GET /transfers, newest first. */
const TransferFilters = {
  ...Days,
  what: Type.Optional(oneOf(TRANSFER_GROUPS)),
  /** The figure from which one came: only the rows that count in it. A balance needs its account. */
  figure: Type.Optional(oneOf(TRANSFER_FIGURES)),
  /** As the ledger's chart names it. */
  kind: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
  /** From here on the numbers of accounts are agents'. */
  player_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,13}$' })),
  agent_id: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
  /** 0: of a provider's game that nobody knows. */
  product_code: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
  game_code: Type.Optional(SoughtText(100)),
  /** An account as the ledger names it: `cash`, or `main` of any player. */
  account: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
  /** Of each day, in Yangon. */
  hour: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3])$' })),
  /** Where deposits were paid in and withdrawals paid out, by the key of GET /reports/cash?by=account. */
  paid_at: Type.Optional(Type.String({ pattern: '^(account|type) [0-9]{1,9}$' })),
}
export const TransfersQuery = Type.Object({
  ...TransferFilters,
  after: Type.Optional(Type.String({ pattern: `^[1-9][0-9]{0,17}_${UUID_PATTERN}_[a-z_]{1,40}$` })),
})
export type TransfersQuery = Static<typeof TransfersQuery>
export const TransfersCsvQuery = Type.Object(TransferFilters)
export type TransfersCsvQuery = Static<typeof TransfersCsvQuery>

const TransferEnd = Type.Object({
  /** `cash`, `main`, `float` …; the number of an account without a name. */
  account: Type.String(),
  balance_after: Nullable(Kyat),
  version: Nullable(Type.String()),
})
export const TransferRow = Type.Object({
  cause_id: Type.String(),
  kind: Type.String(),
  at: Time,
  from: TransferEnd,
  to: TransferEnd,
  amount: Kyat,
  /** By how much it changes the figure of the list; null without one. */
  counted: Nullable(Kyat),
  player: Nullable(Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() })),
})
export type TransferRow = Static<typeof TransferRow>
/** How the rows of a list add up to the figure from which one came. */
export const ListedFigure = Type.Object({
  name: oneOf(TRANSFER_FIGURES),
  /** `before` and all parts. */
  amount: Kyat,
  /** Of a balance: what it was before the days began. */
  before: Nullable(Kyat),
  parts: Type.Array(
    Type.Object({
      kind: Type.String(),
      transfers: Count,
      amount: Kyat,
      /** How often the amount counts. */
      factor: Type.Integer({ minimum: -2, maximum: 2 }),
      counted: Kyat,
    }),
  ),
})
export type ListedFigure = Static<typeof ListedFigure>
export const TransfersAnswer = ListAnswerWith(TransferRow, {
  /** Of all rows of the filters, with the first page. */
  sum: Nullable(
    Type.Object({
      transfers: Count,
      amount: Kyat,
      /** Into the account, or the accounts of the games, of the filters; null where they name none. */
      into: Nullable(Kyat),
      out_of: Nullable(Kyat),
    }),
  ),
  /** With the first page, where the address names one and no other filter cuts it. */
  figure: Nullable(ListedFigure),
  /** The kinds that the ledger has in the period, for the filter; with the first page. */
  kinds: Type.Array(Type.String()),
})
export type TransfersAnswer = Static<typeof TransfersAnswer>

/** GET /transfers/:cause_id: every transfer of one cause, and the cause itself. */
export const CauseParams = Type.Object({ cause_id: Uuid })
const CauseFact = Type.Union([
  Type.Object({ name: Type.String(), text: Type.String() }, { additionalProperties: false }),
  Type.Object({ name: Type.String(), amount: Kyat }, { additionalProperties: false }),
  Type.Object({ name: Type.String(), at: Time }, { additionalProperties: false }),
])
export type CauseFact = Static<typeof CauseFact>
export const Cause = Type.Object({
  /** The name of the cause in words: Digit bet, Deposit 10023 … */
  title: Type.String(),
  facts: Type.Array(CauseFact),
  /** The console's own screen of it, where there is one. */
  href: Nullable(Type.String()),
  /** The values from which anybody can compute a roll again. */
  proof: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type Cause = Static<typeof Cause>
export const TransferAnswer = Answer(
  Type.Object({ transfers: Type.Array(TransferRow, { minItems: 1 }), cause: Nullable(Cause) }),
)
export type TransferAnswer = Static<typeof TransferAnswer>
