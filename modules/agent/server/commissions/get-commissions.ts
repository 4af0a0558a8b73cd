import type { Commissions } from '#agent/contract/commissions.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Fragment, type Queryable, snapshot } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { REPORT_DAYS_MAX } from '#report/contract/rules.ts'
import type { DaysQuery } from '#report/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { withinScope } from '../agent.ts'
import { isDay } from '../rules.ts'
import { getCalendar } from './calendar.ts'

interface CommissionSums {
  turnover: Money
  ggr: Money
  carried_before: Money
  earned: Money
  paid: Money
  carried_after: Money
}

/** Commissions of each agent over the settled days of a period, beside the ledger's own sum. @throws Problem invalid_fields */
export function getCommissions(db: Database, staff: StaffCaller, query: DaysQuery): Promise<Commissions> {
  refuseDays(query)
  return snapshot(db, async (tx) => {
    const rows = await tx<(CommissionSums & { id: bigint; user_name: string; days: bigint })[]>`
      select s.id, s.user_name, count(*) as days, sum(d.earned)::bigint as earned, sum(d.paid)::bigint as paid,
             (array_agg(d.carried_before order by d.day))[1] as carried_before,
             (array_agg(d.carried_after order by d.day desc))[1] as carried_after,
             sum(l.turnover)::bigint as turnover, sum(l.ggr)::bigint as ggr
      from (${daysWithin(tx, staff, query)}) d join staff.staff s on s.id = d.agent_id
      cross join lateral (
        select coalesce(sum(turnover), 0) as turnover, coalesce(sum(ggr), 0) as ggr
        from agent.commission_day_line where day_id = d.id
      ) l
      group by s.id order by paid desc, s.user_name`
    const total = totalOf(rows)
    const { settled_until } = await getCalendar(tx)
    return {
      rows: rows.map(({ id, user_name, days, ...sums }) => ({
        id: String(id),
        user_name,
        days: Number(days),
        ...serializeSums(sums),
      })),
      total: serializeSums(total),
      check: await checkOf(tx, daysWithin(tx, staff, query), total.paid),
      settled_until,
    }
  })
}

const DAY_MS = 24 * 3_600_000

export function refuseDays({ from, to }: DaysQuery): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const is_span = isDay(to) && days >= 1 && days <= REPORT_DAYS_MAX
  refuseFields({ from: isDay(from) ? null : 'invalid', to: is_span ? null : 'invalid' })
}

/** Both days are a part of it. */
export function daysWithin(db: Queryable, staff: StaffCaller, { from, to }: DaysQuery): Fragment {
  return db`
    select d.* from agent.commission_day d join staff.staff s on s.id = d.agent_id
    where d.day between ${from}::date and ${to}::date and ${withinScope(db, staff)}`
}

function totalOf(rows: CommissionSums[]): CommissionSums {
  const sum = (name: keyof CommissionSums) => rows.reduce((total, row) => total + row[name], 0n)
  return {
    turnover: sum('turnover'),
    ggr: sum('ggr'),
    carried_before: sum('carried_before'),
    earned: sum('earned'),
    paid: sum('paid'),
    carried_after: sum('carried_after'),
  }
}

const serializeSums = (sums: CommissionSums) => ({
  turnover: writeMoney(sums.turnover),
  ggr: writeMoney(sums.ggr),
  carried_before: writeMoney(sums.carried_before),
  earned: writeMoney(sums.earned),
  paid: writeMoney(sums.paid),
  carried_after: writeMoney(sums.carried_after),
})

async function checkOf(tx: Queryable, days: Fragment, report: Money): Promise<Commissions['check']> {
  const [row] = await tx<{ transfers: bigint; ledger: Money }[]>`
    select count(*) as transfers, coalesce(sum(t.amount), 0)::bigint as ledger
    from ledger.transfer t join (${days}) d on d.id = t.cause_id where t.kind = 'agent_commission'`
  const { transfers = 0n, ledger = 0n } = row ?? {}
  return {
    transfers: Number(transfers),
    report: writeMoney(report),
    ledger: writeMoney(ledger),
    is_equal: report === ledger,
  }
}
