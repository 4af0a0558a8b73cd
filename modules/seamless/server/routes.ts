import type { Callback } from '#platform/server/http/requests/callbacks.ts'
import { CALLBACK_CODE } from '#seamless/contract/protocol.ts'
import { parseFields, parseJson } from './callback-fields.ts'
import type { CallbackContext } from './callbacks/callback-context.ts'
import { createGetBalances } from './callbacks/get-balances.ts'
import { createPushWagers } from './callbacks/push-wagers.ts'
import { writeAnswer, writeCode, writeRefusal } from './callbacks/receive/answer-call.ts'
import { createCallbackParser } from './callbacks/receive/check-callback.ts'
import { parseCall } from './callbacks/receive/parse-call.ts'
import { createTakeCalls } from './callbacks/receive/take-calls.ts'
import type { CallbackAction } from './sign.ts'

const PATH = '/v1/api/seamless'

/** The calls of the aggregator. Everybody can send one; the signature, the address and the time prove the sender. */
export function callbackRoutes(context: CallbackContext): Callback[] {
  const reader = createCallbackParser(context)
  const take = createTakeCalls(context)
  const show = createGetBalances(context)
  const push = createPushWagers(context, take)

  const elements = (path: string, action: CallbackAction, work: typeof take | typeof show): Callback => ({
    path: PATH + path,
    handle: async (call) => {
      const requested = parseCall(reader.open(action, call), action !== 'getbalance')
      if (requested.kind === 'requested') return writeAnswer(requested.batches, await work(requested.batches))
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
