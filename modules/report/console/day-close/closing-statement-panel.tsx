import { useQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { BalanceLink } from '#platform/console/figures/balance-link.tsx'
import { balanceName } from '#platform/console/figures/figure-names.ts'
import { TransfersLink } from '#platform/console/figures/transfers-link.tsx'
import { writeDay } from '#platform/console/filter/days.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { FileLink } from '../file-link.tsx'
import { closingStatementQuery } from '../queries.ts'
import { Recount } from '../recount.tsx'
import styles from '../reports.module.css'
import { texts } from '../texts.ts'
import { ClosingFigures } from './closing-figures.tsx'

/** The closing statement of one day: opening balance, credits, debits and closing balance of each account. */
export function ClosingStatementPanel({ day }: { day: string }) {
  const { data, error, isPending, refetch } = useQuery(closingStatementQuery(day))
  if (isPending) return <WaitingRows rows={8} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">
        <TransfersLink days={{ from: day, to: day }}>{writeDay(day)}</TransfersLink>
      </h2>
      <Recount path={`/closing-statements/${day}`} what={texts.movedInAll} />
      <FileLink path={`closing-statements/${day}/statement`} query={{}} />
      {data.figures && <ClosingFigures figures={data.figures} day={day} />}
      {data.lines.map((line) => (
        <section key={line.account}>
          <h3>{balanceName(line.account)}</h3>
          <dl className={panel.facts}>
            <dt>{texts.opening}</dt>
            <dd>
              <Amount amount={line.opening} />
            </dd>
            <dt>{texts.credits}</dt>
            <dd>
              <Amount amount={line.credits} />
            </dd>
            <dt>{texts.debits}</dt>
            <dd>
              <Amount amount={line.debits} />
            </dd>
            <dt>{texts.closing}</dt>
            <dd>
              <BalanceLink account={line.account} days={{ from: day, to: day }}>
                <Amount amount={line.closing} />
              </BalanceLink>
            </dd>
          </dl>
        </section>
      ))}
      <section>
        <h3>{texts.hashOf}</h3>
        <p className={styles.hash}>{data.hash}</p>
      </section>
      {data.previous_hash !== null && (
        <section>
          <h3>{texts.hashBefore}</h3>
          <p className={styles.hash}>{data.previous_hash}</p>
        </section>
      )}
    </div>
  )
}
