import { kyat, type Money } from '#platform/contract/money.ts'
import { type Model, noteStaked, TERMS, type Verdict } from './state.ts'

export function exchange(model: Model, place: number, way: 'main_to_game' | 'game_to_main', amount: Money): Verdict {
  const player = model.player(place)
  if (player.is_frozen) return 'player_frozen'
  if (way === 'main_to_game') {
    if (player.main < amount) return 'insufficient_main_balance'
    player.main -= amount
    player.game += amount
    return null
  }
  if (player.game < amount) return 'insufficient_game_balance'
  player.game -= amount
  player.main += amount
  return null
}

export interface DigitBet {
  bet_type: 'digit' | 'big' | 'small'
  digit: number | null
  /** Bet amount times multiplier. */
  stake: Money
}

export function refuseDigitBet(model: Model, place: number, { stake }: DigitBet): Verdict {
  const player = model.player(place)
  if (player.is_frozen) return 'player_frozen'
  if (model.isOff('digit_bet')) return 'game_closed'
  if (stake < TERMS.digit.stake_min) return 'stake_too_small'
  if (stake > TERMS.digit.stake_max) return 'stake_too_large'
  return player.game < stake ? 'insufficient_game_balance' : null
}

/** A bet of which the platform said what was rolled. Answers what it won. */
export function settleDigitBet(model: Model, place: number, { bet_type, digit, stake }: DigitBet, roll: number): Money {
  const player = model.player(place)
  const wins = bet_type === 'digit' ? roll === digit : roll >= 5 === (bet_type === 'big')
  const prize = wins ? (stake * (bet_type === 'digit' ? 950n : 190n)) / 100n : 0n
  player.game += prize - stake
  noteStaked(player, stake)
  return prize
}

export function claimOffer(model: Model, place: number, offer: 'visit' | 'deposit'): Verdict {
  const player = model.player(place)
  if (player.is_frozen) return 'player_frozen'
  if (player.claims.some((claim) => claim.offer === offer && claim.day === model.day)) return 'offer_claimed'
  if (player.claims.some(({ status }) => status === 'open')) return 'bonus_running'
  const open = { offer, day: model.day, staked: 0n, status: 'open', is_over: false } as const
  if (offer === 'visit') {
    player.claims.push({ ...open, amount: TERMS.visit.amount, goal: TERMS.visit.goal })
    player.bonus += TERMS.visit.amount
    return null
  }
  const { percent, max, min, times } = TERMS.deposit
  const newest = player.deposits.findLastIndex((amount) => amount >= min)
  if (newest < 0) return 'offer_needs_deposit'
  const [deposit = 0n] = player.deposits.splice(newest, 1)
  const share = (deposit * percent) / 100n
  const given = share < max ? share : max
  const amount = given - (given % kyat(1))
  player.claims.push({ ...open, amount, goal: amount * times })
  player.bonus += amount
  return null
}

/** The worker's turn: what is staked enough is the player's, what is over is taken back. */
export function settleBonuses(model: Model): void {
  for (const player of model.players) {
    for (const claim of player.claims) {
      if (claim.status !== 'open') continue
      const is_reached = (claim.staked > 0n ? claim.staked : 0n) >= claim.goal
      if (!is_reached && !claim.is_over) continue
      claim.status = is_reached ? 'released' : 'lapsed'
      player.bonus -= claim.amount
      if (is_reached) player.main += claim.amount
    }
  }
}

export function decideAdjustment(
  model: Model,
  place: number,
  { by, decision }: { by: number; decision: 'approve' | 'reject' },
): Verdict {
  const player = model.player(place)
  const adjustment = player.adjustment
  if (!adjustment) throw new Error('no balance adjustment waits')
  if (decision === 'reject') {
    player.adjustment = null
    return null
  }
  if (adjustment.requested_by === by) return 'approver_required'
  if (adjustment.was_frozen !== player.is_frozen) return 'approval_ground_moved'
  const { account, direction, amount } = adjustment
  if (direction === 'debit' && player[account] < amount) return 'balance_adjustment_over_balance'
  player[account] += direction === 'credit' ? amount : -amount
  player.adjustment = null
  return null
}
