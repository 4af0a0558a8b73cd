import { useQuery } from '@tanstack/react-query'
import type { Commissions as Report } from '#agent/contract/commissions.ts'
import { queryText } from '#platform/console/call/api.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { LedgerCheck } from '#platform/console/figures/ledger-check.tsx'
import { type Days, writeDay } from '#platform/console/filter/days.ts'
import { DaysPicker } from '#platform/console/filter/days-picker.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, Nothing, WaitingRows } from '#platform/console/page/states/states.tsx'
import table from '#platform/console/table/table.module.css'
import { classNames } from '#ui/components/class-names.ts'
import styles from './agents.module.css'
import { commissionsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The commissions of each agent over the settled days of a period. */
export function Commissions({ days }: { days: Days }) {
  const { data, error, isPending, refetch } = useQuery(commissionsQuery(days))
  return (
    <>
      <DaysPicker {...days} />
      <div className={table.box} aria-busy={isPending}>
        {isPending && <WaitingRows />}
        {!isPending && !data && <Failed error={error} onAgain={() => void refetch()} />}
        {data && data.rows.length === 0 && (
          <Nothing
            title={texts.noDays}
            {...(data.settled_until !== null && { line: texts.settledUntil(writeDay(data.settled_until)) })}
          />
        )}
        {data && data.rows.length > 0 && <Figures report={data} days={days} />}
      </div>
    </>
  )
}

const HEAD = [texts.daysSettled, texts.turnover, texts.ggr, texts.carriedIn, texts.earned, texts.paid, texts.carriedOut]

function Figures({ report, days }: { report: Report; days: Days }) {
  const { rows, total, check } = report
  return (
    <>
      <div className={styles.above}>
        <LedgerCheck check={check} what={texts.paid} />
        <a href={`/api/console/agent-commissions.csv${queryText({ ...days })}`} download>
          {texts.file}
        </a>
      </div>
      <table className={table.table} aria-label={texts.commissions}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {HEAD.map((name) => (
              <th key={name} scope="col" className={table.right}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, user_name, days: count, ...sums }) => (
            <tr key={id}>
              <td>
                <Link href={`/agents/${id}?tab=days`}>
                  <b>{user_name}</b>
                </Link>
              </td>
              <td className={classNames(table.right, 'num')}>{count}</td>
              <Sums {...sums} />
            </tr>
          ))}
          <tr>
            <td>
              <b>{texts.total}</b>
            </td>
            <td />
            <Sums {...total} />
          </tr>
        </tbody>
      </table>
    </>
  )
}

/** Carried in and earned is what is credited and carried on. */
function Sums({ turnover, ggr, carried_before, earned, paid, carried_after }: Report['total']) {
  return [turnover, ggr, carried_before, earned, paid, carried_after].map((amount, place) => (
    <td key={HEAD[place + 1]} className={table.right}>
      <Amount amount={amount} />
    </td>
  ))
}
