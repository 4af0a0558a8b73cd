import type { HeldCap } from '#held-credit/contract/staff.ts'
import type { Money } from '#platform/contract/money.ts'

/** The caps: credits of a partner above them wait until two people have looked at them. */
export interface Caps {
  call_max: Money
  day_max: Money
  hour_max: Money
  /** The credits to each player today that were not held. */
  credited: Map<bigint, Money>
  /** The partner's credits to all players in this hour that were not held. */
  of_hour: Money
}

/** A credit as the caps see it. */
interface CreditRequest {
  player_id: bigint
  amount: Money
  /** The credits of the same call before this one, to any player. */
  of_call: Money
  /** The credits to the player since the caps were read. */
  since: Money
  /** The credits to any player since then. */
  since_to_all: Money
}

export interface PassedCap {
  cap: HeldCap
  cap_amount: Money
}

/** The cap that a credit passes, or null. What is held uses up none of them. */
export function passedCap(caps: Caps, request: CreditRequest): PassedCap | null {
  const { player_id, amount, of_call, since, since_to_all } = request
  // A credit of nothing is a lost bet.
  if (amount <= 0n) return null
  if (of_call + amount > caps.call_max) return { cap: 'call', cap_amount: caps.call_max }
  const of_day = (caps.credited.get(player_id) ?? 0n) + since
  if (of_day + amount > caps.day_max) return { cap: 'day', cap_amount: caps.day_max }
  const of_hour = caps.of_hour + since_to_all
  return of_hour + amount > caps.hour_max ? { cap: 'hour', cap_amount: caps.hour_max } : null
}

/** The rest of a held credit that corrections can take: out of the hold, or of a refused credit that the operator already has. */
export interface RemainingHold {
  credit_id: string
  left: Money
  /** It lies in the hold; otherwise it was refused. */
  is_held: boolean
}

/** The part of a correction that one held credit pays, in place of the game balance. */
export interface Cover {
  credit_id: string
  amount: Money
  is_held: boolean
}

/** Credits in the hold go first, and within each group the oldest. */
export function coverOf(lefts: readonly RemainingHold[], taken: Money): Cover[] {
  const covers: Cover[] = []
  let open = taken
  for (const { credit_id, left, is_held } of [...lefts].sort(
    (one, other) => Number(other.is_held) - Number(one.is_held),
  )) {
    const amount = left < open ? left : open
    if (amount > 0n) covers.push({ credit_id, amount, is_held })
    open -= amount
  }
  return covers
}

/** The rest of each credit after these covers. */
export const leftAfter = (lefts: readonly RemainingHold[], covers: readonly Cover[]): RemainingHold[] =>
  lefts.map((one) => ({
    ...one,
    left: one.left - sumOf(covers.filter(({ credit_id }) => credit_id === one.credit_id)),
  }))

export const leftSumOf = (lefts: readonly RemainingHold[]): Money => lefts.reduce((sum, { left }) => sum + left, 0n)
export const sumOf = (covers: readonly Pick<Cover, 'amount'>[]): Money =>
  covers.reduce((sum, { amount }) => sum + amount, 0n)
/** The part of the covers that moves out of the hold. */
export const heldSumOf = (covers: readonly Cover[]): Money => sumOf(covers.filter(({ is_held }) => is_held))
