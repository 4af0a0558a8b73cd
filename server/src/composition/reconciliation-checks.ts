import { agentChecks } from '../agent/index.ts'
import { cashierChecks } from '../cashier/index.ts'
import { digitBetChecks } from '../digit-bet/index.ts'
import { heldCreditChecks } from '../held-credit/index.ts'
import { identityChecks } from '../identity/index.ts'
import { ledgerChecks, type ReconciliationCheck, type SlicedCheck } from '../ledger/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import { balanceAdjustmentChecks } from '../player-admin/index.ts'
import { promotionChecks } from '../promotion/index.ts'
import { proveAll, provenChecks, type Watcher } from '../reconciliation/index.ts'
import { reportChecks } from '../report/index.ts'
import { seamlessChecks } from '../seamless/index.ts'
import { shanChecks } from '../shan/index.ts'
import { auditChecks } from '../staff/index.ts'
import { drawChecks, twoDChecks } from '../two-d/index.ts'
import { walletChecks } from '../wallet/index.ts'
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
