import type { TransferFigure } from '#report/contract/rules.ts'
import { ledgerWords } from './ledger-words.ts'

interface Figure {
  name: string
  filters: Record<string, string>
  is_signed: boolean
}

export const OPEN_STAKES = 'Open stakes'
export const WORST_CASE = 'worst case'
export const NOT_KNOWN = 'not known'

export const PRODUCT_NAMES = {
  digit_bet: 'Digit Bet',
  two_d: '2D Lottery',
  providers: 'Provider games',
  shan: 'Shan',
} as const

/** The figures by the names that docs/glossary.md defines, and what a list of their transfers is asked with besides. */
export const FIGURES = {
  turnover: { name: 'Turnover', filters: { what: 'play' }, is_signed: false },
  payout: { name: 'Payout', filters: { what: 'play' }, is_signed: false },
  ggr: { name: 'GGR', filters: { what: 'play' }, is_signed: true },
  bonus_cost: { name: 'Bonus cost', filters: { account: 'bonuses' }, is_signed: false },
  commissions: { name: 'Commissions', filters: { account: 'agent_commissions' }, is_signed: false },
  adjustments: { name: 'Adjustments', filters: { what: 'corrections' }, is_signed: false },
  ngr: { name: 'NGR', filters: {}, is_signed: true },
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

/** With those that are of no product: every figure of days that leads to its transfers. */
export const LISTED_FIGURES = {
  ...FIGURES,
  deposits: { name: 'Deposits', filters: { what: 'deposits' }, is_signed: false },
  withdrawals: { name: 'Withdrawals', filters: { what: 'withdrawals' }, is_signed: false },
} as const satisfies Record<string, Figure>
export type ListedFigureName = keyof typeof LISTED_FIGURES

/** Names of the balances of accounts among the figures; elsewhere an account has the name of the ledger. */
const BALANCE_NAMES: Record<string, string> = {
  cash: 'All cash, that of agents too',
  main: 'In main balances',
  game: 'In game balances',
  hold: 'Waiting to be paid out',
  bonus: 'Bonuses not earned yet',
  agents_commission: 'Commissions to agents',
  agents_float: 'Floats of agents',
  player_receivables: 'Player receivables',
  two_d_stakes: `${OPEN_STAKES}, ${PRODUCT_NAMES.two_d}`,
  provider_stakes: `${OPEN_STAKES}, ${PRODUCT_NAMES.providers}`,
}
export const balanceName = (account: string): string => BALANCE_NAMES[account] ?? ledgerWords(account)

/** The name of the figure that a list of transfers adds up to. */
export const figureTitle = (figure: TransferFigure, account: string): string =>
  figure === 'balance' || figure === 'held' ? balanceName(account) : LISTED_FIGURES[figure].name
