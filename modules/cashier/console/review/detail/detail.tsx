import type { RequestDetail } from '#cashier/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { copyText } from '#platform/console/copy-text.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { useNow } from '#platform/console/figures/use-now.ts'
import { ImportantNote } from '#platform/console/important-note.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { copyRegular } from '#ui/icons.ts'
import terms from '../decision/terms.module.css'
import { receivedWords } from '../decision/terms-fields.tsx'
import { Age } from '../queue/age.tsx'
import type { QueueKind } from '../queue/queue-kind.ts'
import { RiskFlags } from '../risk/risk-flags.tsx'
import { texts } from '../texts.ts'
import { Checks } from './checks.tsx'
import styles from './detail.module.css'
import { Earlier } from './earlier.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { Receipt } from './receipt.tsx'
import { ReferenceDigits } from './reference.tsx'
import { SameReceipts } from './same-receipts.tsx'
import { Timeline } from './timeline.tsx'

export interface DetailProps {
  kind: QueueKind
  request: RequestDetail
  is_receipt_open: boolean
  onReceipt: (is_open: boolean) => void
}

/** Seven digits and more stand beside the reference in a smaller size. */
const LONG_FROM = 1_000_000

/** Everything that one looks at before one decides. */
export function Detail({ kind, request, is_receipt_open, onReceipt }: DetailProps) {
  return (
    <>
      <Head kind={kind} request={request} />
      {request.important_notes.map((note) => (
        <ImportantNote key={note.id} note={note} />
      ))}
      <div className={styles.pair}>
        <div>
          <span className={styles.label}>{texts.amount}</span>
          <p className={classNames(styles.amount, request.amount >= LONG_FROM && styles.long)}>
            <Money amount={request.amount} />
          </p>
          {request.received && <p className={terms.instead}>{texts.received.instead(receivedWords(request))}</p>}
        </div>
        {request.refrence_no !== null && (
          <div>
            <span className={styles.label}>{texts.receiptDigits}</span>
            <ReferenceDigits reference={request.refrence_no} />
          </div>
        )}
      </div>
      <div className={styles.facts}>
        <Facts kind={kind} request={request} />
        {request.receipt_url !== null && (
          <Receipt url={request.receipt_url} is_open={is_receipt_open} onOpen={onReceipt} />
        )}
      </div>
      <RiskFlags flags={request.risk_flags} player_id={request.player.id} />
      <Checks checks={request.checks} same={request.same_reference} />
      <SameReceipts seen={request.checks.reference?.seen ?? []} />
      <Earlier kind={kind} player_id={request.player.id} last={request.last} totals={request.totals} />
      <Timeline timeline={request.timeline} />
    </>
  )
}

function Head({ kind, request }: { kind: QueueKind; request: RequestDetail }) {
  const now = useNow()
  return (
    <div className={styles.head}>
      <h2 className="num" aria-live="polite">
        {texts[kind].one(request.number)}
      </h2>
      {request.status === 'waiting' && (
        <Badge kind="pending">
          {texts.pending} <Age since={request.created_at} now={now} />
        </Badge>
      )}
      {request.status === 'approved' && <Badge kind="success">{texts.decided.approved}</Badge>}
      {request.status === 'rejected' && <Badge kind="failed">{texts.decided.rejected}</Badge>}
    </div>
  )
}

function Facts({ kind, request }: { kind: QueueKind; request: RequestDetail }) {
  const { player, payment_type } = request
  const reads_players = useMay('players.read')
  return (
    <dl>
      <dt>{texts.player}</dt>
      <dd>
        {reads_players ? (
          <Link href={`/players/${player.id}`} className={links.link}>
            {player.name}
          </Link>
        ) : (
          player.name
        )}{' '}
        <small>{player.user_name}</small>
      </dd>
      <dt>{texts.phone}</dt>
      <dd className="num">{player.phone}</dd>
      <dt>{texts[kind].direction}</dt>
      <dd className={styles.direction}>
        <PaymentMark type={payment_type} size={18} />
        {payment_type.name}, {request.account_name}
      </dd>
      <dt>{texts.account}</dt>
      <dd className={styles.direction}>
        <span className="num">{request.account_number}</span>
        <Copy label={texts.copyAccount} text={request.account_number} what={texts.withdrawals.copied} />
      </dd>
      {request.transaction_id !== null && (
        <>
          <dt>{texts.transaction}</dt>
          <dd className={styles.direction}>
            <span className="num">{request.transaction_id}</span>
            <Copy label={texts.copyTransaction} text={request.transaction_id} what={texts.transactionCopied} />
          </dd>
        </>
      )}
      {kind === 'withdrawals' && (
        <>
          <dt>{texts.balance}</dt>
          <dd>
            <Money amount={player.main_balance} />
          </dd>
          {request.status === 'approved' && <Payout payout={request.payout} />}
        </>
      )}
      <dt>{texts.sentAt}</dt>
      <dd className="num">{momentOf(request.created_at)}</dd>
    </dl>
  )
}

function Copy({ label, text, what }: { label: string; text: string; what: string }) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, what)}
    >
      <Icon glyph={copyRegular} size={16} />
    </button>
  )
}

function Payout({ payout }: Pick<RequestDetail, 'payout'>) {
  return (
    <>
      <dt>{texts.paidFrom}</dt>
      <dd>{payout?.account ?? texts.notRecorded}</dd>
      <dt>{texts.transactionId}</dt>
      <dd className="num">{payout?.transaction_id ?? texts.notRecorded}</dd>
    </>
  )
}
