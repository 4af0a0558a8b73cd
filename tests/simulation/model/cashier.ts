import type { Money } from '#platform/contract/money.ts'
import { type Model, type PlayerState, type RequestState, TERMS, type Verdict } from './state.ts'

const isPending = ({ status }: RequestState) => status === 'pending'

export function refuseDeposit(model: Model, place: number): Verdict {
  const player = model.player(place)
  if (model.off.has('deposits')) return 'deposits_closed'
  if (player.is_frozen) return 'player_frozen'
  const waiting = player.requests.filter((request) => request.direction === 'deposit' && isPending(request))
  return waiting.length >= TERMS.pending_deposits_max ? 'too_many_deposits' : null
}

export function refuseWithdrawal(model: Model, place: number, amount: Money): Verdict {
  const player = model.player(place)
  if (model.off.has('withdrawals')) return 'withdrawals_closed'
  if (player.is_frozen) return 'player_frozen'
  if (player.requests.some((request) => request.direction === 'withdrawal' && isPending(request))) {
    return 'withdrawal_pending'
  }
  if (player.main < amount) return 'insufficient_main_balance'
  return player.main + player.game - amount < player.owed.shan ? 'withdrawal_owing' : null
}

/** A request that was taken; the money of a withdrawal waits in the hold. */
export function addRequest(
  player: PlayerState,
  { id, direction, amount }: Pick<RequestState, 'id' | 'direction' | 'amount'>,
): void {
  player.requests.push({ id, direction, amount, status: 'pending', first_by: null })
  if (direction === 'deposit') return
  player.main -= amount
  player.hold += amount
}

export function needsTwo({ amount, first_by }: RequestState): boolean {
  return first_by === null && amount > TERMS.second_person_above
}

export function approveRequest(player: PlayerState, request: RequestState, by: number): Verdict {
  if (needsTwo(request)) {
    request.first_by = by
    return null
  }
  if (request.first_by === by) return 'approver_required'
  const { amount } = request
  if (request.direction === 'deposit') {
    player.main += amount
    player.deposits.push(amount)
    request.status = 'approved'
    return null
  }
  const left = player.main + player.game
  if (left < player.owed.shan) return 'player_owes'
  if (player.table && player.table.known_balance > left - player.owed.shan) player.table.is_live = false
  player.hold -= amount
  request.status = 'approved'
  return null
}

export function rejectRequest(player: PlayerState, request: RequestState): void {
  request.status = 'rejected'
  if (request.direction === 'deposit') return
  player.hold -= request.amount
  player.main += request.amount
}
