import { Type } from 'typebox'
import { success } from '#platform/server/http/answers/answers.ts'
import {
  CauseParams,
  TransferAnswer,
  TransfersAnswer,
  TransfersCsvQuery,
  TransfersQuery,
} from '#report/contract/ledger-explorer.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import type { ReportDependencies } from '../sources.ts'
import { getTransfer } from './get-transfer.ts'
import { listTransfers } from './list-transfers.ts'
import { transfersCsv } from './transfers-csv.ts'

const READ = 'reports.read'

export const ledgerExplorerRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff<unknown, TransfersQuery>(
    READ,
    'GET /transfers',
    { query: TransfersQuery, answer: TransfersAnswer },
    ({ query }, staff) => listTransfers(dependencies, staff, query),
  ),
  // The same, every row of it, as a file: no JSON.
  forStaff<unknown, TransfersCsvQuery>(
    READ,
    'GET /transfers.csv',
    { query: TransfersCsvQuery, answer: Type.Unknown() },
    async ({ query }, staff) => transfersCsv(dependencies, staff, query),
  ),
  forStaff(
    READ,
    'GET /transfers/:cause_id',
    { params: CauseParams, answer: TransferAnswer },
    async ({ params }, staff) => success(await getTransfer(dependencies, staff, params.cause_id ?? '')),
  ),
]
