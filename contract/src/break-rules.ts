/** How long a player may stop himself; the shortest first. */
export const BREAK_PERIODS = ['day', 'week', 'month', 'quarter', 'half_year', 'year', 'five_years', 'for_good'] as const
export type BreakPeriod = (typeof BREAK_PERIODS)[number]
