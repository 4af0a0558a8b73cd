import { contentHash, repeatRefusal } from '#idempotency/server/index.ts'
import { whyStopped } from '#identity/server/index.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { BatchState, BetRequest } from '../context.ts'
import type { SeedSeries } from '../fairness/create-seed-series.ts'
import { holds, type ServerContribution, serverContribution } from '../fairness/roll.ts'
import { type Bet, payoutOf, prizeOf, refuseBet, stakeOf } from '../rules.ts'
import type { PlacedBet } from './bet.ts'

/** The decision about one bet. */
export type Decision =
  | { kind: 'refused'; problem: Problem }
  /** An idempotent replay: the key was answered before, and gets that answer. */
  | { kind: 'replay'; bet: PlacedBet }
  | { kind: 'placed'; bet: PlacedBet; contribution: ServerContribution; client_seed: string }
  /** The seeds at hand are used up; the next batch brings more. */
  | { kind: 'again' }

/** The last roll of a series opens the next one, which takes a thousand hashes and four round trips. */
const ENDED_PER_BATCH_MAX = 16

/** Decides a batch in order. Each bet sees the balance and the series as the ones before it left them. */
export function decideBets(state: BatchState, batch: BetRequest[]): Decision[] {
  const balances = new Map(state.balances)
  const used = new Map([...state.seed_series.values()].map((series) => [series.id, series.bets]))
  const rolled_at = new Map([...state.seed_series.values()].map((series) => [series.id, series.rolled_at]))
  const answered = new Map(state.replays.map((bet) => [playerKeyOf(bet), bet]))

  let ended = 0

  const decide = (request: BetRequest, place: number): Decision => {
    const session = state.sessions[place]
    const series = state.seed_series.get(request.player_id)
    if (!session) return refuse('unauthenticated')
    // Of a player with an account the series is opened by a later batch.
    if (!series)
      return balances.has(playerAccountId(request.player_id, 'game')) ? { kind: 'again' } : refuse('unauthenticated')

    const first = request.idempotency_key === null ? undefined : answered.get(playerKeyOf(request))
    if (first) return isSameBet(first, request.bet) ? { kind: 'replay', bet: first } : refuse('idempotency_key_reused')

    const stopped = whyStopped(session)
    if (stopped) return refuse(stopped)
    const refusal = refuseBet(state.setting, request.bet) ?? refuseTooFrequent(state, rolled_at.get(series.id) ?? null)
    if (refusal) return refuse(refusal)

    const account_id = playerAccountId(request.player_id, 'game')
    const balance = balances.get(account_id) ?? 0n
    if (balance < stakeOf(request.bet)) return refuse('insufficient_game_balance')

    const publication = state.publications.get(series.id)
    if (publication && request.published_series_id !== series.id) {
      return refuse(new Problem('seed_series_new', { values: { ...publication } }))
    }
    // Every check is behind us: only now is a seed used.
    const n = (used.get(series.id) ?? 0) + 1
    const run = state.runs.get(series.id)
    if (n > series.length || !run || !holds(run, n)) return { kind: 'again' }
    if (n === series.length && ++ended > ENDED_PER_BATCH_MAX) return { kind: 'again' }
    const contribution = serverContribution(run, { series_id: String(series.id), client_seed: series.client_seed, n })
    const bet = rollBet(state, { request, series, n, s: contribution.s, balance })

    used.set(series.id, n)
    rolled_at.set(series.id, state.now)
    balances.set(account_id, bet.balance_after)
    if (request.idempotency_key !== null) answered.set(playerKeyOf(request), bet)
    return { kind: 'placed', bet, contribution, client_seed: series.client_seed }
  }

  return batch.map((request, place): Decision => {
    const content = () => contentOf(request.bet)
    const earlier = state.refusals.of(request)
    if (earlier && state.sessions[place]) return refuse(repeatRefusal(earlier, content()))
    const decision = decide(request, place)
    if (decision.kind !== 'refused') return decision
    return refuse(state.refusals.add(request, { content, problem: decision.problem }))
  })
}

const refuse = (why: Problem | ConstructorParameters<typeof Problem>[0]): Decision => ({
  kind: 'refused',
  problem: why instanceof Problem ? why : new Problem(why),
})

const playerKeyOf = (bet: { player_id: bigint; idempotency_key: string | null }) =>
  `${bet.player_id}:${bet.idempotency_key}`

const contentOf = ({ bet_type, digit, bet_amount, multiplier }: Bet) =>
  contentHash([bet_type, digit, bet_amount, multiplier])

/** A replay may carry another client contribution; the first one counts. Anything else must be the same. */
function isSameBet(first: PlacedBet, bet: Bet): boolean {
  return (
    first.bet_type === bet.bet_type &&
    first.digit === bet.digit &&
    first.bet_amount === bet.bet_amount &&
    first.multiplier === bet.multiplier
  )
}

function refuseTooFrequent({ setting, now }: BatchState, rolled_at: Date | null): Problem | null {
  if (setting.roll_interval_seconds === 0 || rolled_at === null) return null
  const seconds = Math.ceil(setting.roll_interval_seconds - (now.getTime() - rolled_at.getTime()) / 1_000)
  return seconds > 0 ? new Problem('rolling_too_fast', { values: { seconds } }) : null
}

interface Roll {
  request: BetRequest
  series: SeedSeries
  n: number
  s: number
  balance: bigint
}

function rollBet(state: BatchState, { request, series, n, s, balance }: Roll): PlacedBet {
  const { bet } = request
  const payout_times_100 = payoutOf(state.setting, bet.bet_type)
  const roll = (s + bet.rolled_number) % 10
  const win_amount = prizeOf(bet, payout_times_100, roll)
  return {
    id: uuidV7(state.now.getTime()),
    player_id: request.player_id,
    seed_series_id: series.id,
    n,
    ...bet,
    payout_times_100,
    s,
    roll,
    win_amount,
    balance_after: balance - stakeOf(bet) + win_amount,
    idempotency_key: request.idempotency_key,
    created_at: state.now,
  }
}
