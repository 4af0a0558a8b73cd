import type { RiskFlag } from '#cashier/contract/risk.ts'
import type { RiskKind } from '#cashier/contract/rules.ts'
import { clockOf, dayOf } from '#platform/console/figures/time.ts'
import { formatMoney } from '#ui/components/display/money.tsx'

export const riskTexts = {
  title: 'Risk flags',
  /** Beside a row of the queue. */
  short: {
    same_payee: 'Same payee',
    same_device: 'Same device',
    same_picture: 'Same picture',
    same_address: 'Same address',
    pass_through: 'Pass-through',
    velocity: 'Many at once',
  } satisfies Record<RiskKind, string>,
  samePayee: 'Same payee as',
  sameDevice: 'Same device as',
  samePicture: 'Same receipt picture as',
  sameAddress: 'Same network address as',
  request: (direction: 'deposit' | 'withdrawal', number: number) =>
    `${direction === 'deposit' ? 'deposit' : 'withdrawal'} ${number}`,
  of: 'of',
  passThrough: (amount: string, day: string, staked: string) =>
    `Pass-through: ${amount} Ks deposited ${day}, ${staked} Ks staked since`,
  velocity: (count: string, clock: string) => `${count} requests within an hour, the first at ${clock}`,
  many: 'fifty or more',
  more: (count: number) => `and ${count} more`,
}

const BEGINNINGS: Partial<Record<RiskKind, string>> = {
  same_payee: riskTexts.samePayee,
  same_device: riskTexts.sameDevice,
  same_picture: riskTexts.samePicture,
  same_address: riskTexts.sameAddress,
}

const COUNTED_MAX = 50

/** A flag in parts, so that the names in it can be links: before the request and the player, and after them. */
export function riskParts({ kind, at, player, request, amount, staked, count }: RiskFlag) {
  const beginning = BEGINNINGS[kind]
  if (beginning !== undefined && player) {
    const named = kind === 'same_picture' && request ? request : null
    return { beginning, request: named, player, end: dayOf(at) }
  }
  const many = (count ?? 0) >= COUNTED_MAX ? riskTexts.many : String(count)
  const words =
    kind === 'pass_through'
      ? riskTexts.passThrough(formatMoney(amount ?? 0), dayOf(at), formatMoney(staked ?? 0))
      : riskTexts.velocity(many, clockOf(at).slice(0, 5))
  return { beginning: words, request: null, player: null, end: null }
}

/** The same as one sentence: Same payee as Aung (P0000123), 3 Nov 2026. */
export function riskSentence(flag: RiskFlag): string {
  const { beginning, request, player, end } = riskParts(flag)
  const which = request ? `${riskTexts.request(request.direction, request.number)} ${riskTexts.of} ` : ''
  return player ? `${beginning} ${which}${player.name} (${player.user_name}), ${end}` : beginning
}
