import type { AgentReceivablesAnswer } from '#cashier/contract/agent-receivables.ts'
import { dataQuery } from '#platform/console/call/queries.ts'

const POLL_MS = 15_000

export const receivablesQuery = dataQuery<AgentReceivablesAnswer>(['reports', 'receivables'], '/agent-receivables', {
  poll_ms: POLL_MS,
})
