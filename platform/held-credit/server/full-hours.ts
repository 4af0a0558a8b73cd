import { HOUR_ALARM_PERCENT, HOUR_ALARM_SHOWN_HOURS } from '#held-credit/contract/rules.ts'
import type { FullHour, HeldPartner } from '#held-credit/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { addDatabaseGauge } from '#platform/server/telemetry/database-gauge.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'

/** The hours of the last day in which a partner credited half of its cap or more, the newest first. */
export async function getFullHours(db: Queryable): Promise<FullHour[]> {
  const rows = await db<{ partner: HeldPartner; hour: Date; credited: Money; hour_max: Money }[]>`
    select partner, hour, credited, hour_max from held_credit.partner_hour
    where hour > now() - ${HOUR_ALARM_SHOWN_HOURS} * interval '1 hour' and credited * 100 >= hour_max * ${HOUR_ALARM_PERCENT}::bigint
    order by hour desc, partner`
  return rows.map(({ partner, hour, credited, hour_max }) => ({
    partner,
    at: hour.toISOString(),
    credited: writeMoney(credited),
    hour_max: writeMoney(hour_max),
  }))
}

/** The alarm of each partner among the metrics of this process. */
export function createPartnerHourGauge(dependencies: { db: Database; metrics: Metrics }): void {
  addDatabaseGauge(dependencies, {
    name: 'thazin_partner_hour_alarm',
    help: 'Whether a game partner has credited half of what it may credit in this hour: 1 or 0',
    labels: ['partner'],
    read: (db) => db<{ partner: HeldPartner; is_alarm: boolean }[]>`
      select p.partner, coalesce(h.credited * 100 >= h.hour_max * ${HOUR_ALARM_PERCENT}::bigint, false) as is_alarm
      from (values ('seamless'), ('shan')) as p (partner)
      left join held_credit.partner_hour h on h.partner = p.partner and h.hour > now() - interval '1 hour'`,
    values: ({ partner, is_alarm }) => [{ labels: { partner }, value: is_alarm ? 1 : 0 }],
  })
}
