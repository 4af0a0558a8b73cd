import assert from 'node:assert/strict'
import { stillLiveSessions, touchSessions } from '../identity/index.ts'
import { digitBetPrize, digitBetStake, lockAccounts, playerAccountId, postAtomic } from '../ledger/index.ts'
import { openBatcher } from '../platform/batching/batcher.ts'
import { pipelined, type Transaction } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/row-set.ts'
import { Problem } from '../platform/http/problem.ts'
import { openTokenBucket } from '../platform/rate-limit/token-bucket.ts'
import { answerFirstTime, answerOnceMore } from './answer-bet.ts'
import type { PlacedBet } from './bet.ts'
import type { AskedBet, Dealer, Table } from './dealer.ts'
import { decideBets } from './decide-bets.ts'
import { addRecent, expectedBehind, keepRecent, missedBets } from './recent-bets.ts'
import type { Setting } from './rules.ts'

const BATCH_MAX = 128
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000
/** No thumb is that fast; a script that is takes nobody else's turn. */
const BETS_PER_PLAYER = { burst: 120, per_second: 30 }
/**
 * A series takes four round trips and a thousand hashes. A set of players who all bet for the first time would take
 * longer than its calls have, be given up, and be the same set again when they ask again.
 */
const OPENED_PER_SET_MAX = 16
/** A bet that met the end of a series or of its unfolded run goes into the next set; of a full set of new players some wait for eight. */
const SETS_PER_BET_MAX = 10

/**
 * Places a bet, rolls and pays, in one transaction with the other bets of its set. Answers the
 * JSON of a DigitBetAnswer.
 * @throws Problem, for this bet alone; its neighbours stand.
 */
export function openPlaceBet(dealer: Dealer): (asked: AskedBet) => Promise<string> {
  const place = openBatcher((set: AskedBet[]) => placeSet(dealer, set), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })

  const waitFor = openTokenBucket(BETS_PER_PLAYER)

  return async (asked) => {
    const seconds = waitFor(String(asked.player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    for (let tries = 0; tries < SETS_PER_BET_MAX; tries++) {
      const answer = await place(asked)
      if (answer instanceof Problem) throw answer
      if (answer !== 'again') return answer
    }
    throw new Problem('busy')
  }
}

async function placeSet(dealer: Dealer, set: AskedBet[]): Promise<(string | Problem | 'again')[]> {
  dealer.observeBatch(set.length)
  const setting = await dealer.setting()
  const { answered, bets, table } = await pipelined(dealer.hot_db, async (tx, commitWith) => {
    const table = await readTable(tx, dealer, set, setting)
    const decisions = decideBets(table, set)
    const bets = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.bet] : []))
    await commitWith(takeBets(tx, bets, table))
    return { answered: decisions.map((decision) => answerFirstTime(decision, table.rows)), bets, table }
  })
  // Only now, after the commit, do other sets see these bets.
  keepRecent(dealer, bets, table)
  await touchSessions(dealer.hot_db, table.sessions)
  return Promise.all(
    answered.map(async (one) => (one.kind === 'earlier' ? answerOnceMore(dealer, one.bet) : one.answer)),
  )
}

/** Locks the accounts first; what is read after that cannot change before the commit. */
async function readTable(tx: Transaction, dealer: Dealer, set: AskedBet[], setting: Setting): Promise<Table> {
  const player_ids = [...new Set(set.map((asked) => asked.player_id))]
  const known = dealer.recent.of(player_ids)
  // Sent in one go, answered in order: each statement sees what was committed before it began.
  const [balances, [clock], sessions, changed, earlier, missed] = await Promise.all([
    lockAccounts(
      tx,
      player_ids.map((player_id) => playerAccountId(player_id, 'game')),
    ),
    tx<{ now: Date }[]>`select clock_timestamp() as now`,
    stillLiveSessions(tx, set),
    dealer.epochs.changed(
      tx,
      player_ids.map((player_id) => ({ player_id, epoch_id: known.get(player_id)?.epoch.id ?? null })),
    ),
    earlierBets(tx, set),
    missedBets(tx, known, expectedBehind(known, player_ids)),
  ])
  assert(clock)
  const epochs = new Map(changed.map((epoch) => [epoch.player_id, epoch]))
  const places = { balances, epochs, rows: new Map<bigint, string[]>(), behind: new Set<bigint>() }
  await addRecent(tx, { known, missed }, places)
  const without = player_ids.filter((player_id) => {
    const epoch = epochs.get(player_id)
    return balances.has(playerAccountId(player_id, 'game')) && (!epoch || epoch.bets >= epoch.length)
  })
  for (const player_id of without.slice(0, OPENED_PER_SET_MAX)) {
    epochs.set(player_id, await dealer.epochs.open(tx, player_id, setting.epoch_length))
  }
  const runs = await dealer.epochs.runs(
    tx,
    [...epochs.values()]
      // Of a used-up series, which a later set replaces, nothing is left to unfold.
      .filter(({ bets, length }) => bets < length)
      .map((epoch) => ({ epoch_id: epoch.id, length: epoch.length, n: epoch.bets + 1 })),
  )
  return { setting, now: clock.now, sessions, ...places, runs, earlier }
}

async function earlierBets(tx: Transaction, set: AskedBet[]): Promise<PlacedBet[]> {
  const requests = set.filter((asked) => asked.request_id !== null)
  if (requests.length === 0) return []
  return tx<PlacedBet[]>`
    select bet.* from ${rowsOf(tx, 'asked', requests, { player_id: 'bigint', request_id: 'text' })}
    join digit_bet.bet using (player_id, request_id)`
}

/** Stakes, prizes and bets: all of the set's effects, in one go. A seed is used because its bet stands. */
function takeBets(tx: Transaction, bets: PlacedBet[], table: Table): Promise<unknown>[] {
  if (bets.length === 0) return []
  const transfers = bets.flatMap((bet) => {
    const move = { cause_id: bet.id, player_id: bet.player_id }
    const stake = digitBetStake({ ...move, amount: bet.bet_amount * BigInt(bet.multiplier) })
    return bet.win_amount > 0n ? [stake, digitBetPrize({ ...move, amount: bet.win_amount })] : [stake]
  })
  return [
    // The bets were decided under the same locks, so the ledger can only agree.
    postAtomic(tx, transfers, table.balances),
    insertBets(tx, bets, table.now),
  ]
}

async function insertBets(tx: Transaction, bets: PlacedBet[], now: Date): Promise<void> {
  await tx`
    insert into digit_bet.bet (id, player_id, epoch_id, n, bet_type, digit, bet_amount, multiplier, payout_times_100,
                               s, rolled_number, roll, win_amount, balance_after, request_id, created_at)
    select *, ${now}::timestamptz from ${rowsOf(tx, 'placed', bets, {
      id: 'uuid',
      player_id: 'bigint',
      epoch_id: 'bigint',
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
      request_id: 'text',
    })}`
}
