import { BadCall, type Seat } from '../../game.ts'
import type { Title } from '../../title.ts'
import type { Json, Wager } from '../../wallet.ts'
import type { Clock } from '../shared/clock.ts'
import type { Random } from '../shared/random.ts'
import { kyat } from '../shared/stake.ts'
import { betOf, getBets, noteBet, sumBySpot } from './bets.ts'
import { closingOf, createTableRounds, endOf, roundAt, type TableRounds } from './rounds.ts'
import { type Bets, prizeOf, VARIANTS, type VariantName } from './rules.ts'

export const CHIPS_KYAT = [500, 1000, 5000, 10_000, 50_000]
/** On one spot in one round. */
export const SPOT_MAX_KYAT = 500_000

/** The title says which game lies on its table. */
export const variantOf = ({ game_name }: Title): VariantName =>
  /baccarat/i.test(game_name) ? 'baccarat' : 'dragon-tiger'

/** All tables: one for each title, open all the time, at which everybody sits who plays it. */
export class LiveTables {
  private readonly clock: Clock
  private readonly random: Random
  private readonly roundsOfTables = new Map<string, TableRounds>()
  /** Wagers that end by themselves when their round is dealt. */
  private readonly awaited = new Set<string>()

  constructor(clock: Clock, random: Random) {
    this.clock = clock
    this.random = random
  }

  async stateFor(seat: Seat, with_balance: boolean): Promise<{ [name: string]: Json }> {
    const now = this.clock.now()
    const round = roundAt(now)
    const tableRounds = this.roundsOf(seat)
    return {
      round,
      closes_in_ms: closingOf(round) - now,
      ends_in_ms: endOf(round) - now,
      deal: tableRounds.dealOf(round, now) as unknown as Json,
      road: tableRounds.road(now),
      bets: getBets(seat).filter((bet) => bet.round === round) as unknown as Json,
      balance: with_balance ? Number(await seat.wallet.balance()) : null,
    }
  }

  /** Whether the bet lies on the table: it does not when betting is over. */
  async placeBet(seat: Seat, { bet_id, round, bets }: { bet_id: string; round: number; bets: Bets }): Promise<boolean> {
    if (await isPlaced(seat, bet_id)) return true
    const amount = requireRightBets(seat, round, bets)
    const now = this.clock.now()
    if (round !== roundAt(now) || now >= closingOf(round)) return false
    const wager = await seat.wallet.bet({
      round_id: `${variantOf(seat.session.title)}-${round}`,
      amount: BigInt(amount),
      details: { bet_id, round, bets },
    })
    noteBet(seat, betOf(wager))
    this.endWhenDealt(seat, wager)
    return true
  }

  /** Bets of a round that is still open stay; those whose cards nobody knows any more are given back. */
  async resume(seat: Seat, wagers: Wager[]): Promise<void> {
    for (const wager of wagers.filter(({ code }) => !this.awaited.has(code))) {
      const bet = betOf(wager)
      if (this.clock.now() < closingOf(bet.round) || this.roundsOf(seat).knows(bet.round)) {
        this.endWhenDealt(seat, wager)
      } else {
        noteBet(seat, { ...bet, prize: bet.staked })
        await seat.wallet.cancel(wager)
      }
    }
  }

  private roundsOf({ session: { title } }: Seat): TableRounds {
    const known = this.roundsOfTables.get(title.game_code)
    if (known) return known
    const tableRounds = createTableRounds(VARIANTS[variantOf(title)], this.random)
    this.roundsOfTables.set(title.game_code, tableRounds)
    return tableRounds
  }

  private endWhenDealt(seat: Seat, wager: Wager): void {
    this.awaited.add(wager.code)
    this.clock.at(closingOf(betOf(wager).round), async () => {
      try {
        await this.endBet(seat, wager)
      } finally {
        this.awaited.delete(wager.code)
      }
    })
  }

  private async endBet(seat: Seat, wager: Wager): Promise<void> {
    const bet = betOf(wager)
    const deal = this.roundsOf(seat).dealOf(bet.round, this.clock.now())
    if (!deal) throw new Error(`round ${bet.round} is not dealt yet`)
    const prize = prizeOf(VARIANTS[variantOf(seat.session.title)], bet.bets, deal.winner)
    noteBet(seat, { ...bet, prize })
    await seat.wallet.settle(wager, BigInt(prize), deal as unknown as Json)
  }
}

/** An answer that got lost must not place the bet twice. */
async function isPlaced(seat: Seat, bet_id: string): Promise<boolean> {
  if (getBets(seat).some((bet) => bet.bet_id === bet_id)) return true
  return (await seat.wallet.listOpenWagers()).some((wager) => betOf(wager).bet_id === bet_id)
}

/** @throws BadCall; answers the stake of all spots together. */
function requireRightBets(seat: Seat, round: number, bets: Bets): number {
  const { currency, title } = seat.session
  const chip = kyat(CHIPS_KYAT[0] ?? 0, currency)
  const spots = VARIANTS[variantOf(title)].pays
  const lying = sumBySpot(getBets(seat).filter((bet) => bet.round === round))
  for (const [spot, amount] of Object.entries(bets)) {
    if (!Object.hasOwn(spots, spot)) throw new BadCall('The table has no such spot.')
    if (amount % chip !== 0) throw new BadCall('The table has no such chip.')
    if ((lying[spot] ?? 0) + amount > kyat(SPOT_MAX_KYAT, currency)) throw new BadCall('The spot takes no more.')
  }
  return Object.values(bets).reduce((sum, amount) => sum + amount, 0)
}
