import { agentFindings } from './agent/index.ts'
import { cashierFindings } from './cashier/index.ts'
import { counterFindings } from './counter/index.ts'
import { digitBetFindings } from './digit-bet/index.ts'
import { checkHeldCredits } from './held-credit/index.ts'
import { type Finding, ledgerFindings } from './ledger/index.ts'
import type { Database } from './platform/database/database.ts'
import type { SecretKey } from './platform/secret-key.ts'
import { promotionFindings } from './promotion/index.ts'
import { reportFindings } from './report/index.ts'
import { seamlessFindings } from './seamless/index.ts'
import { shanFindings } from './shan/index.ts'
import { auditFindings } from './staff/index.ts'
import { drawFindings, twoDFindings } from './two-d/index.ts'
import { walletFindings } from './wallet/index.ts'

/** Every invariant that the books can prove, read in one snapshot so that bets going on do not disturb it. */
export async function findingsOf(db: Database, key: SecretKey): Promise<Finding[]> {
  const findings: Finding[] = []
  await db.begin('isolation level repeatable read read only', async (tx) => {
    // A year of books takes longer to fold than any bet may take.
    await tx`set local statement_timeout = 0`
    // Nor may the database hang up while rolls are recomputed between two questions.
    await tx`set local idle_in_transaction_session_timeout = 0`
    findings.push(...(await ledgerFindings(tx)), ...(await walletFindings(tx)), ...(await digitBetFindings(tx, key)))
    findings.push(...(await seamlessFindings(tx)), ...(await shanFindings(tx)), ...(await auditFindings(tx)))
    findings.push(...(await cashierFindings(tx)), ...(await counterFindings(tx)), ...(await agentFindings(tx)))
    findings.push(...(await promotionFindings(tx)), ...(await twoDFindings(tx)), ...(await drawFindings(tx)))
    findings.push(...(await reportFindings(tx)), ...(await checkHeldCredits(tx)))
  })
  return findings
}
