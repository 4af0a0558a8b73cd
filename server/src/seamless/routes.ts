import { CALLBACK_CODE } from '#contract/seamless/protocol.ts'
import type { Callback } from '../platform/http/requests/callbacks.ts'
import { parseFields, parseJson } from './callback-fields.ts'
import type { CallbackContext } from './callbacks/callback-context.ts'
import { openPushWagers } from './callbacks/push-wagers.ts'
import { writeAnswer, writeCode, writeRefusal } from './callbacks/receive/answer-call.ts'
import { openCallbackReader } from './callbacks/receive/check-callback.ts'
import { parseCall } from './callbacks/receive/parse-call.ts'
import { openTakeCalls } from './callbacks/receive/take-calls.ts'
import { openShowBalances } from './callbacks/show-balances.ts'
import type { CallbackAction } from './sign.ts'

const PATH = '/v1/api/seamless'

/** The calls of the aggregator. Everybody can send one; the signature, the address and the time prove the sender. */
export function callbackRoutes(context: CallbackContext): Callback[] {
  const reader = openCallbackReader(context)
  const take = openTakeCalls(context)
  const show = openShowBalances(context)
  const push = openPushWagers(context, take)

  const elements = (path: string, action: CallbackAction, verb: typeof take | typeof show): Callback => ({
    path: PATH + path,
    handle: async (call) => {
      const requested = parseCall(reader.open(action, call), action !== 'getbalance')
      if (requested.kind === 'requested') return writeAnswer(requested.batches, await verb(requested.batches))
      context.raiseAlarm(requested.reason, { action, address: call.address })
      return writeRefusal(requested.batches, requested.code)
    },
    answerFault: (text) => {
      const fields = parseFields(parseJson(text)) ?? {}
      return writeRefusal(parseCall({ fields, refused: null }, action !== 'getbalance').batches, CALLBACK_CODE.internal)
    },
  })
  return [
    elements('/balance', 'getbalance', show),
    elements('/withdraw', 'withdraw', take),
    elements('/deposit', 'deposit', take),
    {
      path: `${PATH}/pushbetdata`,
      handle: async (call) => {
        const { fields, refused } = reader.open('pushbetdata', call)
        if (!refused) return writeCode(await push(fields, call.address))
        context.raiseAlarm(refused.reason, { action: 'pushbetdata', address: call.address })
        return writeCode(refused.code)
      },
      answerFault: () => writeCode(CALLBACK_CODE.internal),
    },
  ]
}
