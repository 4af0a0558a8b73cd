import { useQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { BalanceLink } from '#platform/console/figures/balance-link.tsx'
import { balanceName, NOT_KNOWN, WORST_CASE } from '#platform/console/figures/figure-names.ts'
import { MoneyTable } from '#platform/console/figures/money-table.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import table from '#platform/console/table/table.module.css'
import type { LiabilitiesReport } from '#report/contract/staff.ts'
import { liabilitiesQuery } from './queries.ts'
import { Recount } from './recount.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

interface Card {
  name: string
  amount: number | null
  account: string
  /** Cash, and what the company is owed. */
  is_held?: boolean
  /** Of open stakes; null where nobody knows it. */
  worst_case?: number | null
}

/** To an agent's own players. */
const ownCards = (report: LiabilitiesReport): Card[] => [
  balanceCard('main', report.main),
  balanceCard('game', report.game),
  balanceCard('hold', report.hold),
  ...report.open_stakes.products.map(({ product, amount, worst_case }) => ({
    ...balanceCard(product === 'two_d' ? 'two_d_stakes' : 'provider_stakes', amount),
    worst_case,
  })),
]

const balanceCard = (account: string, amount: number | null): Card => ({ name: balanceName(account), amount, account })

/** All liabilities of this moment, beside the cash that covers them. */
export function Liabilities() {
  const query = useQuery(liabilitiesQuery)
  return <ReportFrame query={query}>{(report) => <Figures report={report} />}</ReportFrame>
}

function Figures({ report }: { report: LiabilitiesReport }) {
  const { money, accounts, largest } = report
  const cards: Card[] = [
    ...(money === null ? ownCards(report) : []),
    balanceCard('bonus', report.bonus),
    { ...balanceCard('cash', report.cash), is_held: true },
    ...(money === null ? [] : [{ ...balanceCard('player_receivables', report.player_receivables), is_held: true }]),
  ]
  return (
    <>
      <Recount path="/reports/liabilities" what={texts.balances} />
      {money !== null && (
        <div className={styles.section}>
          <MoneyTable money={money} has_links />
        </div>
      )}
      <dl className={styles.cards}>
        {cards.map(
          ({ name, amount, account, is_held, worst_case }) =>
            amount !== null && (
              <div key={name} className={styles.card}>
                <dt>{name}</dt>
                <dd>
                  <BalanceLink account={account} is_held={is_held}>
                    <Amount amount={amount} />
                  </BalanceLink>
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
  { name: texts.account, cell: (row) => <b>{balanceName(row.account)}</b> },
  {
    name: texts.balance,
    is_number: true,
    cell: (row) => (
      <BalanceLink account={row.account}>
        <Amount amount={row.balance} signed />
      </BalanceLink>
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
