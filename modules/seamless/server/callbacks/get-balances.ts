import { accountBalances, playerAccountId } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { createBatcher } from '#platform/server/batching/batcher.ts'
import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import type { CallbackContext } from './callback-context.ts'
import { type BatchRequest, namesIn } from './receive/parse-call.ts'

const BATCH_MAX = 200
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000

interface BalanceReply {
  code: CallbackCode
  balance: Money
}

/** The game balances that calls ask for, all that arrive together with one query. Answers batch by batch. */
export function createGetBalances(context: CallbackContext): (batches: BatchRequest[]) => Promise<BalanceReply[]> {
  return createBatcher((calls: BatchRequest[][]) => getBatch(context, calls), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })
}

async function getBatch(context: CallbackContext, calls: BatchRequest[][]): Promise<BalanceReply[][]> {
  const ids = await context.playerIds(namesIn(calls.flat()))
  const balances = await accountBalances(
    context.hot_db,
    [...new Set(ids.values())].map((player_id) => playerAccountId(player_id, 'game')),
  )
  return calls.map((batches) =>
    batches.map(({ member_account, refused }) => {
      const player_id = ids.get(member_account)
      const balance = player_id === undefined ? undefined : balances.get(playerAccountId(player_id, 'game'))
      if (balance === undefined) return { code: refused ?? CALLBACK_CODE.no_such_member, balance: 0n }
      return { code: refused ?? CALLBACK_CODE.done, balance }
    }),
  )
}
