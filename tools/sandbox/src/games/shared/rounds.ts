import { BadCall, type Seat } from '../../game.ts'
import type { Json, Wager } from '../../wallet.ts'

/** A game's record of a round that it has decided. */
interface RoundRow {
  round_id: string
  /** The request of the round, as text: the same id for another request is refused. */
  asked: string
  prize: number
  outcome: Json
}

interface RoundNote {
  rounds: RoundRow[]
}

export interface Round {
  round_id: string
  asked: Json
  stake: number
  /** Draws the outcome. Called once the stake is paid, and never again for the same round. */
  decide(): { prize: number; outcome: Json }
}

export interface RoundAnswer {
  outcome: Json
  prize: number
  /** After the round; null while the operator has not confirmed the prize. */
  balance: number | null
}

/** Two tabs may play one title; a browser asks again for its last round only. */
const REMEMBERED = 6

/**
 * Stake, outcome, prize. The outcome is noted before it is settled, so that neither a crash nor a second
 * call with the same id can draw it twice.
 * @throws Declined when the stake was not paid
 */
export async function playRound(seat: Seat, round: Round): Promise<RoundAnswer> {
  const asked = JSON.stringify(round.asked)
  const known = roundsOf(seat).find(({ round_id }) => round_id === round.round_id)
  if (known) {
    if (known.asked !== asked) throw new BadCall('This round was played with another stake.')
    return repeatRound(seat, known)
  }
  const wager = await seat.wallet.bet({
    round_id: round.round_id,
    amount: BigInt(round.stake),
    details: { asked: round.asked },
  })
  const decided: RoundRow = { round_id: round.round_id, asked, ...round.decide() }
  seat.notes.write({ rounds: [...roundsOf(seat), decided].slice(-REMEMBERED) } as unknown as Json)
  const balance = await seat.wallet.settle(wager, BigInt(decided.prize), decided.outcome)
  return { outcome: decided.outcome, prize: decided.prize, balance: numberOrNull(balance) }
}

/** Pays what was decided, and takes back what was not. */
export async function resumeRounds(seat: Seat, wagers: Wager[]): Promise<void> {
  const rounds = roundsOf(seat)
  for (const wager of wagers) {
    const decided = rounds.find(({ round_id }) => round_id === wager.round_id)
    if (decided) await seat.wallet.settle(wager, BigInt(decided.prize), decided.outcome)
    else await seat.wallet.cancel(wager)
  }
}

async function repeatRound(seat: Seat, { round_id, prize, outcome }: RoundRow): Promise<RoundAnswer> {
  const open = (await seat.wallet.listOpenWagers()).filter((wager) => wager.round_id === round_id)
  if (open.length > 0) await resumeRounds(seat, open)
  return { outcome, prize, balance: Number(await seat.wallet.balance()) }
}

function roundsOf({ notes }: Seat): RoundRow[] {
  return (notes.read() as unknown as RoundNote | null)?.rounds ?? []
}

const numberOrNull = (amount: bigint | null) => (amount === null ? null : Number(amount))
