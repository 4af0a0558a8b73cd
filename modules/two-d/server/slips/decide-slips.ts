import { type BatchRefusals, contentHash } from '#idempotency/server/index.ts'
import { type LiveSession, whyStopped } from '#identity/server/index.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import type { Draw } from '../draw.ts'
import { type PlacedSlip, prizeOf } from '../slip.ts'
import type { Stake } from '../slip-rules.ts'
import { OverLimit, repeatOf } from './over-limit.ts'
import { PlayerStakes } from './player-stakes.ts'

/** A slip that a player asks for, parsed. */
export interface SlipRequest {
  token_hash: Buffer
  /** Whom the token belongs to; whether it is alive is checked under the account's lock. */
  player_id: bigint
  /** As named by the caller, or null. */
  session: TwoDSession | null
  /** Which draw that means now; null where there is none. */
  draw_id: number | null
  stakes: Stake[]
  total: Money
  idempotency_key: string | null
}

/** A number of a draw with its limit, stakes and liability, under its lock. */
export interface NumberLimit {
  draw_id: number
  digits: string
  number_limit: Money
  is_closed: boolean
  staked: Money
  liability: Money
}

/** Everything the decision rests on, read under locks. What the batch takes of limits, stakes and balances is taken here. */
export interface BatchState {
  is_game_open: boolean
  now: Date
  /** In the order of the requests; null where the token is not alive. */
  sessions: (LiveSession | null)[]
  /** A number for each request. */
  numbers: bigint[]
  draws: Map<number, Draw>
  number_limits: Map<string, NumberLimit>
  /** The stakes of a player on each number of a draw, by `stakeKey`. */
  staked: Map<string, PlayerStakes>
  balances: ReadonlyMap<bigint, Money>
  names: Map<bigint, string>
  /** The slips that were placed before under these idempotency keys. */
  earlier: PlacedSlip[]
  refusals: BatchRefusals
}

/** The decision on one request. */
export type Decision =
  | { kind: 'refused'; problem: Problem }
  /** The same request was answered before: it gets that answer. */
  | { kind: 'earlier'; slip: PlacedSlip }
  | { kind: 'placed'; slip: PlacedSlip }

export const numberKey = ({ draw_id, digits }: { draw_id: number; digits: string }) => `${draw_id}:${digits}`
export const stakeKey = ({ draw_id, player_id }: { draw_id: number; player_id: bigint }) => `${draw_id}:${player_id}`
const requestKey = (request: { player_id: bigint; idempotency_key: string | null }) =>
  `${request.player_id}:${request.idempotency_key}`

/** Decides a batch in order. Each slip sees limits, stakes and balances as the ones before it left them. */
export function decideSlips(state: BatchState, batch: SlipRequest[]): Decision[] {
  const balances = new Map(state.balances)
  const answered = new Map(state.earlier.map((slip) => [requestKey(slip), slip]))

  const decide = (request: SlipRequest, place: number): Decision => {
    const session = state.sessions[place]
    if (!session) return refuse('unauthenticated')
    const first = request.idempotency_key === null ? undefined : answered.get(requestKey(request))
    if (first) return isSameSlip(first, request) ? { kind: 'earlier', slip: first } : refuse('idempotency_key_reused')

    const stopped = whyStopped(session)
    if (stopped) return refuse(stopped)
    const draw = request.draw_id === null ? undefined : state.draws.get(request.draw_id)
    if (!draw) return refuse('two_d_no_draw')
    const refusal = refuseTerms(state, draw, request) ?? refuseOverLimit(state, draw, request)
    if (refusal) return refuse(refusal)

    const account_id = playerAccountId(request.player_id, 'main')
    const before_balance = balances.get(account_id) ?? 0n
    if (before_balance < request.total) return refuse('insufficient_main_balance')

    const slip = acceptSlip(state, draw, { request, place, before_balance })
    balances.set(account_id, slip.after_balance)
    takeStakes(state, slip)
    if (request.idempotency_key !== null) answered.set(requestKey(request), slip)
    return { kind: 'placed', slip }
  }

  return batch.map((request, place): Decision => {
    const content = () => contentOf(request)
    const earlier = state.refusals.of(request)
    if (earlier && state.sessions[place]) return refuse(repeatOf(earlier, content()))
    const decision = decide(request, place)
    if (decision.kind !== 'refused') return decision
    return refuse(state.refusals.add(request, { content, problem: decision.problem }))
  })
}

const refuse = (why: Problem | ConstructorParameters<typeof Problem>[0]): Decision => ({
  kind: 'refused',
  problem: why instanceof Problem ? why : new Problem(why),
})

const contentOf = ({ session, stakes }: SlipRequest) =>
  contentHash([session, stakes.map(({ digits, stake }) => [digits, stake])])

/** A request that named no session is the same wherever it went first. */
function isSameSlip(first: PlacedSlip, request: SlipRequest): boolean {
  return (
    first.total === request.total &&
    (request.session === null || request.session === first.session) &&
    first.lines.length === request.stakes.length &&
    first.lines.every(({ digits, stake }, place) => {
      const same = request.stakes[place]
      return same?.digits === digits && same.stake === stake
    })
  )
}

function refuseTerms({ is_game_open, now }: BatchState, draw: Draw, { stakes }: SlipRequest): Problem | null {
  if (!is_game_open) return new Problem('game_closed')
  if (draw.status !== 'open' || now >= draw.cutoff_at) return new Problem('two_d_draw_closed')
  if (stakes.length > draw.lines_max) return new Problem('invalid_fields', { fields: { amounts: 'invalid' } })
  const is_small = stakes.some(({ stake }) => stake < draw.stake_min)
  return is_small ? new Problem('stake_too_small', { values: { min: writeMoney(draw.stake_min) } }) : null
}

function refuseOverLimit(state: BatchState, draw: Draw, { player_id, stakes }: SlipRequest): OverLimit | null {
  const own = state.staked.get(stakeKey({ draw_id: draw.id, player_id }))
  const over = stakes.flatMap(({ digits, stake }) => {
    const left = leftOf(state.number_limits.get(numberKey({ draw_id: draw.id, digits })), draw, own?.on(digits) ?? 0n)
    return stake <= left ? [] : [digits]
  })
  return over.length === 0 ? null : new OverLimit(over)
}

/** The amount that one number still takes of a player. Less than the smallest stake is nothing. */
export function leftOf(
  limit: Pick<NumberLimit, 'number_limit' | 'staked' | 'is_closed'> | undefined,
  draw: Pick<Draw, 'stake_min' | 'stake_max'>,
  own: Money,
): Money {
  if (!limit || limit.is_closed) return 0n
  const [of_all, of_player] = [limit.number_limit - limit.staked, draw.stake_max - own]
  const left = of_all < of_player ? of_all : of_player
  return left < draw.stake_min ? 0n : left
}

/** @param place of the slip in its batch */
function acceptSlip(
  state: BatchState,
  draw: Draw,
  { request, place, before_balance }: { request: SlipRequest; place: number; before_balance: Money },
): PlacedSlip {
  return {
    id: uuidV7(state.now.getTime()),
    number: state.numbers[place] as bigint,
    draw_id: draw.id,
    player_id: request.player_id,
    player_name: state.names.get(request.player_id) ?? '',
    total: request.total,
    before_balance,
    after_balance: before_balance - request.total,
    idempotency_key: request.idempotency_key,
    accepted_at: state.now,
    cutoff_at: draw.cutoff_at,
    session: draw.session,
    game_date: draw.game_date,
    draws_at: draw.draws_at,
    lines: request.stakes.map((stake) => ({ ...stake, odds: draw.odds })),
  }
}

function takeStakes(state: BatchState, slip: PlacedSlip): void {
  const key = stakeKey(slip)
  const own = state.staked.get(key) ?? new PlayerStakes()
  for (const line of slip.lines) {
    own.add(line.digits, line.stake)
    const limit = state.number_limits.get(numberKey({ draw_id: slip.draw_id, digits: line.digits }))
    if (!limit) throw new Error(`draw ${slip.draw_id} has no limit on ${line.digits}`)
    limit.staked += line.stake
    limit.liability += prizeOf(line)
  }
  state.staked.set(key, own)
}
