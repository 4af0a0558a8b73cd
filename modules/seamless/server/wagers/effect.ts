import {
  type Cover,
  heldSumOf,
  type NewHeldCredit,
  type PassedCap,
  transfersIntoHold,
  transfersOutOfHold,
} from '#held-credit/server/index.ts'
import {
  seamlessAdded,
  seamlessBet,
  seamlessBonus,
  seamlessReceivable,
  seamlessRefund,
  seamlessReopened,
  seamlessSettled,
  seamlessTakenBack,
  seamlessTip,
  seamlessWin,
  type Transfer,
} from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import type { Action } from '#seamless/contract/protocol.ts'
import type { TransactionRequest } from '../callbacks/receive/parse-call.ts'
import { NO_WAGER, type WagerState, withEffect } from '../rules.ts'

/** The effect of one transaction of the aggregator, as the database stores it. */
export interface Effect extends TransactionRequest {
  id: string
  player_id: bigint
  product_code: number
  game_type: string
  receivable: Money
  /** The part of the amount that the caps of credits count. */
  credited: Money
  /** Null for what passes no cap. */
  hold: (PassedCap & { id: string }) | null
  /** The part of the amount that went on into the hold: all of it, or nothing. */
  held: Money
  /** The parts of held credits that a correction takes, and their sum, which the game balance does not pay. */
  covers: Cover[]
  covered: Money
  /** How much of the wager's open stake became income; below zero where it is open again. */
  stake_settled: Money
  balance_before: Money
  balance_after: Money
}

/** Wagers are told apart within a player and a product: nobody can cancel another's bet. */
export interface WagerKey {
  player_id: bigint
  product_code: number
  wager_code: string
}

export const wagerKey = (key: WagerKey) => `${key.player_id}:${key.product_code}:${key.wager_code}`
export const transactionKey = (key: { product_code: number; transaction_id: string }) =>
  `${key.product_code}:${key.transaction_id}`

export const reportKey = (key: Pick<WagerKey, 'product_code' | 'wager_code'>) => `${key.product_code}:${key.wager_code}`

const MOVES: Record<Action, (move: { cause_id: string; player_id: bigint; amount: Money }) => Transfer> = {
  BET: seamlessBet,
  BET_PRESERVE: seamlessBet,
  TIP: seamlessTip,
  SETTLED: seamlessWin,
  JACKPOT: seamlessBonus,
  BONUS: seamlessBonus,
  PROMO: seamlessBonus,
  LEADERBOARD: seamlessBonus,
  FREEBET: seamlessBonus,
  PRESERVE_REFUND: seamlessRefund,
  CANCEL: seamlessRefund,
  ROLLBACK: seamlessAdded,
  ADJUSTMENT: seamlessAdded,
  RESETTLED: seamlessAdded,
}
const CORRECTS_DOWN = new Set<Action>(['ROLLBACK', 'ADJUSTMENT', 'RESETTLED'])

/** An effect's transfers in the ledger: none for nothing, and those of the wager's open stake. */
export function transfersOf(effect: Effect): Transfer[] {
  return [...transfersOutOfHold(effect), ...movesOf(effect), ...transfersIntoHold(effect), ...movesOfStake(effect)]
}

/** The key by which a later correction finds the held credit. */
export const correctionKey = ({ product_code, wager_code }: { product_code: number; wager_code: string | null }) =>
  wager_code === null ? null : `${product_code}:${wager_code}`

/** The held credit of an effect, for the decision of the staff; none where nothing goes into the hold. */
export function heldCreditOf(effect: Effect): NewHeldCredit[] {
  const { hold, id: cause_id, player_id, product_code, game_type, game_code, transaction_id, wager_code } = effect
  if (hold === null) return []
  const named = { product_code, game_type, game_code, transaction_id, wager_code }
  return [
    {
      ...hold,
      ...named,
      partner: 'seamless',
      cause_id,
      player_id,
      correction_key: correctionKey(effect),
      amount: effect.held,
    },
  ]
}

function movesOfStake({ id: cause_id, player_id, stake_settled }: Effect): Transfer[] {
  if (stake_settled > 0n) return [seamlessSettled({ cause_id, player_id, amount: stake_settled })]
  return stake_settled < 0n ? [seamlessReopened({ cause_id, player_id, amount: -stake_settled })] : []
}

/** Two when the player comes to owe the rest. */
function movesOf(effect: Effect): Transfer[] {
  const { id: cause_id, player_id, action, amount, receivable, covered, covers } = effect
  if (amount === 0n) return []
  const is_taken_back = amount < 0n && CORRECTS_DOWN.has(action)
  // A held credit that staff refused is the operator's already: its correction moves no money.
  const moved = amount < 0n ? -amount - receivable - (covered - heldSumOf(covers)) : amount
  const move = is_taken_back ? seamlessTakenBack : MOVES[action]
  return [
    ...(moved > 0n ? [move({ cause_id, player_id, amount: moved })] : []),
    ...(receivable > 0n ? [seamlessReceivable({ cause_id, amount: receivable })] : []),
  ]
}

/** Which of these wagers the aggregator gave up. */
export async function listPreCancelled(tx: Transaction, wagers: WagerKey[]): Promise<Set<string>> {
  if (wagers.length === 0) return new Set()
  const rows = await tx<WagerKey[]>`
    select g.player_id, g.product_code, g.wager_code from ${keysOf(tx, wagers)} join seamless.pre_cancelled_wager g
    using (player_id, product_code, wager_code)`
  return new Set(rows.map(wagerKey))
}

export async function giveUp(tx: Transaction, wagers: WagerKey[]): Promise<void> {
  await tx`
    insert into seamless.pre_cancelled_wager (player_id, product_code, wager_code)
    select * from ${keysOf(tx, wagers)} on conflict do nothing`
}

const keysOf = (db: Queryable, wagers: WagerKey[]) =>
  rowsOf(db, 'requested', wagers, { player_id: 'bigint', product_code: 'integer', wager_code: 'text' })

/**
 * The state of each of these wagers, by its effects, which are a few at most; a new wager is not in the map. The sums are made
 * here: most wagers of a batch are new, and SQL would make and send empty sums for each of them.
 */
export async function wagerStates(tx: Transaction, wagers: WagerKey[]): Promise<Map<string, WagerState>> {
  if (wagers.length === 0) return new Map()
  const distinct = [...new Map(wagers.map((wager) => [wagerKey(wager), wager])).values()]
  const rows = await tx<(WagerKey & Pick<Effect, 'action' | 'amount'>)[]>`
    select requested.*, e.action, e.amount
    from ${keysOf(tx, distinct)} join seamless.effect e using (player_id, wager_code, product_code)`
  const states = new Map<string, WagerState>()
  for (const row of rows) {
    const key = wagerKey(row)
    states.set(key, withEffect(states.get(key) ?? NO_WAGER, row))
  }
  return states
}

export async function insertEffects(tx: Transaction, effects: Effect[]): Promise<void> {
  await tx`
    insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, held, covered,
                                 balance_before, balance_after, wager_code, round_id, game_type, game_code, wager_status, settled_at)
    select * from ${rowsOf(tx, 'effect', effects, {
      id: 'uuid',
      player_id: 'bigint',
      product_code: 'integer',
      transaction_id: 'text',
      action: 'text',
      amount: 'bigint',
      receivable: 'bigint',
      held: 'bigint',
      covered: 'bigint',
      balance_before: 'bigint',
      balance_after: 'bigint',
      wager_code: 'text',
      round_id: 'text',
      game_type: 'text',
      game_code: 'text',
      wager_status: 'text',
      settled_at: 'timestamptz',
    })}`
}
