import { useInfiniteQuery } from '@tanstack/react-query'
import { classNames } from '#ui/class-names.ts'
import { Amount } from '../../platform/amount.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import styles from './players.module.css'
import { correctionsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** What waits for a second person, whoever the player is. */
export function Corrections({ chosen_id }: { chosen_id: string | null }) {
  const query = useInfiniteQuery(correctionsQuery)
  const rows = query.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div className={table.box} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <Nothing title={texts.noCorrections} />}
      {rows.length > 0 && (
        <table className={table.table} aria-label={texts.correctionsWait}>
          <thead>
            <tr>
              {[texts.name, texts.account, texts.amount, texts.askedBy, texts.at, texts.why].map((name) => (
                <th key={name} scope="col" className={name === texts.amount ? table.right : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, player, account, direction, amount, asked_by, created_at, reason }) => (
              <tr key={id} data-chosen={player.id === chosen_id || undefined}>
                <td className={styles.name}>
                  <Link href={withFilters({ id: player.id })} className={table.rowLink}>
                    <b>{player.name}</b>
                  </Link>
                </td>
                <td>{texts[account]}</td>
                <td className={classNames(table.right, 'num')}>
                  <Amount amount={direction === 'credit' ? amount : -amount} signed />
                </td>
                <td>{asked_by.user_name}</td>
                <td className="num">{momentOf(created_at)}</td>
                <td className={styles.name}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More query={query} />
    </div>
  )
}
