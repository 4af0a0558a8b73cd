import { Type } from 'typebox'
import { RequestParams } from '#contract/cashier.ts'
import {
  AccountParams,
  ApproveBody,
  ChangePaymentAccountBody,
  ChangePaymentTypeBody,
  NewPaymentAccountBody,
  NewPaymentTypeBody,
  OrderPaymentAccountsBody,
  PaymentAccountAnswer,
  PaymentAccountsAnswer,
  PaymentTypeAnswer,
  PaymentTypesAnswer,
  QueueAnswer,
  QueueQuery,
  QueueRowAnswer,
  RejectBody,
  RequestDetailAnswer,
  SummariesAnswer,
} from '#contract/cashier-console.ts'
import { type ConsoleRoute, forStaff } from '../operator/index.ts'
import type { Database } from '../platform/database/database.ts'
import { FileAnswer, success } from '../platform/http/answers.ts'
import { PICTURE_BODY_BYTES_MAX } from '../platform/media/redraw-picture.ts'
import { type ApprovalDoors, approve } from './approve.ts'
import { changeAccount, createAccount, orderAccounts } from './change-accounts.ts'
import { changeType, createType, orderTypes } from './change-types.ts'
import { claim, release } from './claim.ts'
import { nounOf } from './locked-request.ts'
import { reject } from './reject.ts'
import type { Way } from './rules.ts'
import { showAccounts } from './show-accounts.ts'
import { readReceipt, showDetail } from './show-detail.ts'
import { showQueue, showSummary } from './show-queue.ts'
import { takeOver } from './take-over.ts'

export function cashierConsoleRoutes(db: Database, doors: ApprovalDoors): ConsoleRoute[] {
  const queues = (['deposit', 'withdrawal'] as const).flatMap((way) => queueRoutes(db, way, doors))
  return [...queues, ...otherRoutes(db), ...accountRoutes(db)]
}

function queueRoutes(db: Database, way: Way, doors: ApprovalDoors): ConsoleRoute[] {
  const noun = nounOf(way)
  const path = `/${noun}` as const
  const holding = (name: string, verb: typeof claim) =>
    forStaff(
      `${noun}.decide`,
      `POST ${path}/:id/${name}`,
      { params: RequestParams, answer: QueueRowAnswer },
      async ({ params }, staff) => success(await verb(db, staff, { way, id: params.id ?? '' })),
    )

  return [
    forStaff<unknown, QueueQuery>(
      `${noun}.read`,
      `GET ${path}`,
      { query: QueueQuery, answer: QueueAnswer },
      ({ query }, staff) => showQueue(db, staff, { way, query }),
    ),
    forStaff(
      `${noun}.read`,
      `GET ${path}/:id`,
      { params: RequestParams, answer: RequestDetailAnswer },
      async ({ params }, staff) => success(await showDetail(db, staff, { way, id: params.id ?? '' })),
    ),
    holding('claim', claim),
    holding('release', release),
    holding('take-over', takeOver),
    forStaff<ApproveBody>(
      `${noun}.decide`,
      `POST ${path}/:id/approve`,
      { params: RequestParams, body: ApproveBody, answer: QueueRowAnswer },
      async ({ params, body }, staff) =>
        success(await approve(db, staff, { way, id: params.id ?? '', body, ...doors })),
    ),
    forStaff<RejectBody>(
      `${noun}.decide`,
      `POST ${path}/:id/reject`,
      { params: RequestParams, body: RejectBody, answer: QueueRowAnswer },
      async ({ params, body }, staff) => success(await reject(db, staff, { way, id: params.id ?? '', body })),
    ),
  ]
}

const otherRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('signed_in', 'GET /summary-of-requests', { answer: SummariesAnswer }, async (_call, staff) => {
    const summary = (way: Way) => (staff.permissions.has(`${nounOf(way)}.read`) ? showSummary(db, staff, way) : null)
    const [deposits, withdrawals] = await Promise.all([summary('deposit'), summary('withdrawal')])
    return success({ deposits, withdrawals })
  }),
  forStaff(
    'deposits.read',
    'GET /deposits/:id/receipt',
    { params: RequestParams, answer: Type.Unknown() },
    async ({ params }, staff) => new FileAnswer('image/webp', await readReceipt(db, staff, params.id ?? '')),
  ),
]

const PICTURED = { answer: PaymentAccountAnswer, body_bytes_max: PICTURE_BODY_BYTES_MAX }

function accountRoutes(db: Database): ConsoleRoute[] {
  const may_write = 'payment_accounts.write'
  return [
    forStaff(
      'payment_accounts.read',
      'GET /payment-accounts',
      { answer: PaymentAccountsAnswer },
      async (_call, staff) => success(await showAccounts(db, staff)),
    ),
    forStaff<NewPaymentAccountBody>(
      may_write,
      'POST /payment-accounts',
      { ...PICTURED, body: NewPaymentAccountBody },
      async ({ body }, staff) => success(await createAccount(db, staff, body)),
    ),
    forStaff<OrderPaymentAccountsBody>(
      may_write,
      'POST /payment-accounts/order',
      { body: OrderPaymentAccountsBody, answer: PaymentAccountsAnswer },
      async ({ body }, staff) => {
        await orderAccounts(db, staff, body.ids)
        return success(await showAccounts(db, staff))
      },
    ),
    forStaff<ChangePaymentAccountBody>(
      may_write,
      'POST /payment-accounts/:id',
      { ...PICTURED, params: AccountParams, body: ChangePaymentAccountBody },
      async ({ params, body }, staff) => success(await changeAccount(db, staff, { id: Number(params.id), body })),
    ),
    forStaff<NewPaymentTypeBody>(
      'payment_types.write',
      'POST /payment-types',
      { ...PICTURED, body: NewPaymentTypeBody, answer: PaymentTypeAnswer },
      async ({ body }, staff) => success(await createType(db, staff, body)),
    ),
    forStaff<OrderPaymentAccountsBody>(
      'payment_types.write',
      'POST /payment-types/order',
      { body: OrderPaymentAccountsBody, answer: PaymentTypesAnswer },
      async ({ body }, staff) => success(await orderTypes(db, staff, body.ids)),
    ),
    forStaff<ChangePaymentTypeBody>(
      'payment_types.write',
      'POST /payment-types/:id',
      { ...PICTURED, params: AccountParams, body: ChangePaymentTypeBody, answer: PaymentTypeAnswer },
      async ({ params, body }, staff) => success(await changeType(db, staff, { id: Number(params.id), body })),
    ),
  ]
}
