import { sumOf } from '#held-credit/server/index.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import {
  isGivenBack,
  isUnknown,
  NO_WAGER,
  refuseWagerChange,
  settlementOf,
  sortOf,
  stakeSettledBy,
  type WagerState,
  withEffect,
} from '../../rules.ts'
import type { RefusedStake } from '../../wagers/earlier-transactions.ts'
import { reportKey, transactionKey, type WagerKey, wagerKey } from '../../wagers/effect.ts'
import type { BatchRequest, TransactionRequest } from '../receive/parse-call.ts'
import type { BatchState, Deciding, Decision } from './decision.ts'
import { holdingOf, takeOverHoldings } from './hold-credit.ts'
import { refuseCurrency, refuseStake } from './refuse-batch.ts'

/** Decides calls in order, batch by batch. Each sees balances and wagers as the ones before it left them. */
export function decideCalls(state: BatchState, calls: BatchRequest[][]): Decision[] {
  return calls.flatMap((batches) => {
    const call = { credited: 0n }
    return batches.map((batch) => decideBatch({ state, call }, batch))
  })
}

function decideBatch({ state, call }: Pick<Deciding, 'state' | 'call'>, batch: BatchRequest): Decision {
  const player = state.players.get(batch.member_account)
  const balance = player ? state.balances.get(playerAccountId(player.id, 'game')) : undefined
  const decision: Decision = {
    code: CALLBACK_CODE.done,
    balance_before: balance ?? 0n,
    balance: balance ?? 0n,
    effects: [],
    pre_cancelled: [],
    refused_stakes: [],
    changed: [],
  }
  if (!player || balance === undefined) return { ...decision, code: batch.refused ?? CALLBACK_CODE.no_such_member }
  const refused = batch.refused ?? refuseCurrency(state, batch)
  if (refused !== null) return { ...decision, code: refused }

  const deciding = { state, call, batch, player, decision }
  for (const requested of batch.transactions) {
    const refusal = requested.is_push ? decidePush(deciding, requested) : decideTransaction(deciding, requested)
    if (refusal === null) continue
    // Whole or not at all: what this batch did so far was only noted here.
    addPreCancelled(state, decision.pre_cancelled)
    const refused_stakes = keepRefusal(deciding, requested, refusal)
    return { ...decision, refused_stakes, code: refusal, balance: decision.balance_before, effects: [] }
  }
  takeOver(deciding)
  return decision.effects.length > 0 ? decision : { ...decision, code: CALLBACK_CODE.done_before }
}

/** Adds the transaction's effect to the decision, or answers why the batch is refused. */
function decideTransaction(deciding: Deciding, requested: TransactionRequest): CallbackCode | null {
  const { state, decision } = deciding
  const first = amountBefore(deciding, requested)
  if (first !== undefined) {
    if (first !== requested.amount) decision.changed.push(requested)
    return null
  }
  const key = requested.wager_code === null ? null : { ...playerAndProduct(deciding), wager_code: requested.wager_code }
  const is_stake = sortOf(requested.action) === 'stake'
  // Cancelled, or called back before it came: the aggregator takes it as done, and has given it up.
  if (is_stake && key && state.pre_cancelled.has(wagerKey(key))) return null

  const wager = key === null ? NO_WAGER : wagerSoFar(deciding, key)
  const refusal = is_stake
    ? (refusedBefore(deciding, requested) ?? refuseStake(deciding, requested))
    : refuseWagerChange(requested.action, requested.amount, wager)
  if (refusal !== null) {
    if (refusal === CALLBACK_CODE.no_such_bet && key && isMissing(requested, wager)) decision.pre_cancelled.push(key)
    return refusal
  }
  if (!noteEffect(deciding, requested, { key, wager })) return CALLBACK_CODE.not_enough_money
  if (key && requested.action === 'CANCEL' && isGivenBack(withEffect(wager, requested)))
    decision.pre_cancelled.push(key)
  return null
}

/** False where a stake is not there. */
function noteEffect(
  deciding: Deciding,
  requested: TransactionRequest,
  { key, wager }: { key: WagerKey | null; wager: WagerState },
): boolean {
  const { batch, player, decision } = deciding
  const holding = holdingOf(deciding, requested, { key, wager })
  const covered = sumOf(holding.covers)
  const balance_before = decision.balance
  const reached = balance_before + requested.amount - holding.held + covered
  const receivable = reached < 0n ? -reached : 0n
  if (receivable > 0n && sortOf(requested.action) === 'stake') return false
  const balance_after = reached + receivable
  decision.effects.push({
    ...requested,
    ...holding,
    id: uuidV7(),
    player_id: player.id,
    product_code: batch.product_code,
    game_type: batch.game_type,
    receivable,
    covered,
    stake_settled: stakeSettledBy(requested, key && wager),
    balance_before,
    balance_after,
  })
  decision.balance = balance_after
  return true
}

/** Settles a pushed wager as its latest report says; what stands so already is passed over. */
function decidePush(deciding: Deciding, requested: TransactionRequest): CallbackCode | null {
  const key = { ...playerAndProduct(deciding), wager_code: requested.wager_code ?? '' }
  const report = deciding.state.reports.get(reportKey(key))
  const wager = wagerSoFar(deciding, key)
  // Paid without a stake, a push would be money for nothing; the aggregator's list will show it.
  if (!report || wager.bets === 0) return CALLBACK_CODE.no_such_bet
  const settlement = settlementOf(report, wager)
  if (settlement === null) return null
  const transaction_id = `push:${key.wager_code}:${wager.settlements + wager.rollbacks + wager.cancellations}`
  return decideTransaction(deciding, { ...requested, ...settlement, transaction_id, wager_status: report.status })
}

const playerAndProduct = ({ player, batch }: Deciding) => ({ player_id: player.id, product_code: batch.product_code })

/** The amount that the same transaction moved earlier, in this batch or before; undefined for a new one. */
function amountBefore({ state, batch, decision }: Deciding, requested: TransactionRequest): Money | undefined {
  const { transaction_id } = requested
  return (
    state.done.get(transactionKey({ product_code: batch.product_code, transaction_id })) ??
    decision.effects.find((effect) => effect.transaction_id === transaction_id)?.amount
  )
}

function refusedBefore({ state, batch }: Deciding, { transaction_id }: TransactionRequest): CallbackCode | null {
  return state.refused.get(transactionKey({ product_code: batch.product_code, transaction_id })) ?? null
}

/** A stake that is refused for the first time stays refused, in this batch of calls too. The others of its batch were not decided. */
function keepRefusal(
  { state, batch }: Deciding,
  { transaction_id, action, is_push }: TransactionRequest,
  code: CallbackCode,
): RefusedStake[] {
  const stake = { product_code: batch.product_code, transaction_id, code }
  const key = transactionKey(stake)
  if (is_push || sortOf(action) !== 'stake' || state.refused.has(key)) return []
  state.refused.set(key, code)
  return [stake]
}

function wagerSoFar({ state, decision }: Deciding, key: WagerKey): WagerState {
  return decision.effects
    .filter((effect) => effect.wager_code === key.wager_code)
    .reduce(withEffect, state.wagers.get(wagerKey(key)) ?? NO_WAGER)
}

/** Called back before we knew of it; not one that merely stands in another state. */
const isMissing = (requested: TransactionRequest, wager: WagerState) =>
  requested.action === 'CANCEL' ? wager.bets === 0 : isUnknown(wager)

function addPreCancelled(state: BatchState, wagers: WagerKey[]): void {
  for (const wager of wagers) state.pre_cancelled.add(wagerKey(wager))
}

/** Makes the results of this batch visible to the next one. */
function takeOver(deciding: Deciding): void {
  const { state, decision } = deciding
  takeOverHoldings(deciding, decision.effects)
  addPreCancelled(state, decision.pre_cancelled)
  for (const effect of decision.effects) {
    const { player_id, product_code, wager_code } = effect
    state.balances.set(playerAccountId(player_id, 'game'), effect.balance_after)
    state.done.set(transactionKey(effect), effect.amount)
    if (wager_code === null) continue
    const key = wagerKey({ player_id, product_code, wager_code })
    state.wagers.set(key, withEffect(state.wagers.get(key) ?? NO_WAGER, effect))
  }
}
