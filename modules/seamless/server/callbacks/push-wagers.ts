import { createBatcher } from '#platform/server/batching/batcher.ts'
import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import { type Fields, parseCode, parseFields, parseInstant, parseText } from '../callback-fields.ts'
import { CALL_AMOUNT_MAX, factorOf, PAID_BY_PUSH, parseAmount } from '../rules.ts'
import { type AggregatorWager, saveWagerReports } from '../wagers/wager.ts'
import type { CallbackContext } from './callback-context.ts'
import { type BatchRequest, namesIn } from './receive/parse-call.ts'
import type { CallResult } from './receive/take-calls.ts'

/** More in one call than any provider sends. */
const WAGERS_MAX = 500
const BATCH_MAX = 64
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000

type Take = (batches: BatchRequest[]) => Promise<CallResult[]>

/**
 * Writes down how wagers stand, those of all calls decided together with one statement, and settles those of the one product
 * whose prizes come this way alone. Everything in it may be said again; members whom we do not know are passed over,
 * and named by the code.
 */
export function createPushWagers(
  context: CallbackContext,
  take: Take,
): (fields: Fields, address: string) => Promise<CallbackCode> {
  const save = createBatcher(
    async (calls: AggregatorWager[][]) => {
      await saveWagerReports(context.hot_db, calls.flat())
      return calls.map(() => null)
    },
    { batch_max: BATCH_MAX, in_flight_max: IN_FLIGHT_MAX, queue_max: QUEUE_MAX },
  )
  return (fields, address) => pushWagers({ context, take, save, address }, fields)
}

interface Push {
  context: CallbackContext
  take: Take
  save: (wagers: AggregatorWager[]) => Promise<unknown>
  address: string
}

async function pushWagers({ context, take, save, address }: Push, fields: Fields): Promise<CallbackCode> {
  // `transactions` was the name of the list in earlier versions of the protocol.
  const list = fields.wagers ?? fields.transactions
  if (!Array.isArray(list) || list.length > WAGERS_MAX) return CALLBACK_CODE.internal
  const read = list.map(parseWager)
  const told = read.flatMap((one) => one ?? [])
  if (told.length < list.length) return CALLBACK_CODE.internal
  if (told.some(({ wager }) => isTooLarge(wager)) || paidOf(told) > CALL_AMOUNT_MAX) {
    context.raiseAlarm('amount', { action: 'pushbetdata', address })
    return CALLBACK_CODE.internal
  }
  const ids = await context.playerIds(namesIn(told.map(({ settlement }) => settlement)))
  const known = told.filter(({ wager }) => ids.has(wager.member_account))

  if (known.length > 0) await save(known.map(({ wager }) => wager))
  const settlements = known.map(({ settlement }) => settlement).filter(isPaidByPush)
  const taken = settlements.length === 0 ? [] : await take(settlements)
  const refused = taken.find(({ code }) => code !== CALLBACK_CODE.done && code !== CALLBACK_CODE.done_before)
  if (refused) return refused.code
  return known.length < told.length ? CALLBACK_CODE.no_such_member : CALLBACK_CODE.done
}

const isTooLarge = ({ bet_amount, valid_bet_amount, prize_amount }: AggregatorWager) =>
  [bet_amount, valid_bet_amount, prize_amount].some((amount) => amount > CALL_AMOUNT_MAX || -amount > CALL_AMOUNT_MAX)

/** The largest sum that the call can pay; the prizes of other products come with deposits. */
const paidOf = (told: TellableWager[]) =>
  told
    .filter(({ settlement }) => isPaidByPush(settlement))
    .reduce((sum, { wager }) => sum + (wager.prize_amount > 0n ? wager.prize_amount : 0n), 0n)

const isPaidByPush = ({ product_code, transactions }: BatchRequest) =>
  product_code === PAID_BY_PUSH && transactions.some(({ wager_status }) => wager_status !== 'BET')

interface TellableWager {
  wager: AggregatorWager
  settlement: BatchRequest
}

function parseWager(value: unknown): TellableWager | null {
  const fields = parseFields(value)
  if (fields === null) return null
  const factor = factorOf(fields.currency)
  const product_code = parseCode(fields.product_code)
  const [wager_code, member_account, status, game_type] = [
    parseText(fields.wager_code),
    parseText(fields.member_account),
    parseText(fields.wager_status),
    parseText(fields.game_type) ?? '',
  ]
  const [game_code, round_id] = [parseText(fields.game_code), parseText(fields.round_id)]
  const [bet, valid_bet, prize] = [
    parseAmount(fields.bet_amount ?? 0),
    parseAmount(fields.valid_bet_amount ?? 0),
    parseAmount(fields.prize_amount ?? fields.prized_amount ?? 0),
  ]
  if (factor === null || product_code === null || !wager_code || !member_account || !status) return null
  if (game_code === undefined || round_id === undefined) return null
  if (bet === null || valid_bet === null || prize === null) return null
  const wager: AggregatorWager = {
    product_code,
    wager_code,
    member_account,
    status: status.toUpperCase(),
    bet_amount: bet * factor,
    valid_bet_amount: valid_bet * factor,
    prize_amount: prize * factor,
    game_type,
    game_code,
    round_id,
    settled_at: parseInstant(fields.settled_at),
  }
  return { wager, settlement: requestedSettlement(wager, { factor, currency: String(fields.currency).toUpperCase() }) }
}

/** The amount is 0 here: the latest wager report decides it, under the lock. */
function requestedSettlement(wager: AggregatorWager, currency: { factor: bigint; currency: string }): BatchRequest {
  const { member_account, product_code, game_type, wager_code, round_id, game_code, status, settled_at } = wager
  const transaction = {
    transaction_id: `push:${wager_code}`,
    action: 'SETTLED' as const,
    amount: 0n,
    is_push: true,
    wager_code,
    round_id,
    game_code,
    wager_status: status,
    settled_at,
  }
  return { member_account, product_code, game_type, ...currency, transactions: [transaction], refused: null }
}
