/** Up to three months a break is a time-out, from half a year on a self-exclusion; the shortest first. */
export const TIME_OUT_PERIODS = ['day', 'week', 'month', 'quarter'] as const
export const SELF_EXCLUSION_PERIODS = ['half_year', 'year', 'five_years', 'for_good'] as const

/** A break is what the players' screens and calls say for both. */
export const BREAK_PERIODS = [...TIME_OUT_PERIODS, ...SELF_EXCLUSION_PERIODS] as const
export type BreakPeriod = (typeof BREAK_PERIODS)[number]
