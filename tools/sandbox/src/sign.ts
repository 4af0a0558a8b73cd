import { createHash, timingSafeEqual } from 'node:crypto'

export interface Partner {
  operator_code: string
  secret_key: string
}

export type OperatorAction = 'launchgame' | 'productlist' | 'gamelist' | 'getwagers' | 'getwager' | 'gamehistory'
export type CallbackAction = 'getbalance' | 'withdraw' | 'deposit' | 'pushbetdata'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The signature of the operator under a call. */
export function operatorSign(partner: Partner, action: OperatorAction, request_time: string): string {
  return md5(request_time + partner.secret_key + action + partner.operator_code)
}

/** The signature of the aggregator under a callback. */
export function callbackSign(partner: Partner, action: CallbackAction, request_time: string): string {
  return md5(partner.operator_code + request_time + action + partner.secret_key)
}

/** The code goes into the hash as the operator wrote it: it is the same in any case. */
export function isSignedByOperator(
  partner: Partner,
  action: OperatorAction,
  call: { operator_code: string; request_time: string; sign: string },
): boolean {
  const wanted = Buffer.from(operatorSign({ ...partner, operator_code: call.operator_code }, action, call.request_time))
  const given = Buffer.from(call.sign.toLowerCase())
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
