/** Reads the logs of deposits and withdrawals, from any server. */
import type { LogStatus, PaymentType, ReceivedInstead, Rejection } from '#cashier/contract/player.ts'
import { DEPOSIT_REJECTIONS, RECEIVED_REASONS, WITHDRAWAL_REJECTIONS } from '#cashier/contract/rules.ts'
import {
  fields,
  fieldsOf,
  listOf,
  moment,
  number,
  oneOf,
  type Parse,
  pageOf,
  text,
  textOrNull,
} from '#platform/site/calls/understand.ts'
import { accountNumber, parsePaymentType } from '../answers.ts'

interface RequestHead {
  id: string
  /** The number that player and staff say when they talk; 0 where the server counts none, and has no steps to show. */
  number: number
  amount: number
  payment_type: PaymentType
  account_name: string
  account_number: string
  /** Where another amount was credited than was asked for. */
  received: ReceivedInstead | null
  /** Where it was rejected, and the server says why. */
  rejection: Rejection | null
}

const instead = fields<ReceivedInstead>({
  requested_amount: number,
  code: oneOf(RECEIVED_REASONS, 'other'),
  note: textOrNull,
})

const because = fields<Rejection>({
  code: oneOf([...DEPOSIT_REJECTIONS, ...WITHDRAWAL_REJECTIONS], 'other'),
  note: textOrNull,
})

const shared: Parse<RequestHead> = (value) => {
  const row = fieldsOf(value)
  return {
    id: text(row.id),
    number: number(row.number),
    amount: number(row.amount),
    payment_type: parsePaymentType(row.payment_type),
    account_name: text(row.account_name),
    account_number: accountNumber(row),
    received: row.received ? instead(row.received) : null,
    rejection: row.rejection ? because(row.rejection) : null,
  }
}

/** A row of the log tables. Any status but Pending and Success is a failure, as the specification has it. */
export interface LogRow extends RequestHead {
  datetime: string
  status: LogStatus
}

const status = oneOf<LogStatus>(['Pending', 'Success'], 'Failed')

export const parseLog = listOf<LogRow>((value) => {
  const row = fieldsOf(value)
  return { ...shared(row), datetime: moment(row.created_at ?? row.datetime), status: status(row.status) }
})

/** A row of the request logs: 0 waits, 1 is done, anything else was rejected. */
export interface RequestRow extends RequestHead {
  status: number
  created_at: string
  /** Of a deposit; null where there is none. */
  refrence_no: string | null
}

export const parseRequests = pageOf<RequestRow>((value) => {
  const row = fieldsOf(value)
  return {
    ...shared(row),
    status: text(row.status) === '' ? -1 : number(row.status),
    created_at: moment(row.created_at ?? row.datetime),
    refrence_no: text(row.refrence_no) || null,
  }
})
