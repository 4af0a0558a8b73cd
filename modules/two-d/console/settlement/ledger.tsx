import { useQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { FIGURES, OPEN_STAKES } from '#platform/console/figures/figure-names.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import table from '#platform/console/table/table.module.css'
import type { TwoDDrawLedger } from '#two-d/contract/limits-staff.ts'
import { ledgerQuery } from '../queries.ts'
import { KINDS, texts } from '../texts.ts'
import styles from '../two-d.module.css'

/** The transfers of a draw in the ledger, one row for each kind. */
export function Ledger({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(ledgerQuery(id))
  if (isPending) return <WaitingRows rows={4} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={table.box}>
      <table className={table.table} aria-label={texts.tabs.ledger}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col" className={table.right}>
              {texts.count}
            </th>
            <th scope="col" className={table.right}>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.toSorted(inOrder).map(({ kind, count, amount }) => (
            <tr key={kind}>
              <td>
                <b>{KINDS[kind] ?? kind}</b>
              </td>
              <td className={table.right}>
                <span className="num">{count}</span>
              </td>
              <td className={table.right}>
                <Amount amount={amount} signed />
              </td>
            </tr>
          ))}
          {[
            { name: OPEN_STAKES, amount: data.open_stakes },
            { name: FIGURES.ggr.name, amount: data.ggr },
          ].map(({ name, amount }) => (
            <tr key={name} className={styles.total}>
              <td>
                <b>{name}</b>
              </td>
              <td />
              <td className={table.right}>
                <b>
                  <Amount amount={amount} signed />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.settlement && <Settlement settlement={data.settlement} />}
    </div>
  )
}

const PLACES = Object.keys(KINDS)
const inOrder = (one: { kind: string }, other: { kind: string }) =>
  PLACES.indexOf(one.kind) - PLACES.indexOf(other.kind)

function Settlement({ settlement }: { settlement: NonNullable<TwoDDrawLedger['settlement']> }) {
  const { version, paid_count, paid_amount, queued_at, finished_at } = settlement
  return (
    <p className={styles.under}>
      {texts.settlement}: {texts.version(version)}, {texts.settled(paid_count)}, <Amount amount={paid_amount} /> Ks,{' '}
      <span className="num">{momentOf(queued_at)}</span> –{' '}
      <span className="num">{finished_at === null ? texts.underWay : momentOf(finished_at)}</span>
    </p>
  )
}
