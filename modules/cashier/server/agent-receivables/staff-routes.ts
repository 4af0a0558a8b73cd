import { AgentReceivablesAnswer, ReceivableCapBody, ReceivableCapParams } from '#cashier/contract/agent-receivables.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { listAgentReceivables } from './list-agent-receivables.ts'
import { setReceivableCap } from './set-receivable-cap.ts'

export const receivableRoutes = (db: Database): ConsoleRoute[] => [
  forStaff(
    'payment_accounts.read',
    'GET /agent-receivables',
    { answer: AgentReceivablesAnswer },
    async (_call, staff) => success(await listAgentReceivables(db, staff)),
  ),
  forStaff<ReceivableCapBody>(
    'agents.write',
    'POST /agent-receivables/:id/cap',
    { params: ReceivableCapParams, body: ReceivableCapBody, answer: AgentReceivablesAnswer },
    async ({ params, body }, staff) =>
      success(await setReceivableCap(db, staff, { agent_id: BigInt(params.id ?? ''), body })),
  ),
]
