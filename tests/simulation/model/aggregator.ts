import type { Money } from '#platform/contract/money.ts'
import { hold, passesCap, takeFromHeld, takeRest } from './hold.ts'
import { type Model, noteStaked, type PlayerState, type WagerState } from './state.ts'

/** The aggregator's words for what became of a transaction. */
export const CODE = {
  done: 0,
  senseless: 999,
  no_member: 1000,
  too_little: 1001,
  done_before: 1003,
  no_bet: 1006,
  closed: 2000,
}

export interface Movement {
  action: 'BET' | 'SETTLED' | 'CANCEL' | 'ROLLBACK' | 'ADJUSTMENT' | 'BONUS' | 'TIP'
  /** As the player sees it: below zero where it takes. */
  amount: Money
  id: string
  wager: string
}

const isStake = ({ action }: Movement) => action === 'BET' || action === 'TIP'
const isSettled = (wager: WagerState) => wager.settlements > wager.rollbacks
const isGivenBack = (wager: WagerState) => wager.cancellations > 0 && wager.refunded >= wager.staked

function openStake(wager: WagerState): Money {
  const left = wager.staked - wager.refunded
  return isSettled(wager) || left < 0n ? 0n : left
}

/** One transaction of the aggregator; answers its code. */
export function takeMovement(model: Model, place: number, movement: Movement): number {
  const player = model.player(place)
  if (player.transactions.has(movement.id)) return CODE.done_before
  if (isStake(movement) && player.given_up.has(movement.wager)) return CODE.done_before
  const wager = player.wagers.get(movement.wager) ?? emptyWager()
  const refusal = isStake(movement) ? refuseStake(model, player) : refuseChange(player, movement, wager)
  if (refusal !== CODE.done) return refusal
  if (isStake(movement) && player.game < -movement.amount) return CODE.too_little

  if (movement.amount < 0n && !isStake(movement)) takeCorrection(player, movement)
  else if (movement.amount > 0n) giveCredit(player, movement, wager)
  else player.game += movement.amount
  noteMovement(player, movement, wager)
  return CODE.done
}

const emptyWager = (): WagerState => ({
  staked: 0n,
  refunded: 0n,
  bets: 0,
  cancellations: 0,
  settlements: 0,
  rollbacks: 0,
})

function refuseStake(model: Model, player: PlayerState): number {
  if (model.off.has('gaming')) return CODE.closed
  return player.is_frozen ? CODE.no_member : CODE.done
}

function refuseChange(player: PlayerState, { action, amount, wager: name }: Movement, wager: WagerState): number {
  if (action === 'ROLLBACK' && !isSettled(wager)) {
    if (wager.bets === 0 && wager.settlements === 0) player.given_up.add(name)
    return CODE.no_bet
  }
  if (action !== 'CANCEL') return CODE.done
  if (wager.bets === 0) player.given_up.add(name)
  if (wager.bets === 0 || isSettled(wager) || isGivenBack(wager)) return CODE.no_bet
  return wager.refunded + amount > wager.staked ? CODE.senseless : CODE.done
}

function giveCredit(player: PlayerState, { action, amount, wager: of }: Movement, wager: WagerState): void {
  const own = action === 'CANCEL' ? wager.staked - wager.refunded : 0n
  const credit = amount > own ? amount - own : 0n
  if (credit > 0n && passesCap(player, credit)) {
    hold(player, { partner: 'seamless', of, amount })
    return
  }
  player.credited += credit
  player.game += amount
}

function takeCorrection(player: PlayerState, { amount, wager: of }: Movement): void {
  const left = takeFromHeld(player, { partner: 'seamless', of, amount: -amount })
  player.owed.providers += takeRest(player, left)
}

function noteMovement(player: PlayerState, { action, amount, id, wager: name }: Movement, wager: WagerState): void {
  player.transactions.add(id)
  const open_before = openStake(wager)
  if (action === 'BET') {
    wager.bets++
    wager.staked -= amount
    noteStaked(player, -amount)
  }
  if (action === 'CANCEL') {
    wager.cancellations++
    wager.refunded += amount
    noteStaked(player, -amount)
    if (isGivenBack(wager)) player.given_up.add(name)
  }
  if (action === 'SETTLED') wager.settlements++
  if (action === 'ROLLBACK') wager.rollbacks++
  player.wagers.set(name, wager)
  player.provider_stakes += openStake(wager) - open_before
}
