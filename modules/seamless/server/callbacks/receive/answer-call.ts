import type { Money } from '#platform/contract/money.ts'
import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import { writeAmount } from '../../rules.ts'
import type { BatchRequest } from './parse-call.ts'

const MESSAGES: Record<CallbackCode, string> = {
  [CALLBACK_CODE.done]: '',
  [CALLBACK_CODE.internal]: 'Internal error',
  [CALLBACK_CODE.no_such_member]: 'Member does not exist',
  [CALLBACK_CODE.not_enough_money]: 'Insufficient balance',
  [CALLBACK_CODE.wrong_operator]: 'Proxy key error',
  [CALLBACK_CODE.done_before]: 'Duplicate transaction',
  [CALLBACK_CODE.wrong_signature]: 'Invalid signature',
  [CALLBACK_CODE.no_such_product]: 'Product is not offered',
  [CALLBACK_CODE.no_such_bet]: 'Bet does not exist',
  [CALLBACK_CODE.maintenance]: 'Product is under maintenance',
}

interface Result {
  code: CallbackCode
  balance: Money
  /** Only where money was asked to move. */
  balance_before?: Money
}

/**
 * The answer to a balance, withdraw or deposit, element by element. Written by hand: amounts are exact to the last
 * digit this way, and it is on the hot path.
 */
export function writeAnswer(batches: BatchRequest[], results: Result[]): string {
  const elements = batches.map((batch, place) => writeElement(batch, results[place] as Result))
  return `{"data":[${elements.join(',')}]}`
}

function writeElement({ member_account, product_code, factor }: BatchRequest, result: Result): string {
  const { code, balance, balance_before } = result
  const before = balance_before === undefined ? '' : `"before_balance":${writeAmount(balance_before, factor)},`
  return `{"member_account":${JSON.stringify(member_account)},"product_code":${product_code},${before}"balance":${writeAmount(balance, factor)},"code":${code},"message":"${MESSAGES[code]}"}`
}

/** The answer to a call that is refused as a whole, at each of its elements; it tells a stranger no balance. */
export function writeRefusal(batches: BatchRequest[], code: CallbackCode): string {
  const nothing = batches.map(() => ({ code, balance: 0n, balance_before: 0n }))
  return batches.length > 0 ? writeAnswer(batches, nothing) : `{"data":[],${writeCode(code).slice(1)}`
}

/** The answer to a push. */
export const writeCode = (code: CallbackCode): string => `{"code":${code},"message":"${MESSAGES[code]}"}`
