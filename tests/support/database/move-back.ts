import type { TestApp } from '../app/start-test-app.ts'

/** Moves all money of a platform, and whose players they were, back by days, which no test can wait for. */
export async function moveBack(app: TestApp, days: number): Promise<void> {
  const by = `${days} days`
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update ledger.transfer set created_at = created_at - ${by}::interval`
    await tx`update seamless.effect set created_at = created_at - ${by}::interval`
    await tx`update digit_bet.bet set created_at = created_at - ${by}::interval`
    await tx`update wallet.exchange set created_at = created_at - ${by}::interval`
    await tx`update shan.settlement set created_at = created_at - ${by}::interval`
    await tx`update agent.membership set since = since - ${by}::interval, until = until - ${by}::interval`
    await tx`update cashier.request set decided_at = decided_at - ${by}::interval`
  })
}

/** Gives each transfer the moment of its cause, where a test has moved that one: both are of one transaction. */
export async function moveTransfersAlong({ owner_db }: Pick<TestApp, 'owner_db'>): Promise<void> {
  await owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update ledger.transfer t set created_at = c.created_at
      from (select id, created_at from seamless.effect union all select id, created_at from shan.settlement) c
      where c.id = t.cause_id and t.created_at <> c.created_at`
  })
}
