import { useState } from 'react'
import type { Approval, ApprovalChange } from '#approval/contract/staff.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import styles from './approvals.module.css'
import type { ApprovalPanel } from './panel.ts'
import { texts } from './texts.ts'

interface ApprovalRowProps {
  approval: Approval
  is_chosen: boolean
  /** Where it is looked at beside the list. */
  panel: ApprovalPanel | undefined
  onOpen: () => void
  onApprove: () => Promise<void>
  onRefuse: () => void
}

/** A request with what it would change, and the decision about it. */
export function ApprovalRow({ is_chosen, ...row }: ApprovalRowProps) {
  const { approval, panel } = row
  const { kind, changes, amount, reason, is_stale } = approval
  return (
    <li className={styles.row} aria-current={is_chosen ? 'true' : undefined}>
      <div className={styles.what}>
        <span className={styles.kind}>{texts.kinds[kind]}</span>
        <Title {...row} />
        <Who approval={approval} />
      </div>
      <div className={styles.changes}>
        {amount !== null && (
          <b className={styles.amount}>
            <Amount amount={amount} /> Ks
          </b>
        )}
        <dl>
          {changes.map((change) => (
            <Change key={change.name} change={change} />
          ))}
        </dl>
        {reason !== null && <p className={styles.reason}>{reason}</p>}
        {is_stale && (
          <p className={styles.stale} role="note">
            {panel ? texts.lookAgain : texts.stale}
          </p>
        )}
      </div>
      <Decision {...row} />
    </li>
  )
}

type RowProps = Omit<ApprovalRowProps, 'is_chosen'>

function Title({ approval: { title, href, status }, panel, onOpen }: RowProps) {
  if (panel && status === 'pending') {
    return (
      <button type="button" className={styles.title} onClick={onOpen}>
        {title}
      </button>
    )
  }
  if (href === null) return <b>{title}</b>
  return (
    <Link className={styles.title} href={href}>
      {title}
    </Link>
  )
}

function Who({ approval }: { approval: Approval }) {
  const { requested_by, requested_at, expires_at, first_approved_by, status } = approval
  return (
    <>
      <span className={styles.quiet}>
        {requesterOf(requested_by)}, <span className="num">{momentOf(requested_at)}</span>
      </span>
      {status === 'pending' && expires_at !== null && (
        <span className={styles.quiet}>{texts.expires(momentOf(expires_at))}</span>
      )}
      {status === 'pending' && first_approved_by !== null && (
        <span className={styles.quiet}>{texts.firstApproved(first_approved_by.user_name)}</span>
      )}
    </>
  )
}

function requesterOf(requested_by: Approval['requested_by']): string {
  if (requested_by === null) return texts.byPartner
  return requested_by.is_me ? texts.byYou : texts.requestedBy(requested_by.user_name)
}

function Change({ change: { name, from, to } }: { change: ApprovalChange }) {
  return (
    <div className={styles.change}>
      <dt>{name}</dt>
      <dd className="num">
        {from !== null && (
          <>
            <del>{said(from)}</del> <span aria-hidden="true">→</span>{' '}
            <span className="visually-hidden">{texts.to}</span>{' '}
          </>
        )}
        <ins>{to === null ? '–' : said(to)}</ins>
      </dd>
    </div>
  )
}

const TIME = /^\d{4}-\d{2}-\d{2}T/
/** Moments as the staff reads them. */
const said = (text: string) => (TIME.test(text) ? momentOf(text) : text)

function Decision({ approval, panel, onOpen, onApprove, onRefuse }: RowProps) {
  const [is_busy, setBusy] = useState(false)
  const { status, decided_by, decided_at, decision_reason, may_approve, may_reject, may_withdraw, is_stale } = approval
  if (status !== 'pending') {
    return (
      <div className={styles.decision}>
        <b>{texts.states[status]}</b>
        {decided_by && decided_at && (
          <span className={styles.quiet}>{texts.decidedBy(decided_by.user_name, momentOf(decided_at))}</span>
        )}
        {decision_reason && <span className={styles.quiet}>{decision_reason}</span>}
      </div>
    )
  }
  const may_decide = may_approve || may_reject || may_withdraw
  // With more than a yes, where it has to be looked at again, and where it waits for the first of two people.
  const is_opened = panel !== undefined && (is_stale || !may_decide || (may_approve && panel.hasFields(approval)))
  const press = async () => {
    setBusy(true)
    await onApprove()
    setBusy(false)
  }
  return (
    <div className={styles.decision}>
      {may_approve && !is_opened && (
        <Button size="sm" disabled={is_busy} onClick={() => void press()}>
          {texts.approve}
        </Button>
      )}
      {is_opened && (
        <Button size="sm" onClick={onOpen}>
          {texts.open}
        </Button>
      )}
      {(may_reject || may_withdraw) && (
        <Button size="sm" kind="secondary" disabled={is_busy} onClick={onRefuse}>
          {may_withdraw ? texts.withdraw : texts.reject}
        </Button>
      )}
      {!may_decide &&
        !panel &&
        (approval.href === null ? (
          <b>{texts.states[status]}</b>
        ) : (
          <Link href={approval.href} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
            {texts.open}
          </Link>
        ))}
    </div>
  )
}
