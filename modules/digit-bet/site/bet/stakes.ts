import type { DigitBetRules } from '#digit-bet/contract/player.ts'

/** Stakes of one press, in kyat. */
export const STAKES = [100, 500, 1_000, 5_000] as const

/** Of a server that does not tell its own limit: far above any stake that players set by hand. */
const STAKE_MAX_UNKNOWN = 1_000_000

type StakeLimits = Pick<DigitBetRules, 'stake_min' | 'stake_max'>

export const limitsOf = (rules: StakeLimits | undefined): StakeLimits =>
  rules ?? { stake_min: 1, stake_max: STAKE_MAX_UNKNOWN }

const within = (stake: number, { stake_min, stake_max }: StakeLimits) =>
  Math.max(stake_min, Math.min(stake_max, Math.floor(stake)))

/** In whole kyat, and never under the smallest stake. */
export const halfOf = (stake: number, limits: StakeLimits): number => within(stake / 2, limits)
/** Never over the largest stake. */
export const doubleOf = (stake: number, limits: StakeLimits): number => within(stake * 2, limits)
/** As much as the game balance holds and one roll takes. */
export const largestOf = (balance: number, limits: StakeLimits): number => within(balance, limits)

/** "5k" */
export const shortStake = (stake: number): string => (stake < 1_000 ? String(stake) : `${stake / 1_000}k`)
