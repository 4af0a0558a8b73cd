import type { Database, Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { Span } from './span.ts'

/** Queries of other modules for the aggregation; the console and the worker bind them. */
export interface AggregateSources {
  /** The games of providers that caused the transfers of a time: rows of cause_id, product_code, game_code. */
  providerGames(db: Queryable, span: Span): Fragment
  /** The digit bets of a time: rows of cause_id, bet_type, payout_times_100, stake, prize. */
  digitBets(db: Queryable, span: Span): Fragment
  /** The most that each draw would pay on stakes that are open now or were at a moment: rows of worst. */
  worstOfDraws(db: Queryable, request: { scope: bigint[] | null; at: Date | null }): Fragment
}

export interface ReportSources extends AggregateSources {
  /** The requests for money that were approved in a time: rows of cause_id, direction, payment_account_id, payment_type_id, player_id, amount, at. */
  requests(db: Queryable, span: Span): Fragment
  /** Where they were paid: rows of payment_account_id, payment_type_id, account_key, account_name. */
  paidAt(db: Queryable): Fragment
  /** The ledger's balance of each payment account: rows of payment_account_id, name, agent_id (null: the company's), held. */
  paymentAccounts(db: Queryable): Fragment
  /** The draws of 2D that were paid, by the day of the draw: rows of bets, staked, liability, liability_squares, prizes. */
  draws(db: Queryable, span: Span): Fragment
  /** The slips on these draws: rows of cause_id. */
  drawStakes(db: Queryable, span: Span): Fragment
  /** The rounds of Shan of a time: rows of stake, null where the provider did not report it, and net, the difference for the player. */
  shanRounds(db: Queryable, span: Span): Fragment
  /** The names of games: by product and code, or a whole product by its code alone. */
  gameNames(db: Queryable, product_codes: number[]): Promise<GameNames>
  /** Who finds the cause of a transfer, by the beginning of its kind. */
  causes: { kinds: string; find: FindCause }[]
}

export interface ReportDependencies {
  db: Database
  sources: ReportSources
}

export type GameNames = (game: { product_code: number; game_code: string | null }) => string
export type FindCause = (request: {
  cause_id: string
  kind: string
  at: Date
  player_id: bigint | null
}) => Promise<Cause | null>
