import { useQuery } from '@tanstack/react-query'
import type { PlayersReportRow } from '#contract/report-console.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { LedgerCheck, writeCount } from '../../platform/figures/ledger-check.tsx'
import { TransfersLink } from '../../platform/figures/transfers-link.tsx'
import type { Days } from '../../platform/filter/days.ts'
import { Link } from '../../platform/page/navigation.tsx'
import table from '../../platform/table/table.module.css'
import { FileLink } from './file-link.tsx'
import { playersReportQuery } from './queries.ts'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** Who won most of the house, and who lost most, side by side. */
export function Players({ days }: { days: Days }) {
  const query = useQuery(playersReportQuery(days))
  const columns = columnsOf(days)
  return (
    <ReportFrame query={query}>
      {({ winners, losers, players, check }) => (
        <>
          <div className={styles.bar}>
            <LedgerCheck check={check} what={`${texts.ofPlayers(writeCount(players))}: ${texts.houseNet}`} />
            <FileLink path="reports/players" query={{ ...days }} />
          </div>
          <div className={styles.columns}>
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
  { name: texts.staked, is_number: true, cell: (row) => <Amount amount={row.staked} /> },
  {
    name: texts.houseNet,
    is_number: true,
    cell: (row) => (
      <TransfersLink days={days} filters={{ what: 'play', player_id: row.player_id }}>
        <Amount amount={row.net} signed />
      </TransfersLink>
    ),
  },
]
