import { useQuery } from '@tanstack/react-query'
import { FigureLink } from '#platform/console/figures/figure-link.tsx'
import { FIGURE_NAMES, FIGURES } from '#platform/console/figures/figure-names.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { type Days, today, writeDay } from '#platform/console/filter/days.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import table from '#platform/console/table/table.module.css'
import { endInOlderMonth, playerDaysFrom } from '#report/contract/rules.ts'
import type { PlayersReportRow } from '#report/contract/staff.ts'
import { Note } from '#ui/components/display/note.tsx'
import { FileLink } from './file-link.tsx'
import { playersReportQuery } from './queries.ts'
import { Recount } from './recount.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/**
 * The players who won most and those who lost most, side by side. Days of an older month are there only while the month
 * is restored: a caller who asks for them at another time reads why they are not there.
 */
export function Players({ days }: { days: Days }) {
  const kept_from = playerDaysFrom(today())
  const { isError } = useQuery(playersReportQuery(days))
  if (!isError || endInOlderMonth(days, kept_from) === null) return <PlayersOfDays days={days} />
  return <Note kind="pending">{texts.wholeMonths(writeDay(kept_from))}</Note>
}

function PlayersOfDays({ days }: { days: Days }) {
  const query = useQuery(playersReportQuery(days))
  const columns = columnsOf(days)
  return (
    <ReportFrame query={query}>
      {({ winners, losers, players }) => (
        <>
          <div className={styles.bar}>
            <Recount
              path="/reports/players"
              query={{ ...days }}
              what={`${texts.ofPlayers(writeCount(players))}: ${FIGURES.ngr.name}`}
            />
            <FileLink path="reports/players" query={{ ...days }} />
          </div>
          <div className={styles.stacked}>
            {[
              { title: texts.winners, rows: winners },
              { title: texts.losers, rows: losers },
            ].map(({ title, rows }) => (
              <section key={title} className={styles.column}>
                <h2>{title}</h2>
                <div className={table.box}>
                  <ReportTable
                    title={title}
                    rows={rows}
                    columns={columns}
                    keyOf={(row) => row.player_id}
                    nothing={texts.nobody}
                  />
                </div>
              </section>
            ))}
          </div>
        </>
      )}
    </ReportFrame>
  )
}

const columnsOf = (days: Days): ReportColumn<PlayersReportRow>[] => [
  {
    name: texts.player,
    cell: (row) => (
      <>
        <Link href={`/players/${row.player_id}`} className={styles.link}>
          {row.name}
        </Link>{' '}
        <small>{row.agent ?? row.user_name}</small>
      </>
    ),
  },
  { name: texts.bets, is_number: true, cell: (row) => writeCount(row.bets) },
  ...FIGURE_NAMES.filter((of) => of !== 'commissions').map(
    (of): ReportColumn<PlayersReportRow> => ({
      name: FIGURES[of].name,
      is_number: true,
      cell: (row) => <FigureLink of={of} days={days} amount={row[of]} filters={{ player_id: row.player_id }} />,
    }),
  ),
]
