import { useQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { FigureLink } from '#platform/console/figures/figure-link.tsx'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { type Days, writeDay } from '#platform/console/filter/days.ts'
import { Bars } from '#platform/console/page/bars.tsx'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Views } from '#platform/console/page/views.tsx'
import table from '#platform/console/table/table.module.css'
import { CASH_VIEWS, type CashView } from '#report/contract/rules.ts'
import type { CashReport, CashRow } from '#report/contract/staff.ts'
import { barsOf } from './bars-of.ts'
import { FileLink } from './file-link.tsx'
import { cashQuery } from './queries.ts'
import { Recount } from './recount.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

const VIEWS = CASH_VIEWS.map((by) => ({ value: by, label: texts.cashBy[by] }))

export function Cash({ days }: { days: Days }) {
  const wanted = useFilters().get('by')
  const by = CASH_VIEWS.find((one) => one === wanted) ?? 'day'
  const query = useQuery(cashQuery(days, by))
  return (
    <>
      <div className={styles.bar}>
        <Views label={texts.by} name="by" views={VIEWS} />
        <FileLink path="reports/cash" query={{ ...days, by }} />
      </div>
      <ReportFrame query={query}>{(report) => <Figures report={report} by={by} days={days} />}</ReportFrame>
    </>
  )
}

function Figures({ report, by, days }: { report: CashReport; by: CashView; days: Days }) {
  const { rows, total } = report
  return (
    <>
      <Recount path="/reports/cash" query={{ ...days, by }} what={texts.netCash} />
      {by === 'day' && (
        <Bars
          title={texts.netCash}
          bars={barsOf(
            days,
            rows.map(({ key, net }) => ({ key, amount: net })),
          )}
        />
      )}
      {by === 'hour' && <Bars title={texts.netCash} bars={HOURS.map((hour) => hourBar(hour, rows))} />}
      <div className={table.box}>
        <ReportTable title={texts.cash} rows={rows} columns={columnsOf({ by, total, days })} keyOf={(row) => row.key} />
      </div>
    </>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const hourBar = (hour: string, rows: CashRow[]) => ({
  label: hour,
  amount: rows.find(({ name }) => name === hour)?.net ?? 0,
})

/** Which of the transfers a row is made of, besides its days. */
const filterOf = (by: CashView, { key }: CashRow) => ({
  agent_id: by === 'agent' ? key : null,
  hour: by === 'hour' ? key : null,
  paid_at: by === 'account' ? key : null,
})

function columnsOf({
  by,
  total,
  days,
}: {
  by: CashView
  total: CashReport['total']
  days: Days
}): ReportColumn<CashRow>[] {
  const daysOf = (row: CashRow): Days => (by === 'day' ? { from: row.key, to: row.key } : days)
  const linked = (row: CashRow, what: 'deposits' | 'withdrawals') => (
    <FigureLink of={what} days={daysOf(row)} amount={row[what]} filters={filterOf(by, row)} />
  )
  const totalOf = (what: 'deposits' | 'withdrawals') => <FigureLink of={what} days={days} amount={total[what]} />
  return [
    { name: texts.cashBy[by], cell: (row) => <b>{by === 'day' ? writeDay(row.key) : row.name}</b>, total: texts.total },
    {
      name: texts.depositCount,
      is_number: true,
      cell: (row) => writeCount(row.deposit_count),
      total: writeCount(total.deposit_count),
    },
    { name: texts.deposits, is_number: true, cell: (row) => linked(row, 'deposits'), total: totalOf('deposits') },
    {
      name: texts.withdrawalCount,
      is_number: true,
      cell: (row) => writeCount(row.withdrawal_count),
      total: writeCount(total.withdrawal_count),
    },
    {
      name: texts.withdrawals,
      is_number: true,
      cell: (row) => linked(row, 'withdrawals'),
      total: totalOf('withdrawals'),
    },
    {
      name: texts.net,
      is_number: true,
      cell: (row) => <Amount amount={row.net} signed />,
      total: <Amount amount={total.net} signed />,
    },
  ]
}
