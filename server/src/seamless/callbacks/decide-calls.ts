import type { Money } from '#contract/money.ts'
import { CALLBACK_CODE, type CallbackCode } from '#contract/seamless.ts'
import { sumOf } from '../../held-credit/index.ts'
import { playerAccountId } from '../../ledger/index.ts'
import { uuidV7 } from '../../platform/random.ts'
import { transactionKey, type WagerKey, wagerKey, wordKey } from '../effect.ts'
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
} from '../rules.ts'
import type { Deciding, Decision, Table } from './decision.ts'
import { holdingOf, takeOverHoldings } from './hold-credit.ts'
import type { AskedBatch, AskedTransaction } from './read-call.ts'
import { refuseCurrency, refuseStake } from './refuse-batch.ts'

/** Decides the calls of a set in order, batch by batch. Each sees balances and wagers as the ones before it left them. */
export function decideCalls(table: Table, calls: AskedBatch[][]): Decision[] {
  return calls.flatMap((batches) => {
    const call = { credited: 0n }
    return batches.map((batch) => decideBatch({ table, call }, batch))
  })
}

function decideBatch({ table, call }: Pick<Deciding, 'table' | 'call'>, batch: AskedBatch): Decision {
  const player = table.players.get(batch.member_account)
  const balance = player ? table.balances.get(playerAccountId(player.id, 'game')) : undefined
  const decision: Decision = {
    code: CALLBACK_CODE.done,
    balance_before: balance ?? 0n,
    balance: balance ?? 0n,
    effects: [],
    given_up: [],
    changed: [],
  }
  if (!player || balance === undefined) return { ...decision, code: batch.refused ?? CALLBACK_CODE.no_such_member }
  const refused = batch.refused ?? refuseCurrency(table, batch)
  if (refused !== null) return { ...decision, code: refused }

  const deciding = { table, call, batch, player, decision }
  for (const asked of batch.transactions) {
    const refusal = asked.is_push ? decidePush(deciding, asked) : decideTransaction(deciding, asked)
    if (refusal === null) continue
    // Whole or not at all: what this batch did so far was only noted here.
    rememberGivenUp(table, decision.given_up)
    return { ...decision, code: refusal, balance: decision.balance_before, effects: [] }
  }
  takeOver(deciding)
  return decision.effects.length > 0 ? decision : { ...decision, code: CALLBACK_CODE.done_before }
}

/** Adds the transaction's effect to the decision, or answers why the batch is refused. */
function decideTransaction(deciding: Deciding, asked: AskedTransaction): CallbackCode | null {
  const { table, decision } = deciding
  const first = amountBefore(deciding, asked)
  if (first !== undefined) {
    if (first !== asked.amount) decision.changed.push(asked)
    return null
  }
  const key = asked.wager_code === null ? null : { ...playerAndProduct(deciding), wager_code: asked.wager_code }
  const is_stake = sortOf(asked.action) === 'stake'
  // Cancelled, or called back before it came: the aggregator takes it as done, and has given it up.
  if (is_stake && key && table.given_up.has(wagerKey(key))) return null

  const wager = key === null ? NO_WAGER : wagerSoFar(deciding, key)
  const refusal = is_stake ? refuseStake(deciding, asked) : refuseWagerChange(asked.action, asked.amount, wager)
  if (refusal !== null) {
    if (refusal === CALLBACK_CODE.no_such_bet && key && isMissing(asked, wager)) decision.given_up.push(key)
    return refusal
  }
  if (!noteEffect(deciding, asked, { key, wager })) return CALLBACK_CODE.not_enough_money
  if (key && asked.action === 'CANCEL' && isGivenBack(withEffect(wager, asked))) decision.given_up.push(key)
  return null
}

/** False where a stake is not there. */
function noteEffect(
  deciding: Deciding,
  asked: AskedTransaction,
  { key, wager }: { key: WagerKey | null; wager: WagerState },
): boolean {
  const { batch, player, decision } = deciding
  const holding = holdingOf(deciding, asked, { key, wager })
  const covered = sumOf(holding.covers)
  const balance_before = decision.balance
  const reached = balance_before + asked.amount - holding.held + covered
  const owed = reached < 0n ? -reached : 0n
  if (owed > 0n && sortOf(asked.action) === 'stake') return false
  const balance_after = reached + owed
  decision.effects.push({
    ...asked,
    ...holding,
    id: uuidV7(),
    player_id: player.id,
    product_code: batch.product_code,
    game_type: batch.game_type,
    owed,
    covered,
    stake_settled: stakeSettledBy(asked, key && wager),
    balance_before,
    balance_after,
  })
  decision.balance = balance_after
  return true
}

/** Settles a pushed wager as its last word says; what stands so already is passed over. */
function decidePush(deciding: Deciding, asked: AskedTransaction): CallbackCode | null {
  const key = { ...playerAndProduct(deciding), wager_code: asked.wager_code ?? '' }
  const word = deciding.table.words.get(wordKey(key))
  const wager = wagerSoFar(deciding, key)
  // Paid without a stake, a push would be money for nothing; the aggregator's list will show it.
  if (!word || wager.bets === 0) return CALLBACK_CODE.no_such_bet
  const settlement = settlementOf(word, wager)
  if (settlement === null) return null
  const transaction_id = `push:${key.wager_code}:${wager.settlements + wager.rollbacks + wager.cancellations}`
  return decideTransaction(deciding, { ...asked, ...settlement, transaction_id, wager_status: word.status })
}

const playerAndProduct = ({ player, batch }: Deciding) => ({ player_id: player.id, product_code: batch.product_code })

/** What the same transaction moved when it came first, before or in this batch. */
function amountBefore({ table, batch, decision }: Deciding, asked: AskedTransaction): Money | undefined {
  const { transaction_id } = asked
  return (
    table.done.get(transactionKey({ product_code: batch.product_code, transaction_id })) ??
    decision.effects.find((effect) => effect.transaction_id === transaction_id)?.amount
  )
}

function wagerSoFar({ table, decision }: Deciding, key: WagerKey): WagerState {
  return decision.effects
    .filter((effect) => effect.wager_code === key.wager_code)
    .reduce(withEffect, table.wagers.get(wagerKey(key)) ?? NO_WAGER)
}

/** Called back before we knew of it; not one that merely stands in another state. */
const isMissing = (asked: AskedTransaction, wager: WagerState) =>
  asked.action === 'CANCEL' ? wager.bets === 0 : isUnknown(wager)

function rememberGivenUp(table: Table, wagers: WagerKey[]): void {
  for (const wager of wagers) table.given_up.add(wagerKey(wager))
}

/** What the next batch of the set sees. */
function takeOver(deciding: Deciding): void {
  const { table, decision } = deciding
  takeOverHoldings(deciding, decision.effects)
  rememberGivenUp(table, decision.given_up)
  for (const effect of decision.effects) {
    const { player_id, product_code, wager_code } = effect
    table.balances.set(playerAccountId(player_id, 'game'), effect.balance_after)
    table.done.set(transactionKey(effect), effect.amount)
    if (wager_code === null) continue
    const key = wagerKey({ player_id, product_code, wager_code })
    table.wagers.set(key, withEffect(table.wagers.get(key) ?? NO_WAGER, effect))
  }
}
