import type { SlicedCheck } from '#ledger/server/index.ts'
import { daysEqualTheLedger, hoursEqualTheLedger } from './aggregation/reconcile-days.ts'
import { gamesEqualTheLedger } from './aggregation/reconcile-games.ts'
import { playersEqualTheLedger, totalsEqualTheLedger } from './aggregation/reconcile-players.ts'
import { closedDaysEqualTheLedger, closedDaysStand } from './day-close/reconcile-closed-days.ts'
import { moneyIsThatOfTheLedger } from './figures/reconcile-money.ts'
import type { AggregateSources } from './sources.ts'

/** I15: aggregates are what the ledger says. I16: a closed day is as it was closed, and what the ledger says. */
export const reportChecks = (sources: Pick<AggregateSources, 'providerGames'>): readonly SlicedCheck[] => [
  { cut: 'time', check: daysEqualTheLedger },
  { cut: 'time', check: hoursEqualTheLedger },
  { cut: 'time', check: (db, slice) => gamesEqualTheLedger(db, slice, sources) },
  { cut: 'accounts', check: playersEqualTheLedger },
  { cut: 'accounts', check: totalsEqualTheLedger },
  { cut: 'once', because: 'a closed day has some twenty lines', check: async (db) => [await closedDaysStand(db)] },
  { cut: 'time', check: closedDaysEqualTheLedger },
  {
    cut: 'once',
    because: 'it compares six sums, and reads each account of the ledger once',
    check: moneyIsThatOfTheLedger,
  },
]
