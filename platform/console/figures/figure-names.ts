/** The figures by the names that docs/glossary.md defines, and what a list of their transfers is asked with. */
export const FIGURES = {
  turnover: { name: 'Turnover', filters: { what: 'play' }, is_signed: false },
  payout: { name: 'Payout', filters: { what: 'play' }, is_signed: false },
  ggr: { name: 'GGR', filters: { what: 'play' }, is_signed: true },
  bonus_cost: { name: 'Bonus cost', filters: { account: 'bonuses' }, is_signed: false },
  commissions: { name: 'Commissions', filters: { account: 'agent_commissions' }, is_signed: false },
  adjustments: { name: 'Adjustments', filters: { what: 'corrections' }, is_signed: false },
  ngr: { name: 'NGR', filters: null, is_signed: true },
} as const satisfies Record<string, { name: string; filters: Record<string, string> | null; is_signed: boolean }>
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

export const OPEN_STAKES = 'Open stakes'
export const WORST_CASE = 'worst case'
export const NOT_KNOWN = 'not known'

export const PRODUCT_NAMES = {
  digit_bet: 'Digit Bet',
  two_d: '2D Lottery',
  providers: 'Provider games',
  shan: 'Shan',
} as const
