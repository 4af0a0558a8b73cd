import { useQuery } from '@tanstack/react-query'
import { FigureLink } from '#platform/console/figures/figure-link.tsx'
import { FIGURE_NAMES, FIGURES, type FigureName } from '#platform/console/figures/figure-names.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { type Days, writeDay } from '#platform/console/filter/days.ts'
import { Bars } from '#platform/console/page/bars.tsx'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Views } from '#platform/console/page/views.tsx'
import table from '#platform/console/table/table.module.css'
import { PLAY_VIEWS, type PlayView } from '#report/contract/rules.ts'
import type { PlayReport, PlayRow } from '#report/contract/staff.ts'
import { barsOf } from './bars-of.ts'
import { FileLink } from './file-link.tsx'
import { playQuery } from './queries.ts'
import { Recount } from './recount.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

const VIEWS = PLAY_VIEWS.map((by) => ({ value: by, label: texts.playBy[by] }))

export function Play({ days }: { days: Days }) {
  const wanted = useFilters().get('by')
  const by = PLAY_VIEWS.find((one) => one === wanted) ?? 'day'
  const query = useQuery(playQuery(days, by))
  return (
    <>
      <div className={styles.bar}>
        <Views label={texts.by} name="by" views={VIEWS} />
        <FileLink path="reports/play" query={{ ...days, by }} />
      </div>
      <ReportFrame query={query}>{(report) => <Figures report={report} by={by} days={days} />}</ReportFrame>
    </>
  )
}

function Figures({ report, by, days }: { report: PlayReport; by: PlayView; days: Days }) {
  const { rows } = report
  return (
    <>
      <Recount path="/reports/play" query={{ ...days, by }} what={texts.ngrOfDays} />
      {by === 'day' && (
        <Bars
          title={FIGURES.ngr.name}
          bars={barsOf(
            days,
            rows.map(({ key, ngr }) => ({ key, amount: ngr ?? 0 })),
          )}
        />
      )}
      <div className={table.box}>
        <ReportTable title={texts.play} rows={rows} columns={columnsOf(report, by, days)} keyOf={(row) => row.key} />
      </div>
    </>
  )
}

function columnsOf({ total }: PlayReport, by: PlayView, days: Days): ReportColumn<PlayRow>[] {
  const daysOf = (row: PlayRow): Days => (by === 'day' ? { from: row.key, to: row.key } : days)
  const filtersOf = (row: PlayRow, of: FigureName) => ({
    ...(isOfPlay(of) && row.filter),
    agent_id: by === 'agent' ? row.key : null,
  })
  const column = (of: FigureName): ReportColumn<PlayRow> => ({
    name: FIGURES[of].name,
    is_number: true,
    cell: (row) =>
      row[of] !== null && <FigureLink of={of} days={daysOf(row)} amount={row[of]} filters={filtersOf(row, of)} />,
    total: <FigureLink of={of} days={days} amount={total[of]} />,
  })
  return [
    { name: texts.playBy[by], cell: (row) => <b>{by === 'day' ? writeDay(row.key) : row.name}</b>, total: texts.total },
    { name: texts.bets, is_number: true, cell: (row) => writeCount(row.bets), total: writeCount(total.bets) },
    ...FIGURE_NAMES.map(column),
  ]
}

const isOfPlay = (of: FigureName) => of === 'turnover' || of === 'payout' || of === 'ggr'
