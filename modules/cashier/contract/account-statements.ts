/** Balances of payment accounts as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  CalendarDay,
  Kyat,
  ListAnswer,
  Nullable,
  Number18,
  oneOf,
  Somebody,
  Time,
  Uuid,
} from '#platform/contract/shapes.ts'
import {
  MOVEMENT_KINDS,
  STATEMENT_COLUMNS,
  STATEMENT_COLUMNS_MAX,
  STATEMENT_EXAMPLES,
  STATEMENT_TEXT_MAX,
} from './account-rules.ts'
import { PaymentType } from './player.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ maxLength: 300 })
const AccountId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** An account that paid or may pay. Balances in kyat, of the ledger. */
export const PayingAccount = Type.Object({
  id: Type.Integer(),
  payment_type: PaymentType,
  account_name: Type.String(),
  account_number: Type.String(),
  balance: Kyat,
  may_be_overdrawn: Type.Boolean(),
})
export type PayingAccount = Static<typeof PayingAccount>

export const AccountMovement = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  kind: oneOf(MOVEMENT_KINDS),
  account: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** Of a transfer. */
  to_account: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  amount: Kyat,
  transaction_id: Nullable(Type.String()),
  note: Type.String(),
  needs_two: Type.Boolean(),
  status: oneOf(['pending', 'done', 'rejected', 'withdrawn', 'expired']),
  requested_by: Somebody,
  created_at: Time,
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
})
export type AccountMovement = Static<typeof AccountMovement>
export const AccountMovementAnswer = Answer(AccountMovement)
export type AccountMovementAnswer = Static<typeof AccountMovementAnswer>

export const AccountBalance = Type.Object({
  ...PayingAccount.properties,
  is_on: Type.Boolean(),
  /** Null: the operator's. */
  agent: Nullable(Type.Object({ staff_id: Type.String(), user_name: Type.String() })),
  /** Its opening balance is booked, or waits. */
  is_opened: Type.Boolean(),
  /** The newest statement, and what the ledger says for the end of that day. */
  statement: Nullable(
    Type.Object({
      day: Type.String(),
      balance: Kyat,
      ledger_balance: Kyat,
      difference: Kyat,
    }),
  ),
})
export type AccountBalance = Static<typeof AccountBalance>

export const AccountBalanceAnswer = Answer(AccountBalance)
export type AccountBalanceAnswer = Static<typeof AccountBalanceAnswer>

/** GET /account-balances. An agent sees their own accounts. */
export const AccountBalancesAnswer = Answer(
  Type.Object({
    accounts: Type.Array(AccountBalance),
    total: Kyat,
    /** Movements that wait for a second person. */
    pending: Type.Array(AccountMovement),
    /** A movement above it needs two people. */
    second_person_above: Kyat,
  }),
)
export type AccountBalancesAnswer = Static<typeof AccountBalancesAnswer>

/** GET /account-movements, newest first. */
export const AccountMovementsQuery = Type.Object({
  account_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  after: Type.Optional(Number18),
})
export type AccountMovementsQuery = Static<typeof AccountMovementsQuery>
export const AccountMovementsAnswer = ListAnswer(AccountMovement)
export type AccountMovementsAnswer = Static<typeof AccountMovementsAnswer>

export const AccountMovementParams = Type.Object({ id: Uuid })
/** POST /account-movements: the same id asks once. */
export const NewAccountMovementBody = Type.Object(
  {
    id: Uuid,
    kind: oneOf(MOVEMENT_KINDS),
    account_id: AccountId,
    to_account_id: Type.Optional(Nullable(AccountId)),
    amount: Type.Unknown(),
    transaction_id: Type.Optional(Nullable(Text)),
    note: Text,
  },
  closed,
)
export type NewAccountMovementBody = Static<typeof NewAccountMovementBody>
/** POST /account-movements/:id/reject; the approval needs no word. */
export const RejectAccountMovementBody = Type.Object({ reason: Text }, closed)
export type RejectAccountMovementBody = Static<typeof RejectAccountMovementBody>

/** POST /payment-accounts/:id/overdraft: the operator's staff alone. */
export const OverdraftBody = Type.Object({ may_be_overdrawn: Type.Boolean(), reason: Text }, closed)
export type OverdraftBody = Static<typeof OverdraftBody>

const StatementText = Type.String({ maxLength: STATEMENT_TEXT_MAX })
const StatementColumns = Type.Array(oneOf(STATEMENT_COLUMNS), { maxItems: STATEMENT_COLUMNS_MAX })

/** POST /statement-layout: how the lines of a statement would be read. Nothing is kept. */
export const StatementLayoutBody = Type.Object(
  { lines: StatementText, columns: Type.Optional(Nullable(StatementColumns)) },
  closed,
)
export type StatementLayoutBody = Static<typeof StatementLayoutBody>
export const StatementLayout = Type.Object({
  /** The columns that were asked for, or else found; one for each column of the text. */
  columns: StatementColumns,
  /** Null without a head. */
  head: Nullable(Type.Array(Type.String())),
  /** The first rows below the head. */
  examples: Type.Array(Type.Array(Type.String()), { maxItems: STATEMENT_EXAMPLES }),
  /** Sums by these columns; null where a line cannot be read by them. */
  sums: Nullable(Type.Object({ lines: Type.Integer(), money_in: Kyat, money_out: Kyat })),
})
export type StatementLayout = Static<typeof StatementLayout>
export const StatementLayoutAnswer = Answer(StatementLayout)
export type StatementLayoutAnswer = Static<typeof StatementLayoutAnswer>

/** POST /payment-accounts/:id/statements. A later one for the same day takes the place of the one before. */
export const StatementBody = Type.Object(
  {
    id: Uuid,
    /** Of Yangon; the balance is the one at its end. */
    day: CalendarDay,
    balance: Type.Unknown(),
    /** CSV with a transaction id, an amount (below zero when it left the account) and a date. Without it only balances are compared. */
    lines: Type.Optional(Nullable(StatementText)),
    /** As a person has confirmed them; without them they are found. */
    columns: Type.Optional(Nullable(StatementColumns)),
  },
  closed,
)
export type StatementBody = Static<typeof StatementBody>

/** POST /payment-accounts/:id/checked-entries: an entry of the ledger that was found on the bank's statement. */
export const CheckedEntryBody = Type.Object({ cause_id: Uuid, is_checked: Type.Boolean() }, closed)
export type CheckedEntryBody = Static<typeof CheckedEntryBody>
export const CheckedEntryAnswer = Answer(Type.Object({ is_checked: Type.Boolean() }))

/** A movement of the ledger on the account; below zero when money left it. */
export const AccountEntry = Type.Object({
  cause_id: Type.String(),
  kind: Type.String(),
  at: Time,
  amount: Kyat,
  /** Of its request or movement. */
  number: Nullable(Type.Integer()),
  /** The reference that the bank's statement should have: the transaction ID, or the digits that the player gave. */
  reference: Nullable(Type.String()),
  checked_by: Nullable(Somebody),
})
export type AccountEntry = Static<typeof AccountEntry>

export const StatementLine = Type.Object({
  transaction_id: Type.String(),
  amount: Kyat,
  day: Type.String(),
  /** HH:MM of Yangon. */
  time: Nullable(Type.String()),
})
export type StatementLine = Static<typeof StatementLine>

export const WaitingDeposit = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  amount: Kyat,
  player: Type.String({ description: 'User name.' }),
  created_at: Time,
})
export type WaitingDeposit = Static<typeof WaitingDeposit>

/** GET /payment-accounts/:id/comparison?day= */
export const ComparisonQuery = Type.Object({ day: CalendarDay })
export type ComparisonQuery = Static<typeof ComparisonQuery>
export const Comparison = Type.Object({
  account: Type.Object({ id: Type.Integer(), name: Type.String() }),
  day: Type.String(),
  /** The first day whose entries are compared: after the statement before, or `day` itself. */
  from: Type.String(),
  ledger_balance: Kyat,
  statement: Nullable(
    Type.Object({
      id: Type.String(),
      balance: Kyat,
      entered_by: Somebody,
      entered_at: Time,
      lines: Type.Integer(),
    }),
  ),
  /** The statement's balance less the ledger's; null without a statement. */
  difference: Nullable(Kyat),
  /** Every entry of the time, oldest first. */
  entries: Type.Array(AccountEntry),
  /** There are more entries than are compared. */
  is_cut: Type.Boolean(),
  /** Entries that a line of the statement bears out. */
  matched: Type.Integer(),
  amounts_differ: Type.Array(Type.Object({ entry: AccountEntry, line: StatementLine })),
  entries_without_line: Type.Array(AccountEntry),
  lines_without_entry: Type.Array(StatementLine),
  /** Deposits that wait for a decision, each with the line of its transaction; the amounts may differ. */
  lines_of_waiting: Type.Array(Type.Object({ request: WaitingDeposit, line: StatementLine })),
})
export type Comparison = Static<typeof Comparison>
export const ComparisonAnswer = Answer(Comparison)
export type ComparisonAnswer = Static<typeof ComparisonAnswer>
