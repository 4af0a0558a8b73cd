import { Type } from 'typebox'
import {
  CauseParams,
  TransferAnswer,
  TransfersAnswer,
  TransfersCsvQuery,
  TransfersQuery,
} from '#contract/transfer-console.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { transfersCsv } from './csv.ts'
import { listTransfers } from './list-transfers.ts'
import { showTransfer } from './show-transfer.ts'
import type { ReportDependencies } from './sources.ts'

const READ = 'reports.read'

export const transferRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
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
    async ({ params }, staff) => success(await showTransfer(dependencies, staff, params.cause_id ?? '')),
  ),
]
