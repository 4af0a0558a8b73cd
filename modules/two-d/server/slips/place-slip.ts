import assert from 'node:assert/strict'
import { BatchRefusals } from '#idempotency/server/index.ts'
import { stillLiveSessions, touchSessions } from '#identity/server/index.ts'
import { type LockedAccounts, lockAccounts, playerAccountId, postAtomic, twoDStake } from '#ledger/server/index.ts'
import { REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'
import { createBatcher } from '#platform/server/batching/batcher.ts'
import { type Database, pipelined, type Transaction } from '#platform/server/database/database.ts'
import { arrayOf, arraysOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { TwoDBetAnswer } from '#two-d/contract/player.ts'
import { closeIfPastCutoff } from '../draw.ts'
import { PENDING, type PlacedSlip, serializeSlip, slipsById } from '../slip.ts'
import { type BatchState, type Decision, decideSlips, type SlipRequest } from './decide-slips.ts'
import type { SlipContext } from './slip-context.ts'
import { findPlayerStakes, lockNumberLimits, shareDraws, takeLimits } from './slip-limits.ts'
import { findAnswers, insertSlips } from './slip-rows.ts'

/** Each slip may have a hundred lines, and while a batch is written nobody else bets on its numbers. */
const BATCH_MAX = 64
/** A second batch waits for the first one's numbers as a rule; it only saves the time on the way. */
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000
/** Slips of one player: nobody writes faster by hand, and a script takes nobody else's turn. */
const SLIPS_PER_PLAYER = { burst: 60, per_second: 10 }
const BET_PLACED = 'Bet placed successfully'

/**
 * Places a slip in one transaction with the others of its batch. Answers the JSON of a TwoDBetAnswer.
 * @throws Problem, for this slip alone; its neighbours stand.
 */
export function createPlaceSlip(context: SlipContext): (request: SlipRequest) => Promise<string> {
  const place = createBatcher((batch: SlipRequest[]) => placeBatch(context, batch), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })
  const waitFor = createTokenBucket(SLIPS_PER_PLAYER)

  return async (request) => {
    const seconds = waitFor(String(request.player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    const answer = await place(request)
    if (answer instanceof Problem) throw answer
    return answer
  }
}

async function placeBatch(context: SlipContext, batch: SlipRequest[]): Promise<(string | Problem)[]> {
  context.observeBatch(batch.length)
  const is_game_open = !(await context.switches()).isGameOff('two_d')
  const { decisions, state } = await pipelined(context.hot_db, async (tx, commitWith) => {
    const { state, locked } = await getBatchState(tx, batch, is_game_open)
    const decisions = decideSlips(state, batch)
    const slips = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.slip] : []))
    await commitWith([...takeSlips(tx, { slips, state, locked }), ...state.refusals.insert(tx, 'two_d_slip')])
    return { decisions, state }
  })
  await touchSessions(context.hot_db, state.sessions)
  await closeLateDraws(context.db, state)
  return decisions.map(answerOf)
}

/** Draws first, then numbers, then accounts: every transaction that needs several of them locks in this order. */
async function getBatchState(
  tx: Transaction,
  batch: SlipRequest[],
  is_game_open: boolean,
): Promise<{ state: BatchState; locked: LockedAccounts }> {
  const player_ids = [...new Set(batch.map((request) => request.player_id))]
  // Sent in one go, answered in order: each statement sees what was committed before it began.
  const [draws, number_limits, locked, [clock], sessions, numbers, names, staked, answers] = await Promise.all([
    shareDraws(tx, batch),
    lockNumberLimits(tx, batch),
    lockAccounts(
      tx,
      player_ids.map((player_id) => playerAccountId(player_id, 'main')),
    ),
    // Read after the locks: a slip that waited for them may have waited past the cut-off.
    tx<{ now: Date }[]>`select clock_timestamp() as now`,
    stillLiveSessions(tx, batch),
    tx<{ number: bigint }[]>`
      select nextval('two_d.slip_number') as number from generate_series(1, ${batch.length}::integer)`,
    tx<{ id: bigint; name: string }[]>`
      select id, name from identity.player where id = any (${arrayOf(tx, 'bigint', player_ids)})`,
    findPlayerStakes(tx, batch),
    findAnswers(tx, batch),
  ])
  assert(clock)
  const state: BatchState = {
    is_game_open,
    now: clock.now,
    sessions,
    numbers: numbers.map(({ number }) => number),
    draws,
    number_limits,
    staked,
    balances: locked,
    names: new Map(names.map(({ id, name }) => [id, name])),
    earlier: await slipsById(
      tx,
      answers.flatMap(({ slip_id }) => slip_id ?? []),
    ),
    refusals: new BatchRefusals(answers),
  }
  return { state, locked }
}

interface DecidedBatch {
  slips: PlacedSlip[]
  state: BatchState
  locked: LockedAccounts
}

/** Stakes, slips, lines and what they leave: all of the batch's effects, in one go. */
function takeSlips(tx: Transaction, { slips, state, locked }: DecidedBatch): Promise<unknown>[] {
  if (slips.length === 0) return []
  const stakes = slips.map(({ id, player_id, total }) => twoDStake({ cause_id: id, player_id, amount: total }))
  return [
    // The slips were decided under the same locks, so the ledger can only agree.
    postAtomic(tx, stakes, locked),
    ...insertSlips(tx, slips),
    ...takeLimits(tx, slips, state),
  ]
}

/** A batch that meets a draw past its cut-off closes it for good. */
async function closeLateDraws(db: Database, { draws, now }: BatchState): Promise<void> {
  const late = [...draws.values()].filter(({ status, cutoff_at }) => status === 'open' && now >= cutoff_at)
  if (late.length > 0) await closeIfPastCutoff(db, db`d.id = any (${arraysOf(db, late, { id: 'integer' })})`)
}

function answerOf(decision: Decision): string | Problem {
  if (decision.kind === 'refused') return decision.problem
  const answer: TwoDBetAnswer = {
    status: REQUEST_WAS_SUCCESSFUL,
    message: BET_PLACED,
    data: serializeSlip(decision.slip, PENDING),
  }
  return JSON.stringify(answer)
}
