import type { Money } from '#platform/contract/money.ts'
import { type HeldState, type PlayerState, TERMS } from './state.ts'

/** Whether a credit passes a cap: then it goes into the hold, and counts for none. */
export function passesCap(player: PlayerState, amount: Money): boolean {
  return amount > TERMS.caps.call || player.credited + amount > TERMS.caps.day
}

export function hold(player: PlayerState, held: Pick<HeldState, 'partner' | 'of' | 'amount'>): void {
  player.held.push({ ...held, taken_back: 0n, offset: 0n, status: 'pending', first: null })
  player.hold += held.amount
}

/** Takes from held credits first, those that wait before those that were refused. Answers what is left to be taken. */
export function takeFromHeld(
  player: PlayerState,
  { partner, of, amount }: Pick<HeldState, 'partner' | 'of' | 'amount'>,
): Money {
  let left = amount
  for (const status of ['pending', 'refused'] as const) {
    for (const credit of player.held) {
      if (credit.partner !== partner || credit.of !== of || credit.status !== status) continue
      const there = credit.amount - credit.taken_back - credit.offset
      const taken = there < left ? there : left
      left -= taken
      if (status === 'refused') {
        credit.offset += taken
        continue
      }
      credit.taken_back += taken
      // The first decision was about a larger amount, and does not count any more.
      if (taken > 0n) credit.first = null
      player.hold -= taken
      if (credit.taken_back === credit.amount) credit.status = 'taken_back'
    }
  }
  return left
}

/** The rest comes from the game balance. Answers the part that the player then owes. */
export function takeRest(player: PlayerState, left: Money): Money {
  const taken = left < player.game ? left : player.game
  player.game -= taken
  return left - taken
}

export function decideHeld(
  player: PlayerState,
  credit: HeldState,
  { by, decision }: { by: number; decision: 'release' | 'refuse' },
): string | null {
  if (credit.first?.by === by && credit.first.decision === decision) return 'approver_required'
  if (credit.first?.decision !== decision) {
    credit.first = { decision, by }
    return null
  }
  const left = credit.amount - credit.taken_back
  player.hold -= left
  if (decision === 'release') player.game += left
  credit.status = decision === 'release' ? 'released' : 'refused'
  const is_of_table = credit.partner === 'shan' && player.table && String(player.table.number) === credit.of
  if (decision === 'refuse' && is_of_table && player.table) player.table.is_live = false
  return null
}
