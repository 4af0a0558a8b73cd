import type { RequestDetail } from '#cashier/contract/staff.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { rejectionText } from '#platform/console/rejection-words.ts'
import { texts } from '../texts.ts'
import styles from './detail.module.css'

/** The events of a request so far, each with the person who caused it. */
export function Timeline({ timeline }: Pick<RequestDetail, 'timeline'>) {
  return (
    <div>
      <h3 className={styles.label}>{texts.timeline}</h3>
      <ol className={styles.timeline}>
        {timeline.map(({ kind, at, by, rejection, reuse_reason }) => (
          <li key={`${kind} ${at}`}>
            <span>
              <b>{texts.events[kind]}</b> {by && texts.by(by.user_name)}
              {reuse_reason !== null && <em>{reuse_reason}</em>}
              {rejection && <em>{rejectionText(rejection)}</em>}
            </span>
            <small className="num">{momentOf(at)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
