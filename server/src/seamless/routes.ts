import { CALLBACK_CODE } from '#contract/seamless.ts'
import type { Callback } from '../platform/callbacks.ts'
import { writeAnswer, writeCode, writeRefusal } from './answer-call.ts'
import { parseJson, readFields } from './callback-fields.ts'
import { openCallbackReader } from './check-callback.ts'
import type { Counter } from './counter.ts'
import { openPushWagers } from './push-wagers.ts'
import { readCall } from './read-call.ts'
import { openShowBalances } from './show-balances.ts'
import type { CallbackAction } from './sign.ts'
import { openTakeCalls } from './take-calls.ts'

const PATH = '/v1/api/seamless'

/** What the aggregator asks. Everybody may knock; the signature, the address and the time say whether it is he. */
export function callbackRoutes(counter: Counter): Callback[] {
  const reader = openCallbackReader(counter.settings)
  const take = openTakeCalls(counter)
  const show = openShowBalances(counter)
  const push = openPushWagers(counter, take)

  const elements = (path: string, action: CallbackAction, verb: typeof take | typeof show): Callback => ({
    path: PATH + path,
    handle: async (call) => {
      const asked = readCall(reader.open(action, call), action !== 'getbalance')
      if (asked.kind === 'asked') return writeAnswer(asked.batches, await verb(asked.batches))
      counter.raiseAlarm(asked.reason, { action, address: call.address })
      return writeRefusal(asked.batches, asked.code)
    },
    answerFault: (text) => {
      const fields = readFields(parseJson(text)) ?? {}
      return writeRefusal(readCall({ fields, refused: null }, action !== 'getbalance').batches, CALLBACK_CODE.internal)
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
        if (!refused) return writeCode(await push(fields))
        counter.raiseAlarm(refused.reason, { action: 'pushbetdata', address: call.address })
        return writeCode(refused.code)
      },
      answerFault: () => writeCode(CALLBACK_CODE.internal),
    },
  ]
}
