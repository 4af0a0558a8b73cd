import { whyStopped } from '../identity/index.ts'
import { playerAccountId } from '../ledger/index.ts'
import { Problem } from '../platform/http/problem.ts'
import { uuidV7 } from '../platform/random.ts'
import type { PlacedBet } from './bet.ts'
import type { AskedBet, Table } from './dealer.ts'
import { type Epoch, holds } from './epoch.ts'
import { type HouseHalf, houseHalf } from './roll.ts'
import { type Bet, payoutOf, prizeOf, refuseBet, stakeOf } from './rules.ts'

/** What becomes of one asked bet. */
export type Decision =
  | { kind: 'refused'; problem: Problem }
  /** The same request was answered before: it gets that answer. */
  | { kind: 'earlier'; bet: PlacedBet }
  | { kind: 'placed'; bet: PlacedBet; half: HouseHalf; client_seed: string }
  /** The seeds at hand are used up; the next set brings more. */
  | { kind: 'again' }

/** Decides a set in order. Each bet sees the balance and the series as the ones before it left them. */
export function decideBets(table: Table, set: AskedBet[]): Decision[] {
  const balances = new Map(table.balances)
  const used = new Map([...table.epochs.values()].map((epoch) => [epoch.id, epoch.bets]))
  const rolled_at = new Map([...table.epochs.values()].map((epoch) => [epoch.id, epoch.rolled_at]))
  const answered = new Map(table.earlier.map((bet) => [requestKey(bet), bet]))

  return set.map((asked, place): Decision => {
    const session = table.sessions[place]
    const epoch = table.epochs.get(asked.player_id)
    if (!session) return refuse('unauthenticated')
    // Of a player with an account the series is opened by a later set.
    if (!epoch)
      return balances.has(playerAccountId(asked.player_id, 'game')) ? { kind: 'again' } : refuse('unauthenticated')

    const first = asked.request_id === null ? undefined : answered.get(requestKey(asked))
    if (first) return isSameBet(first, asked.bet) ? { kind: 'earlier', bet: first } : refuse('request_id_reused')

    const stopped = whyStopped(session)
    if (stopped) return refuse(stopped)
    const refusal = refuseBet(table.setting, asked.bet) ?? refuseHaste(table, rolled_at.get(epoch.id) ?? null)
    if (refusal) return { kind: 'refused', problem: refusal }

    const account_id = playerAccountId(asked.player_id, 'game')
    const balance = balances.get(account_id) ?? 0n
    if (balance < stakeOf(asked.bet)) return refuse('insufficient_game_balance')

    // Every check is behind us: only now is a seed used.
    const n = (used.get(epoch.id) ?? 0) + 1
    const run = table.runs.get(epoch.id)
    if (n > epoch.length || !run || !holds(run, n)) return { kind: 'again' }
    const half = houseHalf(run, { epoch: String(epoch.id), client_seed: epoch.client_seed, n })
    const bet = rollBet(table, { asked, epoch, n, s: half.s, balance })

    used.set(epoch.id, n)
    rolled_at.set(epoch.id, table.now)
    balances.set(account_id, bet.balance_after)
    if (asked.request_id !== null) answered.set(requestKey(asked), bet)
    return { kind: 'placed', bet, half, client_seed: epoch.client_seed }
  })
}

const refuse = (code: ConstructorParameters<typeof Problem>[0]): Decision => ({
  kind: 'refused',
  problem: new Problem(code),
})

const requestKey = (asked: { player_id: bigint; request_id: string | null }) => `${asked.player_id}:${asked.request_id}`

/** Another player's half may come with a retry; the first one counts. Anything else must be the same. */
function isSameBet(first: PlacedBet, bet: Bet): boolean {
  return (
    first.bet_type === bet.bet_type &&
    first.digit === bet.digit &&
    first.bet_amount === bet.bet_amount &&
    first.multiplier === bet.multiplier
  )
}

function refuseHaste({ setting, now }: Table, rolled_at: Date | null): Problem | null {
  if (setting.roll_interval_seconds === 0 || rolled_at === null) return null
  const seconds = Math.ceil(setting.roll_interval_seconds - (now.getTime() - rolled_at.getTime()) / 1_000)
  return seconds > 0 ? new Problem('rolling_too_fast', { values: { seconds } }) : null
}

interface Roll {
  asked: AskedBet
  epoch: Epoch
  n: number
  s: number
  balance: bigint
}

function rollBet(table: Table, { asked, epoch, n, s, balance }: Roll): PlacedBet {
  const { bet } = asked
  const payout_times_100 = payoutOf(table.setting, bet.bet_type)
  const roll = (s + bet.rolled_number) % 10
  const win_amount = prizeOf(bet, payout_times_100, roll)
  return {
    id: uuidV7(table.now.getTime()),
    player_id: asked.player_id,
    epoch_id: epoch.id,
    n,
    ...bet,
    payout_times_100,
    s,
    roll,
    win_amount,
    balance_after: balance - stakeOf(bet) + win_amount,
    request_id: asked.request_id,
    created_at: table.now,
  }
}
