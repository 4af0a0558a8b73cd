import assert from 'node:assert/strict'
import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import type { TwoDBetAnswer } from '#contract/two-d.ts'
import { stillLiveSessions, touchSessions } from '../../identity/index.ts'
import { type LockedAccounts, lockAccounts, playerAccountId, postAtomic, twoDStake } from '../../ledger/index.ts'
import { openBatcher } from '../../platform/batching/batcher.ts'
import { type Database, pipelined, type Transaction } from '../../platform/database/database.ts'
import { arrayOf, arraysOf } from '../../platform/database/row-set.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openTokenBucket } from '../../platform/rate-limit/token-bucket.ts'
import { latchClosed } from '../draw.ts'
import { PENDING, type PlacedSlip, slipsById, writeSlip } from '../slip.ts'
import { type AskedSlip, type Decision, decideSlips, type Table } from './decide-slips.ts'
import type { SlipDesk } from './slip-desk.ts'
import { lockCaps, readStaked, shareDraws, takeLimits } from './slip-limits.ts'
import { earlierSlips, insertSlips } from './slip-rows.ts'

/** Each slip may have a hundred lines, and while a set is written nobody else bets on its numbers. */
const BATCH_MAX = 64
/** A second set waits for the first one's numbers as a rule; it only saves the time on the way. */
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 4_000
/** Slips of one player: nobody writes faster by hand, and a script takes nobody else's turn. */
const SLIPS_PER_PLAYER = { burst: 60, per_second: 10 }
const BET_PLACED = 'Bet placed successfully'

/**
 * Places a slip in one transaction with the others of its set. Answers the JSON of a TwoDBetAnswer.
 * @throws Problem, for this slip alone; its neighbours stand.
 */
export function openPlaceSlip(desk: SlipDesk): (asked: AskedSlip) => Promise<string> {
  const place = openBatcher((set: AskedSlip[]) => placeSet(desk, set), {
    batch_max: BATCH_MAX,
    in_flight_max: IN_FLIGHT_MAX,
    queue_max: QUEUE_MAX,
  })
  const waitFor = openTokenBucket(SLIPS_PER_PLAYER)

  return async (asked) => {
    const seconds = waitFor(String(asked.player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    const answer = await place(asked)
    if (answer instanceof Problem) throw answer
    return answer
  }
}

async function placeSet(desk: SlipDesk, set: AskedSlip[]): Promise<(string | Problem)[]> {
  desk.observeBatch(set.length)
  const is_game_open = !(await desk.switches()).isGameOff('two_d')
  const { decisions, table } = await pipelined(desk.hot_db, async (tx, commitWith) => {
    const { table, locked } = await readTable(tx, set, is_game_open)
    const decisions = decideSlips(table, set)
    const slips = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.slip] : []))
    await commitWith(takeSlips(tx, { slips, table, locked }))
    return { decisions, table }
  })
  await touchSessions(desk.hot_db, table.sessions)
  await closeLateDraws(desk.db, table)
  return decisions.map(answerOf)
}

/** Draws first, then numbers, then accounts: whoever needs several of them locks in this order. */
async function readTable(
  tx: Transaction,
  set: AskedSlip[],
  is_game_open: boolean,
): Promise<{ table: Table; locked: LockedAccounts }> {
  const player_ids = [...new Set(set.map((asked) => asked.player_id))]
  // Sent in one go, answered in order: each statement sees what was committed before it began.
  const [draws, caps, locked, [clock], sessions, numbers, names, staked, earlier] = await Promise.all([
    shareDraws(tx, set),
    lockCaps(tx, set),
    lockAccounts(
      tx,
      player_ids.map((player_id) => playerAccountId(player_id, 'main')),
    ),
    // Asked after the locks: whoever waited for them may have waited past the close.
    tx<{ now: Date }[]>`select clock_timestamp() as now`,
    stillLiveSessions(tx, set),
    tx<{ number: bigint }[]>`
      select nextval('two_d.slip_number') as number from generate_series(1, ${set.length}::integer)`,
    tx<{ id: bigint; name: string }[]>`
      select id, name from identity.player where id = any (${arrayOf(tx, 'bigint', player_ids)})`,
    readStaked(tx, set),
    earlierSlips(tx, set),
  ])
  assert(clock)
  const table: Table = {
    is_game_open,
    now: clock.now,
    sessions,
    numbers: numbers.map(({ number }) => number),
    draws,
    caps,
    staked,
    balances: locked,
    names: new Map(names.map(({ id, name }) => [id, name])),
    earlier: await slipsById(tx, earlier),
  }
  return { table, locked }
}

interface Taken {
  slips: PlacedSlip[]
  table: Table
  locked: LockedAccounts
}

/** Stakes, slips, lines and what they leave: all of the set's effects, in one go. */
function takeSlips(tx: Transaction, { slips, table, locked }: Taken): Promise<unknown>[] {
  if (slips.length === 0) return []
  const stakes = slips.map(({ id, player_id, total }) => twoDStake({ cause_id: id, player_id, amount: total }))
  return [
    // The slips were decided under the same locks, so the ledger can only agree.
    postAtomic(tx, stakes, locked),
    ...insertSlips(tx, slips),
    ...takeLimits(tx, slips, table),
  ]
}

/** Who meets a draw after its time shuts it for good. */
async function closeLateDraws(db: Database, { draws, now }: Table): Promise<void> {
  const late = [...draws.values()].filter(({ status, closes_at }) => status === 'open' && now >= closes_at)
  if (late.length > 0) await latchClosed(db, db`d.id = any (${arraysOf(db, late, { id: 'integer' })})`)
}

function answerOf(decision: Decision): string | Problem {
  if (decision.kind === 'refused') return decision.problem
  const answer: TwoDBetAnswer = {
    status: REQUEST_WAS_SUCCESSFUL,
    message: BET_PLACED,
    data: writeSlip(decision.slip, PENDING),
  }
  return JSON.stringify(answer)
}
