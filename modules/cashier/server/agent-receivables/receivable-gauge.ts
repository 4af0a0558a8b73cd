import type { Database } from '#platform/server/database/database.ts'
import { addDatabaseGauge } from '#platform/server/telemetry/database-gauge.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'

/** How many agents are above their cap, among the metrics of this process. */
export function createReceivableGauge(dependencies: { db: Database; metrics: Metrics }): void {
  addDatabaseGauge(dependencies, {
    name: 'thazin_agents_above_receivable_cap',
    help: 'Agents who have collected more than their cap and not handed it over',
    labels: [],
    read: (db) => db<{ count: number }[]>`
      select count(*)::integer as count from (
        select a.agent_id, sum(-l.balance) as held
        from cashier.payment_account a join ledger.account l on l.id = 2000000000000000 + a.id
        where a.agent_id is not null group by a.agent_id
      ) g cross join cashier.setting setting left join cashier.receivable_cap c on c.agent_id = g.agent_id
      where g.held > coalesce(c.cap, setting.receivable_cap)`,
    values: ({ count }) => [{ labels: {}, value: count }],
  })
}
