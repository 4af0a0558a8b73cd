import {
  type Caps,
  coverCorrections,
  getCaps,
  insertHeldCredits,
  isHourPassed,
  leftOfHeld,
  lockHolds,
  lockHour,
  noteCredited,
} from '#held-credit/server/index.ts'
import { type LockedAccounts, lockAccounts, playerAccountId, postAtomic } from '#ledger/server/index.ts'
import { createBatcher } from '#platform/server/batching/batcher.ts'
import { hasSqlState, pipelined, SQLSTATE, type Transaction } from '#platform/server/database/database.ts'
import { sortOf } from '../../rules.ts'
import { earlierTransactions, insertRefusedStakes } from '../../wagers/earlier-transactions.ts'
import {
  correctionKey,
  type Effect,
  giveUp,
  heldCreditOf,
  insertEffects,
  listPreCancelled,
  transfersOf,
  type WagerKey,
  wagerKey,
  wagerStates,
} from '../../wagers/effect.ts'
import { listLatestReports } from '../../wagers/wager.ts'
import type { CallbackContext } from '../callback-context.ts'
import { decideCalls } from '../decide/decide-calls.ts'
import type { BatchState, Decision } from '../decide/decision.ts'
import { namedPlayers } from './named-player.ts'
import { type BatchRequest, namesIn, type TransactionRequest } from './parse-call.ts'

const BATCH_MAX = 128
const IN_FLIGHT_MAX = 3
const QUEUE_MAX = 4_000
/**
 * A transaction id that two members send at once meets itself at the index; the second look finds it done. Batches that credit too much
 * together are decided one after the other.
 */
const TRIES_MAX = 3

/** The answer to one batch. */
export type CallResult = Pick<Decision, 'code' | 'balance_before' | 'balance'>

/**
 * Does what the batches of a call ask for, in one transaction with the calls decided with it. Answers batch by batch.
 * @throws what the database says; then it is not known whether anything was done, and the same ids may be sent again.
 */
export function createTakeCalls(context: CallbackContext): (batches: BatchRequest[]) => Promise<CallResult[]> {
  return createBatcher((calls: BatchRequest[][]) => takeBatch(context, calls), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })
}

async function takeBatch(context: CallbackContext, calls: BatchRequest[][]): Promise<CallResult[][]> {
  context.observeBatch(calls.length)
  let locks_hour = false
  for (let tries = 1; ; tries++) {
    try {
      return await takeOnce(context, calls, locks_hour)
    } catch (error) {
      const met_itself = hasSqlState(error, SQLSTATE.unique_violation) || hasSqlState(error, SQLSTATE.deadlock_detected)
      const is_hour_passed = isHourPassed(error)
      if (!(met_itself || is_hour_passed) || tries === TRIES_MAX) throw error
      locks_hour ||= is_hour_passed
    }
  }
}

async function takeOnce(
  context: CallbackContext,
  calls: BatchRequest[][],
  locks_hour: boolean,
): Promise<CallResult[][]> {
  const batches = calls.flat()
  const [products, switches, ids] = await Promise.all([
    context.products(),
    context.switches(),
    context.playerIds(namesIn(batches)),
  ])
  const decisions = await pipelined(context.hot_db, async (tx, commitWith) => {
    const read = await getBatchState(tx, batches, { ids, locks_hour })
    const decided = decideCalls({ ...read, balances: new Map(read.balances), products, switches }, calls)
    await lockHolds(
      tx,
      read.balances,
      decided.flatMap(({ effects }) => effects),
    )
    await commitWith(write(tx, decided, read.balances))
    return decided
  })
  context.observeDecisions(batches, decisions)
  let place = 0
  return calls.map((call) => call.map(() => decisions[place++] as Decision))
}

interface WaitingCall {
  batch: BatchRequest
  transaction: TransactionRequest
}

/** Locks the accounts first; what is read after that cannot change before the commit. */
async function getBatchState(
  tx: Transaction,
  batches: BatchRequest[],
  { ids, locks_hour }: { ids: Map<string, bigint>; locks_hour: boolean },
): Promise<Omit<BatchState, 'products' | 'switches'> & { balances: LockedAccounts }> {
  const requested = batches.flatMap((batch) => batch.transactions.map((transaction) => ({ batch, transaction })))
  const wagersOf = (is_wanted: (transaction: TransactionRequest) => boolean) => wagerKeys(requested, ids, is_wanted)
  // Sent in one go, answered in order: each statement sees what was committed before it began.
  const player_ids = [...new Set(ids.values())]
  const [balances, , players, earlier, pre_cancelled, wagers, reports, caps, held] = await Promise.all([
    lockAccounts(
      tx,
      player_ids.map((player_id) => playerAccountId(player_id, 'game')),
    ),
    locks_hour ? lockHour(tx, 'seamless') : null,
    namedPlayers(tx, ids),
    earlierTransactions(
      tx,
      requested.map(({ batch, transaction }) => ({ product_code: batch.product_code, ...transaction })),
    ),
    listPreCancelled(
      tx,
      wagersOf((transaction) => sortOf(transaction.action) === 'stake'),
    ),
    wagerStates(
      tx,
      // A bet may come after its settlement, and every one of these may settle the stake.
      wagersOf(() => true),
    ),
    listLatestReports(
      tx,
      wagersOf((transaction) => transaction.is_push),
    ),
    requested.some(({ transaction }) => mayCredit(transaction)) ? getCaps(tx, 'seamless', player_ids) : noCredit(),
    heldOfWagers(tx, wagersOf(mayCorrect)),
  ])
  return { balances, players, ...earlier, pre_cancelled, wagers, reports, caps, held }
}

const mayCredit = ({ amount, is_push }: TransactionRequest) => is_push || amount > 0n
const mayCorrect = ({ action, amount, is_push }: TransactionRequest) =>
  is_push || (amount < 0n && sortOf(action) === 'correction')
/** Calls that credit nothing need no caps. */
const noCredit = (): Caps => ({ call_max: 0n, day_max: 0n, hour_max: 0n, credited: new Map(), of_hour: 0n })

async function heldOfWagers(tx: Transaction, wagers: WagerKey[]): Promise<BatchState['held']> {
  const keys = wagers.map((wager) => ({ ...wager, correction_key: correctionKey(wager) as string }))
  const lefts = await leftOfHeld(tx, 'seamless', keys)
  const of_wager = Map.groupBy(lefts, ({ player_id, correction_key }) => `${player_id}:${correction_key}`)
  return new Map(wagers.map((wager) => [wagerKey(wager), of_wager.get(wagerKey(wager)) ?? []]))
}

function wagerKeys(
  requested: WaitingCall[],
  ids: Map<string, bigint>,
  is_wanted: (transaction: TransactionRequest) => boolean,
): WagerKey[] {
  return requested.flatMap(({ batch: { member_account, product_code }, transaction }) => {
    const player_id = ids.get(member_account)
    const { wager_code } = transaction
    return player_id !== undefined && wager_code !== null && is_wanted(transaction)
      ? [{ player_id, product_code, wager_code }]
      : []
  })
}

/** Transfers, effects and wagers pre-cancelled: all that the calls do, in one go. */
function write(tx: Transaction, decisions: Decision[], locked: LockedAccounts): Promise<unknown>[] {
  const effects: Effect[] = decisions.flatMap((decision) => decision.effects)
  const pre_cancelled = new Map(
    decisions.flatMap((decision) => decision.pre_cancelled).map((key) => [wagerKey(key), key]),
  )
  const refused_stakes = decisions.flatMap((decision) => decision.refused_stakes)
  const transfers = effects.flatMap(transfersOf)
  const held = effects.flatMap(heldCreditOf)
  return [
    // Decided under the same locks, so the ledger can only agree.
    ...(transfers.length > 0 ? [postAtomic(tx, transfers, locked)] : []),
    ...(effects.length > 0 ? [insertEffects(tx, effects)] : []),
    ...(refused_stakes.length > 0 ? [insertRefusedStakes(tx, refused_stakes)] : []),
    ...(pre_cancelled.size > 0 ? [giveUp(tx, [...pre_cancelled.values()])] : []),
    ...(held.length > 0 ? [insertHeldCredits(tx, held)] : []),
    coverCorrections(
      tx,
      effects.flatMap(({ covers }) => covers),
    ),
    noteCredited(
      tx,
      'seamless',
      effects.map(({ player_id, credited: amount }) => ({ player_id, amount })),
    ),
  ]
}
