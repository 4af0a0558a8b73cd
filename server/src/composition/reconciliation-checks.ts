import { agentChecks } from '../agent/index.ts'
import { cashierChecks } from '../cashier/index.ts'
import { digitBetChecks } from '../digit-bet/index.ts'
import { checkHeldCredits } from '../held-credit/index.ts'
import { ledgerChecks, type ReconciliationCheck } from '../ledger/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import { balanceAdjustmentChecks } from '../player-admin/index.ts'
import { promotionChecks } from '../promotion/index.ts'
import { reportChecks } from '../report/index.ts'
import { seamlessChecks } from '../seamless/index.ts'
import { shanChecks } from '../shan/index.ts'
import { auditChecks } from '../staff/index.ts'
import { drawChecks, twoDChecks } from '../two-d/index.ts'
import { walletChecks } from '../wallet/index.ts'

/** Every invariant that the ledger can prove, read in one snapshot so that bets going on do not disturb it. */
export async function runReconciliation(db: Database, key: SecretKey): Promise<ReconciliationCheck[]> {
  const checks: ReconciliationCheck[] = []
  await db.begin('isolation level repeatable read read only', async (tx) => {
    // A year of rows takes longer to add up than any bet may take.
    await tx`set local statement_timeout = 0`
    // Nor may the database hang up while rolls are recomputed between two questions.
    await tx`set local idle_in_transaction_session_timeout = 0`
    checks.push(...(await ledgerChecks(tx)), ...(await walletChecks(tx)), ...(await digitBetChecks(tx, key)))
    checks.push(...(await seamlessChecks(tx)), ...(await shanChecks(tx)), ...(await auditChecks(tx)))
    checks.push(...(await cashierChecks(tx)), ...(await balanceAdjustmentChecks(tx)), ...(await agentChecks(tx)))
    checks.push(...(await promotionChecks(tx)), ...(await twoDChecks(tx)), ...(await drawChecks(tx)))
    checks.push(...(await reportChecks(tx)), ...(await checkHeldCredits(tx)))
  })
  return checks
}
