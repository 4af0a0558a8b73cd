import { approve, reject } from '#approval/server/index.ts'
import {
  AccountBalanceAnswer,
  AccountBalancesAnswer,
  AccountMovementAnswer,
  AccountMovementParams,
  AccountMovementsAnswer,
  AccountMovementsQuery,
  CheckedEntryAnswer,
  CheckedEntryBody,
  ComparisonAnswer,
  ComparisonQuery,
  NewAccountMovementBody,
  OverdraftBody,
  RejectAccountMovementBody,
  StatementBody,
  StatementLayoutAnswer,
  StatementLayoutBody,
} from '#cashier/contract/account-statements.ts'
import { AccountParams } from '#cashier/contract/payment-accounts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { enterStatement } from '../statements/enter-statement.ts'
import { getComparison } from '../statements/get-comparison.ts'
import { getLayout } from '../statements/get-layout.ts'
import { movementApproval } from './approval.ts'
import { listAccountBalances } from './balance.ts'
import { checkEntry } from './check-entry.ts'
import { listAccountMovements } from './list-movements.ts'
import { getMovement } from './movement.ts'
import { requestAccountMovement } from './request-movement.ts'
import { changeOverdraft } from './set-overdraft.ts'

const may_read = 'payment_accounts.read'
const may_book = 'payment_accounts.book'

/** The calls about balances, movements and bank statements of payment accounts. */
export const balanceRoutes = (db: Database): ConsoleRoute[] => [...movementRoutes(db), ...statementRoutes(db)]

const movementRoutes = (db: Database): ConsoleRoute[] => [
  forStaff(may_read, 'GET /account-balances', { answer: AccountBalancesAnswer }, async (_call, staff) =>
    success(await listAccountBalances(db, staff)),
  ),
  forStaff<unknown, AccountMovementsQuery>(
    may_read,
    'GET /account-movements',
    { query: AccountMovementsQuery, answer: AccountMovementsAnswer },
    ({ query }, staff) => listAccountMovements(db, staff, query),
  ),
  forStaff<NewAccountMovementBody>(
    may_book,
    'POST /account-movements',
    { body: NewAccountMovementBody, answer: AccountMovementAnswer },
    async ({ body }, staff) => success(await requestAccountMovement(db, staff, body)),
  ),
  forStaff(
    may_book,
    'POST /account-movements/:id/approve',
    { params: AccountMovementParams, answer: AccountMovementAnswer },
    async ({ params }, staff) => {
      const id = params.id ?? ''
      await approve(db, staff, { kind: movementApproval, id })
      return success(await getMovement(db, staff, id))
    },
  ),
  forStaff<RejectAccountMovementBody>(
    may_book,
    'POST /account-movements/:id/reject',
    { params: AccountMovementParams, body: RejectAccountMovementBody, answer: AccountMovementAnswer },
    async ({ params, body }, staff) => {
      const id = params.id ?? ''
      await reject(db, staff, { kind: movementApproval, id, reason: body.reason })
      return success(await getMovement(db, staff, id))
    },
  ),
  forStaff<OverdraftBody>(
    may_book,
    'POST /payment-accounts/:id/overdraft',
    { params: AccountParams, body: OverdraftBody, answer: AccountBalanceAnswer },
    async ({ params, body }, staff) => success(await changeOverdraft(db, staff, { id: Number(params.id), body })),
  ),
]

const statementRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, ComparisonQuery>(
    may_read,
    'GET /payment-accounts/:id/comparison',
    { params: AccountParams, query: ComparisonQuery, answer: ComparisonAnswer, takes_long: true },
    async ({ params, query }, staff) =>
      success(await getComparison(db, staff, { account_id: Number(params.id), day: query.day })),
  ),
  forStaff<StatementLayoutBody>(
    may_book,
    'POST /statement-layout',
    { body: StatementLayoutBody, answer: StatementLayoutAnswer },
    async ({ body }) => success(getLayout(body)),
  ),
  forStaff<StatementBody>(
    may_book,
    'POST /payment-accounts/:id/statements',
    { params: AccountParams, body: StatementBody, answer: ComparisonAnswer },
    async ({ params, body }, staff) =>
      success(await enterStatement(db, staff, { account_id: Number(params.id), body })),
  ),
  forStaff<CheckedEntryBody>(
    may_book,
    'POST /payment-accounts/:id/checked-entries',
    { params: AccountParams, body: CheckedEntryBody, answer: CheckedEntryAnswer },
    async ({ params, body }, staff) => {
      await checkEntry(db, staff, { account_id: Number(params.id), body })
      return success({ is_checked: body.is_checked })
    },
  ),
]
