import type { TestApp } from '../app/start-test-app.ts'

/** More than any test's history, so that what is moved lands on no day that is taken. */
const FAR = 1_000

/**
 * Moves what agents' commissions are made of into the past, as if the platform had waited. Two days, unless said
 * otherwise: a day is settled some minutes after midnight, and a test may run in these.
 */
export async function daysPass(app: TestApp, days = 2): Promise<void> {
  await app.owner_db.begin(async (tx) => {
    // Rows that are never changed by the platform, and keys that point at one another.
    await tx`set local session_replication_role = replica`
    for (const by of [-FAR, FAR - days]) {
      await tx`update ledger.transfer set created_at = created_at + ${by} * interval '1 day'`
      await tx`update seamless.effect set created_at = created_at + ${by} * interval '1 day'`
      await tx`update digit_bet.bet set created_at = created_at + ${by} * interval '1 day'`
      await tx`update wallet.exchange set created_at = created_at + ${by} * interval '1 day'`
      await tx`
        update agent.membership
        set since = since + ${by} * interval '1 day', until = until + ${by} * interval '1 day'`
      await tx`update agent.plan set valid_from = valid_from + ${by}::integer`
      await tx`update agent.rate set valid_from = valid_from + ${by}::integer`
      await tx`update agent.commission_day set day = day + ${by}::integer`
      await tx`update agent.setting set settled_until = settled_until + ${by}::integer`
    }
  })
}
