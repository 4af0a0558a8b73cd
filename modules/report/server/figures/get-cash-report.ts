import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Fragment, type Queryable } from '#platform/server/database/database.ts'
import type { CashView } from '#report/contract/rules.ts'
import type { CashQuery, CashReport, CashRow } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { dailyAggregates, hourlyAggregates } from '../aggregation/aggregates.ts'
import { lasted, withinAgents } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { CASH, DEPOSIT_KINDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { inReport, type Snapshot } from '../snapshot.ts'
import type { ReportSources } from '../sources.ts'
import { parseDays, type Span } from '../span.ts'
import { checkAgainstLedger } from './ledger-check.ts'

interface CashSum {
  key: string
  name: string
  deposit_count: bigint
  deposits: Money
  withdrawal_count: bigint
  withdrawals: Money
}

/** Money from outside and back: by day, by hour of the day, by payment account, or by agent. */
export async function getCashReport(
  dependencies: { db: Database; sources: ReportSources },
  staff: StaffCaller,
  query: CashQuery,
): Promise<CashReport> {
  const span = parseDays(query)
  return inReport(dependencies.db, query, async (snapshot) => {
    const { tx } = snapshot
    const rows = await tx<
      CashSum[]
    >`${sumsBy(query.by ?? 'day', { snapshot, span, staff, sources: dependencies.sources })}`
    const total = rows.reduce(add, NOTHING)
    const check = await checkAgainstLedger(snapshot, staff, total.deposits - total.withdrawals, {
      span,
      amount: tx`case when t.kind ${oneOf(tx, DEPOSIT_KINDS)} then t.amount else -t.amount end`,
      // Numbers first: of a year's rows few are of cash, or of an agent's float, and words are slow to compare.
      where: tx`(${CASH} in (t.debit_account_id, t.credit_account_id)
                 or t.debit_account_id >= 1000000000000000 or t.credit_account_id >= 2000000000000000)
                and t.kind ${oneOf(tx, CASH_KINDS)}`,
    })
    return { rows: rows.map(serializeRow), total: serializeCash(total), check }
  })
}

const CASH_KINDS = [...DEPOSIT_KINDS, ...WITHDRAWAL_KINDS]
const NOTHING = { deposit_count: 0n, deposits: 0n, withdrawal_count: 0n, withdrawals: 0n }

interface CashScope {
  snapshot: Snapshot
  span: Span
  staff: StaffCaller
  sources: ReportSources
}

function sumsBy(by: CashView, { snapshot, span, staff, sources }: CashScope): Fragment {
  const { tx } = snapshot
  const of = (sums: Fragment) => tx`(${sums}) s where s.kind ${oneOf(tx, CASH_KINDS)} and ${withinAgents(tx, staff)}`
  switch (by) {
    case 'day':
      return tx`select day::text as key, day::text as name, ${figures(tx)} from ${of(dailyAggregates(snapshot, span))}
                group by day order by day desc`
    case 'hour':
      return tx`select to_char(hour at time zone 'Asia/Yangon', 'HH24') as key,
                       to_char(hour at time zone 'Asia/Yangon', 'HH24:00') as name, ${figures(tx)}
                from ${of(hourlyAggregates(snapshot, span))} group by 1, 2 order by 1`
    case 'agent':
      return tx`select c.agent_id::text as key, coalesce(a.user_name, 'The company') as name, c.deposit_count, c.deposits,
                       c.withdrawal_count, c.withdrawals
                from (select agent_id, ${figures(tx)} from ${of(dailyAggregates(snapshot, span))} group by agent_id) c
                left join staff.staff a on a.id = c.agent_id order by c.deposits desc, 1`
    case 'account':
      // Named once they are added up: to make a text of each row took most of the time.
      return tx`select account_key as key, account_name as name, deposit_count, deposits, withdrawal_count, withdrawals from (
                select payment_account_id, payment_type_id,
                       count(*) filter (where direction = 'deposit') as deposit_count,
                       coalesce(sum(amount) filter (where direction = 'deposit'), 0)::bigint as deposits,
                       count(*) filter (where direction = 'withdrawal') as withdrawal_count,
                       coalesce(sum(amount) filter (where direction = 'withdrawal'), 0)::bigint as withdrawals
                from (${sources.requests(tx, span)}) s where ${ofOwnPlayers(tx, staff)} group by 1, 2
              ) c join (${sources.paidAt(tx)}) a using (payment_account_id, payment_type_id) order by deposits desc, key`
  }
}

/** A condition on `s`: whose player it was at its time. Those who see all players need no look at the memberships. */
function ofOwnPlayers(db: Queryable, staff: StaffCaller): Fragment {
  if (scopeOf(staff) === null) return db`true`
  return db`
    exists (select from agent.membership m where m.player_id = s.player_id and ${lasted(db, db`s.at`)} and ${withinAgents(db, staff)})`
}

/** Sums of rows that have a kind, transfers and an amount. */
const figures = (db: Queryable): Fragment => {
  const of = (kinds: string[]) => db`filter (where s.kind ${oneOf(db, kinds)})`
  return db`
    coalesce(sum(s.transfers) ${of(DEPOSIT_KINDS)}, 0)::bigint as deposit_count,
    coalesce(sum(s.amount) ${of(DEPOSIT_KINDS)}, 0)::bigint as deposits,
    coalesce(sum(s.transfers) ${of(WITHDRAWAL_KINDS)}, 0)::bigint as withdrawal_count,
    coalesce(sum(s.amount) ${of(WITHDRAWAL_KINDS)}, 0)::bigint as withdrawals`
}

type Figures = Omit<CashSum, 'key' | 'name'>

const add = (total: Figures, row: CashSum): Figures => ({
  deposit_count: total.deposit_count + row.deposit_count,
  deposits: total.deposits + row.deposits,
  withdrawal_count: total.withdrawal_count + row.withdrawal_count,
  withdrawals: total.withdrawals + row.withdrawals,
})

const serializeCash = (sum: Figures): CashReport['total'] => ({
  deposit_count: Number(sum.deposit_count),
  deposits: writeMoney(sum.deposits),
  withdrawal_count: Number(sum.withdrawal_count),
  withdrawals: writeMoney(sum.withdrawals),
  net: writeMoney(sum.deposits - sum.withdrawals),
})

const serializeRow = (row: CashSum): CashRow => ({ key: row.key, name: row.name, ...serializeCash(row) })
