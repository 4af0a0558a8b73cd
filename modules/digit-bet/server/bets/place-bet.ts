import assert from 'node:assert/strict'
import { BatchRefusals, type RefusalColumns, refusalOfRequested } from '#idempotency/server/index.ts'
import { stillLiveSessions, touchSessions } from '#identity/server/index.ts'
import { digitBetPrize, digitBetStake, lockAccounts, playerAccountId, postAtomic } from '#ledger/server/index.ts'
import { createBatcher } from '#platform/server/batching/batcher.ts'
import { pipelined, type Transaction } from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { BatchState, BetRequest, DigitBetContext } from '../context.ts'
import type { Setting } from '../rules.ts'
import { answerDecision, answerReplay } from './answer-bet.ts'
import type { PlacedBet } from './bet.ts'
import { decideBets } from './decide-bets.ts'
import { newPublications, openNextSeries, publishedBefore } from './publications.ts'
import { addRecent, cacheRecent, expectedBehind, missedBets } from './recent-bets.ts'

const BATCH_MAX = 128
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000
/** No thumb is that fast; a script that is takes nobody else's turn. */
const BETS_PER_PLAYER = { burst: 120, per_second: 30 }
/**
 * A series takes four round trips and a thousand hashes. A batch of players who all bet for the first time would take
 * longer than its calls have, be given up, and be the same batch again when they ask again.
 */
const OPENED_PER_BATCH_MAX = 16
/** A bet that met the end of a series or of its unfolded run goes into the next batch; of a full batch of new players some wait for eight. */
const BATCHES_PER_BET_MAX = 10

/**
 * Places a bet, rolls and pays, in one transaction with the other bets of its batch. Answers the
 * JSON of a DigitBetAnswer.
 * @throws Problem, for this bet alone; its neighbours stand.
 */
export function createPlaceBet(context: DigitBetContext): (request: BetRequest) => Promise<string> {
  const place = createBatcher((batch: BetRequest[]) => placeBatch(context, batch), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })

  const waitFor = createTokenBucket(BETS_PER_PLAYER)

  return async (request) => {
    const seconds = waitFor(String(request.player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    for (let tries = 0; tries < BATCHES_PER_BET_MAX; tries++) {
      const answer = await place(request)
      if (answer instanceof Problem) throw answer
      if (answer !== 'again') return answer
    }
    throw new Problem('busy')
  }
}

async function placeBatch(context: DigitBetContext, batch: BetRequest[]): Promise<(string | Problem | 'again')[]> {
  context.observeBatch(batch.length)
  const setting = await context.setting()
  const { answered, bets, state, published } = await pipelined(context.hot_db, async (tx, commitWith) => {
    const state = await lockBatchState(tx, context, batch, setting)
    const decisions = decideBets(state, batch)
    const bets = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.bet] : []))
    const next_series = await openNextSeries(tx, context, bets, state)
    await commitWith([...takeBets(tx, bets, state), ...state.refusals.insert(tx, 'digit_bet')])
    const answered = decisions.map((decision) => answerDecision(decision, state.rows, next_series))
    const published = [...state.publications.keys(), ...[...next_series.values()].map(({ epoch }) => BigInt(epoch))]
    return { answered, bets, state, published }
  })
  context.seed_series.publish(published)
  // Only now, after the commit, do other batches see these bets.
  cacheRecent(context.recent, bets, state)
  await touchSessions(context.hot_db, state.sessions)
  return Promise.all(answered.map(async (one) => (one.kind === 'replay' ? answerReplay(context, one.bet) : one.answer)))
}

/** Locks the accounts first; what is read after that cannot change before the commit. */
async function lockBatchState(
  tx: Transaction,
  context: DigitBetContext,
  batch: BetRequest[],
  setting: Setting,
): Promise<BatchState> {
  const player_ids = [...new Set(batch.map((request) => request.player_id))]
  const known = context.recent.of(player_ids)
  // Sent in one go, answered in order: each statement sees what was committed before it began.
  const [balances, [clock], sessions, changed, answers, missed] = await Promise.all([
    lockAccounts(
      tx,
      player_ids.map((player_id) => playerAccountId(player_id, 'game')),
    ),
    tx<{ now: Date }[]>`select clock_timestamp() as now`,
    stillLiveSessions(tx, batch),
    context.seed_series.changed(
      tx,
      player_ids.map((player_id) => ({ player_id, seed_series_id: known.get(player_id)?.series.id ?? null })),
    ),
    findAnswers(tx, batch),
    missedBets(tx, known, expectedBehind(known, player_ids)),
  ])
  assert(clock)
  const seed_series = new Map(changed.map((series) => [series.player_id, series]))
  const places = { balances, seed_series, rows: new Map<bigint, string[]>(), behind: new Set<bigint>() }
  await addRecent(tx, { known, missed }, places)
  for (const request of batch) request.published_series_id ??= publishedBefore(context, request, seed_series)
  const without = player_ids.filter((player_id) => {
    const series = seed_series.get(player_id)
    return balances.has(playerAccountId(player_id, 'game')) && (!series || series.bets >= series.length)
  })
  for (const player_id of without.slice(0, OPENED_PER_BATCH_MAX)) {
    seed_series.set(player_id, await context.seed_series.open(tx, player_id, setting.seed_series_length))
  }
  const runs = await context.seed_series.runs(
    tx,
    [...seed_series.values()]
      // Of a used-up series, which a later batch replaces, nothing is left to unfold.
      .filter(({ bets, length }) => bets < length)
      .map((series) => ({ seed_series_id: series.id, length: series.length, n: series.bets + 1 })),
  )
  const publications = await newPublications(tx, context, batch, seed_series)
  return { setting, now: clock.now, sessions, ...places, runs, publications, ...(await readAnswers(tx, answers)) }
}

/** The earlier decision under an idempotency key: a bet, or a refusal. */
interface KeyAnswer extends RefusalColumns {
  bet_id: string | null
}

async function findAnswers(tx: Transaction, batch: BetRequest[]): Promise<KeyAnswer[]> {
  const requests = batch.filter((request) => request.idempotency_key !== null)
  if (requests.length === 0) return []
  return tx<KeyAnswer[]>`
    select player_id, idempotency_key, bet.id as bet_id, refusal.content, refusal.problem
    from ${rowsOf(tx, 'requested', requests, { player_id: 'bigint', idempotency_key: 'text' })}
    left join digit_bet.bet using (player_id, idempotency_key)
    ${refusalOfRequested(tx, 'digit_bet')}
    where bet.id is not null or refusal.content is not null`
}

/** Mostly there are none, so only then is more read. */
async function readAnswers(tx: Transaction, answers: KeyAnswer[]): Promise<Pick<BatchState, 'replays' | 'refusals'>> {
  const ids = answers.flatMap(({ bet_id }) => bet_id ?? [])
  const replays =
    ids.length === 0
      ? []
      : await tx<PlacedBet[]>`select * from digit_bet.bet where id = any (${arrayOf(tx, 'uuid', ids)})`
  return { replays, refusals: new BatchRefusals(answers) }
}

/** Stakes, prizes and bets: all of the batch's effects, in one go. A seed is used because its bet stands. */
function takeBets(tx: Transaction, bets: PlacedBet[], state: BatchState): Promise<unknown>[] {
  if (bets.length === 0) return []
  const transfers = bets.flatMap((bet) => {
    const move = { cause_id: bet.id, player_id: bet.player_id }
    const stake = digitBetStake({ ...move, amount: bet.bet_amount * BigInt(bet.multiplier) })
    return bet.win_amount > 0n ? [stake, digitBetPrize({ ...move, amount: bet.win_amount })] : [stake]
  })
  return [
    // The bets were decided under the same locks, so the ledger can only agree.
    postAtomic(tx, transfers, state.balances),
    insertBets(tx, bets, state.now),
  ]
}

async function insertBets(tx: Transaction, bets: PlacedBet[], now: Date): Promise<void> {
  await tx`
    insert into digit_bet.bet (id, player_id, seed_series_id, n, bet_type, digit, bet_amount, multiplier, payout_times_100,
                               s, rolled_number, roll, win_amount, balance_after, idempotency_key, created_at)
    select *, ${now}::timestamptz from ${rowsOf(tx, 'placed', bets, {
      id: 'uuid',
      player_id: 'bigint',
      seed_series_id: 'bigint',
      n: 'integer',
      bet_type: 'text',
      digit: 'smallint',
      bet_amount: 'bigint',
      multiplier: 'smallint',
      payout_times_100: 'integer',
      s: 'smallint',
      rolled_number: 'smallint',
      roll: 'smallint',
      win_amount: 'bigint',
      balance_after: 'bigint',
      idempotency_key: 'text',
    })}`
}
