import { requestAddress } from '#cashier/contract/rules.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link } from '#platform/console/page/navigation.tsx'
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
  player_id: string
}

/** How the player's requests before this one ended, the oldest on the left. */
export function Earlier({ kind, player_id, last, totals }: EarlierProps) {
  const reads_players = useMay('players.read')
  return (
    <div>
      <h3 className={styles.label}>{texts[kind].last}</h3>
      {last.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <div className={styles.earlier}>
          <ul>
            {last.toReversed().map(({ id, number, status, amount, created_at }) => {
              const words = `${texts.statuses[status]}: ${formatMoney(amount)} Ks, ${momentOf(created_at)}`
              return (
                <li key={id}>
                  <Link href={addressOf(kind, { id, number, status })} className={styles[status]} title={words}>
                    <Icon glyph={MARKS[status]} size={13} />
                    <span className="visually-hidden">{words}</span>
                  </Link>
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
      {reads_players && (
        <Link href={`/players/${player_id}?tab=requests`} className={classNames(links.link, styles.all)}>
          {texts.allOfPlayer}
        </Link>
      )}
    </div>
  )
}

type EarlierRequest = Pick<EarlierProps['last'][number], 'id' | 'number' | 'status'>

const addressOf = (kind: QueueKind, { status, ...request }: EarlierRequest): string =>
  requestAddress({
    ...request,
    direction: kind === 'deposits' ? 'deposit' : 'withdrawal',
    status: status === 'waiting' ? 'pending' : status,
  })
