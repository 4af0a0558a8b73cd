import type { Money } from '#contract/money.ts'
import { CALLBACK_CODE, type CallbackCode } from '#contract/seamless.ts'
import { playerAccountId } from '../../ledger/index.ts'
import { uuidV7 } from '../../platform/random.ts'
import type { Switches } from '../../switch/index.ts'
import type { Products } from '../aggregator/product.ts'
import { type Effect, transactionKey, type WagerKey, wagerKey, wordKey } from '../effect.ts'
import {
  isGivenBack,
  isUnknown,
  NO_WAGER,
  refuseWagerChange,
  settlementOf,
  sortOf,
  stakeSettledBy,
  type WagerState,
  type Word,
  withEffect,
} from '../rules.ts'
import type { AskedBatch, AskedTransaction } from './read-call.ts'

/** A player whom a call names; one who is not active may win, and not bet. */
export interface NamedPlayer {
  id: bigint
  is_active: boolean
}

/** Everything the decision rests on, read under the lock of the players' game accounts. */
export interface Table {
  products: Products
  switches: Switches
  players: Map<string, NamedPlayer>
  balances: Map<bigint, Money>
  /** Transactions taken before, with their amounts. */
  done: Map<string, Money>
  given_up: Set<string>
  wagers: Map<string, WagerState>
  /** The aggregator's last words on wagers that are settled by a push. */
  words: Map<string, Word>
}

/** What becomes of one batch: its answer, and what is to be written when it was taken. */
export interface Decision {
  code: CallbackCode
  balance_before: Money
  balance: Money
  effects: Effect[]
  /** Written whatever the answer: a bet of these that comes late takes nothing. */
  given_up: WagerKey[]
  /** Transactions that came back with another amount than they were taken with. */
  changed: AskedTransaction[]
}

/** Decides the batches of a set in order. Each sees balances and wagers as the ones before it left them. */
export function decideCalls(table: Table, batches: AskedBatch[]): Decision[] {
  return batches.map((batch) => decideBatch(table, batch))
}

function decideBatch(table: Table, batch: AskedBatch): Decision {
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

  for (const asked of batch.transactions) {
    const deciding = { table, batch, player, decision }
    const refusal = asked.is_push ? decidePush(deciding, asked) : decideTransaction(deciding, asked)
    if (refusal === null) continue
    // Whole or not at all: what this batch did so far was only noted here.
    rememberGivenUp(table, decision.given_up)
    return { ...decision, code: refusal, balance: decision.balance_before, effects: [] }
  }
  takeOver(table, decision)
  return decision.effects.length > 0 ? decision : { ...decision, code: CALLBACK_CODE.done_before }
}

interface Deciding {
  table: Table
  batch: AskedBatch
  player: NamedPlayer
  decision: Decision
}

/** Adds the transaction's effect to the decision, or answers why the batch is refused. */
function decideTransaction(deciding: Deciding, asked: AskedTransaction): CallbackCode | null {
  const { table, batch, player, decision } = deciding
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
  const balance_before = decision.balance
  const owed = balance_before + asked.amount < 0n ? -(balance_before + asked.amount) : 0n
  if (owed > 0n && is_stake) return CALLBACK_CODE.not_enough_money

  const balance_after = balance_before + asked.amount + owed
  const { product_code, game_type } = batch
  const stake_settled = stakeSettledBy(asked, key && wager)
  decision.effects.push({
    ...asked,
    id: uuidV7(),
    player_id: player.id,
    product_code,
    game_type,
    owed,
    stake_settled,
    balance_before,
    balance_after,
  })
  decision.balance = balance_after
  if (key && asked.action === 'CANCEL' && isGivenBack(withEffect(wager, asked))) decision.given_up.push(key)
  return null
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

/** In another currency than the product's, an amount would be a hundred or a thousand times too large or too small. */
function refuseCurrency({ products }: Table, { product_code, game_type, currency }: AskedBatch): CallbackCode | null {
  const product = products.find(product_code, game_type)
  const is_known = product !== null && product !== 'unknown'
  return is_known && product.currency !== currency ? CALLBACK_CODE.internal : null
}

/** A stake needs a product that is open, a game that is not switched off and a player who may bet; everything else is always taken. */
function refuseStake({ table, batch, player }: Deciding, { game_code }: AskedTransaction): CallbackCode | null {
  const product = table.products.find(batch.product_code, batch.game_type)
  if (product === 'unknown') return CALLBACK_CODE.no_such_product
  if (product !== null && product.status !== 'ACTIVATED') return CALLBACK_CODE.maintenance
  if (table.switches.isTitleOff({ product_code: batch.product_code, game_code })) return CALLBACK_CODE.maintenance
  return player.is_active ? null : CALLBACK_CODE.no_such_member
}

/** Called back before we knew of it; not one that merely stands in another state. */
const isMissing = (asked: AskedTransaction, wager: WagerState) =>
  asked.action === 'CANCEL' ? wager.bets === 0 : isUnknown(wager)

function rememberGivenUp(table: Table, wagers: WagerKey[]): void {
  for (const wager of wagers) table.given_up.add(wagerKey(wager))
}

/** What the next batch of the set sees. */
function takeOver(table: Table, decision: Decision): void {
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
