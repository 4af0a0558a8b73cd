import { useQuery } from '@tanstack/react-query'
import { Failed, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { changesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './two-d.module.css'
import { whatChanges } from './what-changes.ts'

const COLUMNS = [texts.what, texts.askedBy, texts.at, texts.reasonShort, texts.state, texts.decidedBy]

/** Every change of a draw's limits, the newest first. */
export function Changes({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(changesQuery(id))
  if (isPending) return <WaitingRows rows={4} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={table.box}>
      {data.length === 0 && <Nothing title={texts.noChanges} />}
      {data.length > 0 && (
        <table className={table.table} aria-label={texts.tabs.changes}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((change) => (
              <tr key={change.id}>
                <td className={styles.wraps}>{whatChanges(change)}</td>
                <td>{change.asked_by.user_name}</td>
                <td className="num">{momentOf(change.created_at)}</td>
                <td className={styles.wraps}>{change.reason}</td>
                <td>{texts.changeStatus[change.status]}</td>
                <td>{change.decided_by?.user_name ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
