import type { FastifyInstance } from 'fastify'
import type { Store } from '../ledger/store.ts'
import type { Log } from '../log.ts'
import { shanLedgerRoutes } from './ledger-routes.ts'
import { createOperatorClient } from './operator-client.ts'
import { providerRoutes } from './provider-routes.ts'
import type { Agent } from './sign.ts'
import { addShanTables } from './store.ts'
import { tableRoutes } from './table-routes.ts'

export interface ShanOptions {
  store: Store
  /** How the operator and this table know each other. */
  agent: Agent
  /** Before /shan/client/balance-update of the operator's callbacks. */
  operator_url: string
  public_url: string | null
  port: number
  log: Log
}

/** The Shan table: the provider's side of docs/shan.md, and the table itself. */
export function shanRoutes(app: FastifyInstance, options: ShanOptions): void {
  addShanTables(options.store)
  const operator = createOperatorClient(options)
  providerRoutes(app, { ...options, operator })
  shanLedgerRoutes(app, options.store)
  tableRoutes(app, { store: options.store, operator })
}
