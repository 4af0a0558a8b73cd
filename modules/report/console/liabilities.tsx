import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '#platform/console/figures/amount.tsx'
import { NOT_KNOWN, OPEN_STAKES, PRODUCT_NAMES, WORST_CASE } from '#platform/console/figures/figure-names.ts'
import { ledgerWords } from '#platform/console/figures/ledger-words.ts'
import { TransfersLink } from '#platform/console/figures/transfers-link.tsx'
import { dayAgo, today } from '#platform/console/filter/days.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import table from '#platform/console/table/table.module.css'
import type { LiabilitiesReport } from '#report/contract/staff.ts'
import { Note } from '#ui/components/display/note.tsx'
import { liabilitiesQuery } from './queries.ts'
import { Recount } from './recount.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

interface Card {
  name: string
  amount: number | null
  account?: string
  /** Of open stakes; null where nobody knows it. */
  worst_case?: number | null
}

/** All liabilities of this moment, beside the cash that covers them. */
export function Liabilities() {
  const query = useQuery(liabilitiesQuery)
  return <ReportFrame query={query}>{(report) => <Figures report={report} />}</ReportFrame>
}

function Figures({ report }: { report: LiabilitiesReport }) {
  const { cash, liabilities, accounts, largest } = report
  const cards: Card[] = [
    { name: texts.totalLiabilities, amount: liabilities },
    { name: texts.cashHeld, amount: cash, account: 'cash' },
    { name: texts.main, amount: report.main, account: 'main' },
    { name: texts.gameBalances, amount: report.game, account: 'game' },
    { name: texts.hold, amount: report.hold, account: 'hold' },
    ...report.open_stakes.products.map(({ product, amount, worst_case }) => ({
      name: `${OPEN_STAKES}, ${PRODUCT_NAMES[product]}`,
      amount,
      worst_case,
      account: product === 'two_d' ? 'two_d_stakes' : 'provider_stakes',
    })),
    { name: texts.agents, amount: report.agents, account: 'agents_commission' },
    { name: texts.bonus, amount: report.bonus, account: 'bonus' },
    { name: texts.playerReceivables, amount: report.player_receivables, account: 'player_receivables' },
  ]
  return (
    <>
      <Recount path="/reports/liabilities" what={texts.balances} />
      <dl className={styles.cards}>
        {cards.map(
          ({ name, amount, account, worst_case }) =>
            amount !== null && (
              <div key={name} className={styles.card}>
                <dt>{name}</dt>
                <dd>
                  <NewestRows account={account}>
                    <Amount amount={amount} />
                  </NewestRows>
                </dd>
                {worst_case !== undefined && (
                  <dd className={styles.beside}>
                    {WORST_CASE} {worst_case === null ? NOT_KNOWN : <Amount amount={worst_case} />}
                  </dd>
                )}
              </div>
            ),
        )}
      </dl>
      {cash !== null && (
        <div className={styles.section}>
          <Note kind={cash >= liabilities ? 'success' : 'pending'}>
            {cash >= liabilities ? texts.covered : texts.notCovered}
          </Note>
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

/** A balance is of all time; its rows of the last year lead there. */
function NewestRows({ account, children }: { account: string | undefined; children: ReactNode }) {
  if (account === undefined) return children
  return (
    <TransfersLink days={{ from: dayAgo(YEAR_DAYS), to: today() }} filters={{ account }}>
      {children}
    </TransfersLink>
  )
}

const YEAR_DAYS = 365

const ACCOUNTS: ReportColumn<LiabilitiesReport['accounts'][number]>[] = [
  { name: texts.account, cell: (row) => <b>{ledgerWords(row.account)}</b> },
  {
    name: texts.balance,
    is_number: true,
    cell: (row) => (
      <NewestRows account={row.account}>
        <Amount amount={row.balance} signed />
      </NewestRows>
    ),
  },
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
