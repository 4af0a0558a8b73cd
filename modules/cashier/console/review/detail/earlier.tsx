import type { RequestDetail } from '#cashier/contract/staff.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { checkBold, clockFill, xBold } from '#ui/icons.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'
import styles from './detail.module.css'

const MARKS = { approved: checkBold, rejected: xBold, waiting: clockFill }

export interface EarlierProps extends Pick<RequestDetail, 'last' | 'totals'> {
  kind: QueueKind
}

/** How the player's requests before this one ended, the oldest on the left. */
export function Earlier({ kind, last, totals }: EarlierProps) {
  return (
    <div>
      <h3 className={styles.label}>{texts[kind].last}</h3>
      {last.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <div className={styles.earlier}>
          <ul>
            {last.toReversed().map(({ id, status, amount, created_at }) => {
              const words = `${texts.statuses[status]}: ${formatMoney(amount)} Ks, ${momentOf(created_at)}`
              return (
                <li key={id} className={classNames(styles[status])} title={words}>
                  <Icon glyph={MARKS[status]} size={13} />
                  <span className="visually-hidden">{words}</span>
                </li>
              )
            })}
          </ul>
          <p>
            <b className="num">{totals.approved}</b> {texts.approvedRejected.approved}{' '}
            <b className="num">{totals.rejected}</b> {texts.approvedRejected.rejected}
          </p>
        </div>
      )}
    </div>
  )
}
