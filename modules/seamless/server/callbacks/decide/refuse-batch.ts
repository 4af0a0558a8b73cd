import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import type { BatchRequest, TransactionRequest } from '../receive/parse-call.ts'
import type { BatchState, Deciding } from './decision.ts'

/** In another currency than the product's, an amount would be a hundred or a thousand times too large or too small. */
export function refuseCurrency(
  { products }: Pick<BatchState, 'products'>,
  { product_code, game_type, currency }: BatchRequest,
): CallbackCode | null {
  const product = products.find(product_code, game_type)
  const is_known = product !== null && product !== 'unknown'
  return is_known && product.currency !== currency ? CALLBACK_CODE.internal : null
}

/** A stake needs a product that is open, a game that is not switched off and a player who may bet; everything else is always taken. */
export function refuseStake(
  { state, batch, player }: Deciding,
  { game_code }: TransactionRequest,
): CallbackCode | null {
  const product = state.products.find(batch.product_code, batch.game_type)
  if (product === 'unknown') return CALLBACK_CODE.no_such_product
  if (product !== null && product.status !== 'ACTIVATED') return CALLBACK_CODE.maintenance
  if (state.switches.isTitleOff({ product_code: batch.product_code, game_code })) return CALLBACK_CODE.maintenance
  return player.is_active ? null : CALLBACK_CODE.no_such_member
}
