import { useQuery } from '@tanstack/react-query'
import type { LiabilitiesReport } from '#contract/report-console.ts'
import { Note } from '#ui/note.tsx'
import { Amount } from '../../platform/amount.tsx'
import { LedgerCheck } from '../../platform/ledger-check.tsx'
import { Link } from '../../platform/navigation.tsx'
import table from '../../platform/table.module.css'
import { liabilitiesQuery } from './queries.ts'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** What would have to be paid if everybody wanted his money now, and what there is to pay it from. */
export function Liabilities() {
  const query = useQuery(liabilitiesQuery)
  return <ReportFrame query={query}>{(report) => <Figures report={report} />}</ReportFrame>
}

function Figures({ report }: { report: LiabilitiesReport }) {
  const { cash, owed, check, accounts, largest } = report
  const cards: [string, number | null][] = [
    [texts.owed, owed],
    [texts.cashHeld, cash],
    [texts.main, report.main],
    [texts.gameBalances, report.game],
    [texts.hold, report.hold],
    [texts.agents, report.agents],
    [texts.bonus, report.bonus],
    [texts.owedByPlayers, report.owed_by_players],
  ]
  return (
    <>
      <LedgerCheck check={check} what={texts.balances} />
      <dl className={styles.cards}>
        {cards.map(
          ([name, amount]) =>
            amount !== null && (
              <div key={name} className={styles.card}>
                <dt>{name}</dt>
                <dd>
                  <Amount amount={amount} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {cash !== null && (
        <div className={styles.section}>
          <Note kind={cash >= owed ? 'success' : 'pending'}>{cash >= owed ? texts.covered : texts.notCovered}</Note>
        </div>
      )}
      <div className={styles.columns}>
        {accounts.length > 0 && (
          <section className={styles.column}>
            <h2>{texts.accounts}</h2>
            <div className={table.box}>
              <ReportTable title={texts.accounts} rows={accounts} columns={ACCOUNTS} keyOf={(row) => row.account} />
            </div>
          </section>
        )}
        <section className={styles.column}>
          <h2>{texts.largest}</h2>
          <div className={table.box}>
            <ReportTable title={texts.largest} rows={largest} columns={LARGEST} keyOf={(row) => row.player_id} />
          </div>
        </section>
      </div>
    </>
  )
}

const ACCOUNTS: ReportColumn<LiabilitiesReport['accounts'][number]>[] = [
  { name: texts.account, cell: (row) => <b>{row.account.replaceAll('_', ' ')}</b> },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance} signed /> },
]

const LARGEST: ReportColumn<LiabilitiesReport['largest'][number]>[] = [
  {
    name: texts.player,
    cell: (row) => (
      <>
        <Link href={`/players/${row.player_id}`} className={styles.link}>
          {row.name}
        </Link>{' '}
        <small>{row.user_name}</small>
      </>
    ),
  },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance} /> },
]
