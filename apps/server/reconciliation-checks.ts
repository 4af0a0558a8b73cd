import { agentChecks } from '#agent/server/index.ts'
import { cashierChecks } from '#cashier/server/index.ts'
import { digitBetChecks } from '#digit-bet/server/index.ts'
import { heldCreditChecks } from '#held-credit/server/index.ts'
import { identityChecks } from '#identity/server/index.ts'
import { ledgerChecks, type ReconciliationCheck, type SlicedCheck } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { balanceAdjustmentChecks } from '#player-admin/server/index.ts'
import { promotionChecks } from '#promotion/server/index.ts'
import { proveAll, provenChecks, type Watcher } from '#reconciliation/server/index.ts'
import { reportChecks } from '#report/server/index.ts'
import { seamlessChecks } from '#seamless/server/index.ts'
import { shanChecks } from '#shan/server/index.ts'
import { auditChecks } from '#staff/server/index.ts'
import { drawChecks, twoDChecks } from '#two-d/server/index.ts'
import { walletChecks } from '#wallet/server/index.ts'
import { AGGREGATE_SOURCES } from './report-sources.ts'

/** Every invariant that the ledger can prove. */
export const reconciliationChecks = (key: SecretKey): readonly SlicedCheck[] => [
  ...ledgerChecks,
  ...identityChecks,
  ...walletChecks,
  ...digitBetChecks(key),
  ...seamlessChecks,
  ...shanChecks,
  ...auditChecks,
  ...cashierChecks,
  ...balanceAdjustmentChecks,
  ...agentChecks,
  ...promotionChecks,
  ...twoDChecks,
  ...drawChecks,
  ...reportChecks(AGGREGATE_SOURCES),
  ...heldCreditChecks,
  ...provenChecks,
]

/** The whole proof, slice by slice; `watcher` hears of each check as it ends. */
export const runReconciliation = (db: Database, key: SecretKey, watcher?: Watcher): Promise<ReconciliationCheck[]> =>
  proveAll(db, reconciliationChecks(key), watcher)
