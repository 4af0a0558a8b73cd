import { FIGURES } from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import type { TransferFigure } from '#report/contract/rules.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, endByName, WITHDRAWAL_KINDS } from '../rules.ts'
import type { Ends } from './directions.ts'

interface CountedRow {
  kind: string
  debit_end: bigint
  credit_end: bigint
}

/** How the rows of a list count in the figure that its address names. */
export interface FigureDefinition {
  name: TransferFigure
  /** Of an account, up to the end of the days. */
  is_balance: boolean
  /** The commissions of an agent count for the agent, too, as in the reports. */
  is_of_agents: boolean
  /** A condition on rows: those that count. */
  where(db: Queryable, ends: Ends): Fragment
  /** How often the amount of such a row counts. */
  factorOf(row: CountedRow): number
}

export function figureOf({ figure, account }: TransfersCsvQuery): FigureDefinition | null {
  if (figure === undefined) return null
  if (figure === 'deposits') return ofKinds(figure, DEPOSIT_KINDS)
  if (figure === 'withdrawals') return ofKinds(figure, WITHDRAWAL_KINDS)
  if (figure === 'balance' || figure === 'held') return ofAccount(figure, endByName(account ?? ''))
  return ofFigures(figure)
}

type CountedFigure = (typeof FIGURES)[number]
type FactorNames = Exclude<TransferFigure, 'deposits' | 'withdrawals' | 'balance' | 'held'>

const factor = (row: CountedFigure, name: FactorNames): number => {
  const ggr = (row.turnover ?? 0) - (row.payout ?? 0)
  if (name === 'ggr') return ggr
  if (name === 'ngr') return ggr - (row.bonus_cost ?? 0) - (row.commissions ?? 0) - (row.adjustments ?? 0)
  return row[name] ?? 0
}

function ofFigures(name: FactorNames): FigureDefinition {
  const factors = new Map(
    FIGURES.flatMap((row) => (factor(row, name) === 0 ? [] : [[row.kind as string, factor(row, name)]])),
  )
  const by_account = Map.groupBy(
    FIGURES.filter(({ kind }) => factors.has(kind)),
    ({ at }) => at,
  )
  return {
    name,
    is_balance: false,
    is_of_agents: name === 'commissions' || name === 'ngr',
    where: (db, { debit, credit, kind }) =>
      [...by_account].reduce(
        (before, [at, rows]) =>
          db`${before} or ${at}::bigint in (${debit}, ${credit}) and ${kind} ${oneOf(
            db,
            rows.map((row) => row.kind),
          )}`,
        db`false`,
      ),
    factorOf: ({ kind }) => factors.get(kind) ?? 0,
  }
}

const ofKinds = (name: TransferFigure, kinds: string[]): FigureDefinition => ({
  name,
  is_balance: false,
  is_of_agents: false,
  where: (db, { kind }) => db`${kind} ${oneOf(db, kinds)}`,
  factorOf: () => 1,
})

/** Its rows are those of the account filter. */
const ofAccount = (name: 'balance' | 'held', end: bigint | null): FigureDefinition => ({
  name,
  is_balance: true,
  is_of_agents: false,
  where: (db) => db`true`,
  factorOf: ({ debit_end, credit_end }) => {
    const credits = Number(credit_end === end) - Number(debit_end === end)
    return name === 'balance' ? credits : -credits
  },
})
