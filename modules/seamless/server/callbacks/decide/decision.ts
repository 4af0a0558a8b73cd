import type { Caps, RemainingHold } from '#held-credit/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { CallbackCode } from '#seamless/contract/protocol.ts'
import type { Switches } from '#switch/server/index.ts'
import type { Products } from '../../aggregator/product.ts'
import type { WagerReport, WagerState } from '../../rules.ts'
import type { EarlierTransactions, RefusedStake } from '../../wagers/earlier-transactions.ts'
import type { Effect, WagerKey } from '../../wagers/effect.ts'
import type { BatchRequest, TransactionRequest } from '../receive/parse-call.ts'

/** A player whom a call names; one who is not active may win, and not bet. */
export interface NamedPlayer {
  id: bigint
  is_active: boolean
}

/** Everything the decision rests on, read under the lock of the players' game accounts. */
export interface BatchState extends EarlierTransactions {
  products: Products
  switches: Switches
  players: Map<string, NamedPlayer>
  balances: Map<bigint, Money>
  pre_cancelled: Set<string>
  wagers: Map<string, WagerState>
  /** The aggregator's latest reports on wagers that are settled by a push. */
  reports: Map<string, WagerReport>
  caps: Caps
  /** The remaining held credits that a correction of their wager may take, by the wager. */
  held: Map<string, RemainingHold[]>
}

/** The decision on one batch: its answer, and the rows that are written for it. */
export interface Decision {
  code: CallbackCode
  balance_before: Money
  balance: Money
  effects: Effect[]
  /** Written whatever the answer: a bet of these that comes late takes nothing. */
  pre_cancelled: WagerKey[]
  /** The stake for which the batch was refused, if it was one: its copies get the same answer. */
  refused_stakes: RefusedStake[]
  /** Transactions that came back with another amount than they were taken with. */
  changed: TransactionRequest[]
}

/** One batch of a call, while it is decided. */
export interface Deciding {
  state: BatchState
  /** The sum that the call has credited so far. */
  call: { credited: Money }
  batch: BatchRequest
  player: NamedPlayer
  decision: Decision
}
