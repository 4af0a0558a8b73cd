import { type Money, writeMoney } from '#contract/money.ts'
import type { TwoDSession } from '#contract/two-d.ts'
import { type LiveSession, whyStopped } from '../../identity/index.ts'
import { playerAccountId } from '../../ledger/index.ts'
import { Problem } from '../../platform/http/problem.ts'
import { uuidV7 } from '../../platform/random.ts'
import type { Draw } from '../draw.ts'
import { type PlacedSlip, prizeOf } from '../slip.ts'
import type { Stake } from '../slip-rules.ts'
import { PlayerStakes } from './player-stakes.ts'

/** One player's wish to bet, as it came from the screen and was read. */
export interface AskedSlip {
  token_hash: Buffer
  /** Whom the token belongs to; whether it is alive is checked under the account's lock. */
  player_id: bigint
  /** As named by the caller, or null. */
  session: TwoDSession | null
  /** Which draw that means now; null where there is none. */
  draw_id: number | null
  stakes: Stake[]
  total: Money
  request_id: string | null
}

/** A number of a draw, under its lock. */
export interface Cap {
  draw_id: number
  digits: string
  cap: Money
  is_closed: boolean
  staked: Money
  liability: Money
}

/** Everything the decision rests on, read under locks. What the set takes of caps, stakes and balances is taken here. */
export interface Table {
  is_game_open: boolean
  now: Date
  /** In the order of the asked slips; null where the token is not alive. */
  sessions: (LiveSession | null)[]
  /** A number for each asked slip. */
  numbers: bigint[]
  draws: Map<number, Draw>
  caps: Map<string, Cap>
  /** What a player has on each number of a draw, by `stakeKey`. */
  staked: Map<string, PlayerStakes>
  balances: ReadonlyMap<bigint, Money>
  names: Map<bigint, string>
  earlier: PlacedSlip[]
}

/** What becomes of one asked slip. */
export type Decision =
  | { kind: 'refused'; problem: Problem }
  /** The same request was answered before: it gets that answer. */
  | { kind: 'earlier'; slip: PlacedSlip }
  | { kind: 'placed'; slip: PlacedSlip }

export const capKey = ({ draw_id, digits }: { draw_id: number; digits: string }) => `${draw_id}:${digits}`
export const stakeKey = ({ draw_id, player_id }: { draw_id: number; player_id: bigint }) => `${draw_id}:${player_id}`
const requestKey = (asked: { player_id: bigint; request_id: string | null }) => `${asked.player_id}:${asked.request_id}`

/** Decides a set in order. Each slip sees caps, stakes and balances as the ones before it left them. */
export function decideSlips(table: Table, set: AskedSlip[]): Decision[] {
  const balances = new Map(table.balances)
  const answered = new Map(table.earlier.map((slip) => [requestKey(slip), slip]))

  return set.map((asked, place): Decision => {
    const session = table.sessions[place]
    if (!session) return refuse('unauthenticated')
    const first = asked.request_id === null ? undefined : answered.get(requestKey(asked))
    if (first) return isSameSlip(first, asked) ? { kind: 'earlier', slip: first } : refuse('request_id_reused')

    const stopped = whyStopped(session)
    if (stopped) return refuse(stopped)
    const draw = asked.draw_id === null ? undefined : table.draws.get(asked.draw_id)
    if (!draw) return refuse('two_d_no_draw')
    const refusal = refuseTerms(table, draw, asked) ?? refuseOverLimit(table, draw, asked)
    if (refusal) return { kind: 'refused', problem: refusal }

    const account_id = playerAccountId(asked.player_id, 'main')
    const before_balance = balances.get(account_id) ?? 0n
    if (before_balance < asked.total) return refuse('insufficient_main_balance')

    const slip = acceptSlip(table, draw, { asked, place, before_balance })
    balances.set(account_id, slip.after_balance)
    takeStakes(table, slip)
    if (asked.request_id !== null) answered.set(requestKey(asked), slip)
    return { kind: 'placed', slip }
  })
}

const refuse = (code: ConstructorParameters<typeof Problem>[0]): Decision => ({
  kind: 'refused',
  problem: new Problem(code),
})

/** A request that named no session is the same wherever it went first. */
function isSameSlip(first: PlacedSlip, asked: AskedSlip): boolean {
  return (
    first.total === asked.total &&
    (asked.session === null || asked.session === first.session) &&
    first.lines.length === asked.stakes.length &&
    first.lines.every(({ digits, stake }, place) => {
      const same = asked.stakes[place]
      return same?.digits === digits && same.stake === stake
    })
  )
}

function refuseTerms({ is_game_open, now }: Table, draw: Draw, { stakes }: AskedSlip): Problem | null {
  if (!is_game_open) return new Problem('game_closed')
  if (draw.status !== 'open' || now >= draw.closes_at) return new Problem('two_d_draw_closed')
  if (stakes.length > draw.lines_max) return new Problem('invalid_fields', { fields: { amounts: 'invalid' } })
  const is_small = stakes.some(({ stake }) => stake < draw.stake_min)
  return is_small ? new Problem('stake_too_small', { values: { min: writeMoney(draw.stake_min) } }) : null
}

/** A slip that is over a limit anywhere is refused whole, by the numbers that are. */
export class OverLimit extends Problem {
  readonly digits: string[]

  constructor(digits: string[]) {
    super('two_d_over_limit', { values: { digits: digits.join(', ') } })
    this.digits = digits
  }
}

function refuseOverLimit(table: Table, draw: Draw, { player_id, stakes }: AskedSlip): OverLimit | null {
  const own = table.staked.get(stakeKey({ draw_id: draw.id, player_id }))
  const over = stakes.flatMap(({ digits, stake }) => {
    const left = leftOf(table.caps.get(capKey({ draw_id: draw.id, digits })), draw, own?.on(digits) ?? 0n)
    return stake <= left ? [] : [digits]
  })
  return over.length === 0 ? null : new OverLimit(over)
}

/** What one number still takes of a player. Less than the smallest stake is nothing. */
export function leftOf(
  cap: Pick<Cap, 'cap' | 'staked' | 'is_closed'> | undefined,
  draw: Pick<Draw, 'stake_min' | 'stake_max'>,
  own: Money,
): Money {
  if (!cap || cap.is_closed) return 0n
  const [of_all, of_player] = [cap.cap - cap.staked, draw.stake_max - own]
  const left = of_all < of_player ? of_all : of_player
  return left < draw.stake_min ? 0n : left
}

interface Accepted {
  asked: AskedSlip
  /** Of the slip in its set. */
  place: number
  before_balance: Money
}

function acceptSlip(table: Table, draw: Draw, { asked, place, before_balance }: Accepted): PlacedSlip {
  return {
    id: uuidV7(table.now.getTime()),
    number: table.numbers[place] as bigint,
    draw_id: draw.id,
    player_id: asked.player_id,
    player_name: table.names.get(asked.player_id) ?? '',
    total: asked.total,
    before_balance,
    after_balance: before_balance - asked.total,
    request_id: asked.request_id,
    accepted_at: table.now,
    closes_at: draw.closes_at,
    session: draw.session,
    game_date: draw.game_date,
    draws_at: draw.draws_at,
    lines: asked.stakes.map((stake) => ({ ...stake, odds: draw.odds })),
  }
}

function takeStakes(table: Table, slip: PlacedSlip): void {
  const key = stakeKey(slip)
  const own = table.staked.get(key) ?? new PlayerStakes()
  for (const line of slip.lines) {
    own.add(line.digits, line.stake)
    const cap = table.caps.get(capKey({ draw_id: slip.draw_id, digits: line.digits }))
    if (!cap) throw new Error(`draw ${slip.draw_id} has no cap on ${line.digits}`)
    cap.staked += line.stake
    cap.liability += prizeOf(line)
  }
  table.staked.set(key, own)
}
