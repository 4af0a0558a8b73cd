import {
  AccountParams,
  ChangePaymentAccountBody,
  ChangePaymentTypeBody,
  NewPaymentAccountBody,
  NewPaymentTypeBody,
  OrderPaymentAccountsBody,
  PaymentAccountAnswer,
  PaymentAccountsAnswer,
  PaymentTypeAnswer,
  PaymentTypesAnswer,
} from '#cashier/contract/payment-accounts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { PICTURE_BODY_BYTES_MAX } from '#platform/server/media/redraw-picture.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { receivableRoutes } from '../agent-receivables/staff-routes.ts'
import type { ApprovalPorts, PlayerPorts } from '../review/approval-ports.ts'
import { otherRoutes, queueRoutes } from '../review/queue/queue-staff-routes.ts'
import { changeAccount, createAccount, orderAccounts } from './change-accounts.ts'
import { changeType, createType, orderTypes } from './change-types.ts'
import { listAccounts } from './list-accounts.ts'
import { balanceRoutes } from './movements/staff-routes.ts'

export function cashierConsoleRoutes(db: Database, ports: ApprovalPorts & PlayerPorts): ConsoleRoute[] {
  const queues = (['deposit', 'withdrawal'] as const).flatMap((direction) => queueRoutes(db, direction, ports))
  return [...queues, ...otherRoutes(db), ...accountRoutes(db), ...balanceRoutes(db), ...receivableRoutes(db)]
}

const PICTURED = { answer: PaymentAccountAnswer, body_bytes_max: PICTURE_BODY_BYTES_MAX }

function accountRoutes(db: Database): ConsoleRoute[] {
  const may_write = 'payment_accounts.write'
  return [
    forStaff(
      'payment_accounts.read',
      'GET /payment-accounts',
      { answer: PaymentAccountsAnswer },
      async (_call, staff) => success(await listAccounts(db, staff)),
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
        return success(await listAccounts(db, staff))
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
