import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { copyText } from '#platform/console/copy-text.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Failed } from '#platform/console/page/states/states.tsx'
import side from '#platform/console/panel.module.css'
import { sayRefused } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { Decision } from '../decision/decision.tsx'
import { DecisionButtons } from '../decision/decision-buttons.tsx'
import { useRefusal } from '../decision/refusal.ts'
import type { useDeciding } from '../decision/use-deciding.ts'
import { useLease } from '../decision/use-lease.ts'
import { useLoss } from '../decision/use-loss.ts'
import { detailQuery } from '../queries.ts'
import { DECIDES, type QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'
import styles from './detail.module.css'
import { Detail } from './detail.tsx'

export interface RequestPanelProps {
  kind: QueueKind
  id: string | null
  /** The same request as the list has it, while it does. */
  row: QueueRow | undefined
  is_receipt_open: boolean
  onReceipt: (is_open: boolean) => void
  deciding: ReturnType<typeof useDeciding>
}

/** The right side: one request, whole. */
export function RequestPanel({ id, ...panel }: RequestPanelProps) {
  return id === null ? <NoneChosen /> : <Chosen {...panel} id={id} />
}

/** A press of a decision is never without an answer. A key that is held down is one press. */
function refusing(sentence: string) {
  const refuse = (event?: KeyboardEvent) => event?.repeat || sayRefused(sentence)
  return { a: refuse, r: refuse }
}

function NoneChosen() {
  useKeys(refusing(texts.refused.noneChosen))
  return <p className={side.nothing}>{texts.chooseOne}</p>
}

function Chosen({ kind, id, row, is_receipt_open, onReceipt, deciding }: RequestPanelProps & { id: string }) {
  const { data: request, error, refetch } = useQuery(detailQuery(kind, id))
  const may_decide = useMay(DECIDES[kind])
  const is_waiting = (row ?? request)?.status === 'waiting'
  const claim = row ? row.claim : (request?.claim ?? null)
  // Anyone who approved first leaves it to the second person.
  const is_mine_to_do = request?.is_own === false && request.first_approval?.is_mine !== true
  const is_free = claim === null || claim.is_mine
  const was_held = useLease(kind, may_decide && is_waiting && is_mine_to_do && is_free ? id : null)
  const is_lost = useLoss(kind, { id, claim, was_held, onLost: deciding.undo })
  const refusal = useRefusal({ kind, request, row, claim, is_lost, is_being_sent: deciding.sending !== undefined })
  const has_decision = may_decide && request?.status === 'waiting'

  const is_stale = row !== undefined && request !== undefined && row.version > request.version
  useEffect(() => {
    if (is_stale) void refetch()
  }, [is_stale, refetch])

  useKeys({
    c: () => request && void copyText(request.refrence_no ?? request.account_number, texts[kind].copied),
    ...(has_decision ? {} : refusing(refusal ?? texts.refused.notShown)),
  })
  useKeys(refusing(texts.refused.behind), 'in_dialog')

  if (!request && error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={styles.panel}>
      {request ? (
        <div className={styles.scroll}>
          <Detail kind={kind} request={request} is_receipt_open={is_receipt_open} onReceipt={onReceipt} />
        </div>
      ) : (
        <WaitingPanel />
      )}
      {!request && may_decide && <NotYet />}
      {has_decision && <Decision kind={kind} request={request} claim={claim} refusal={refusal} deciding={deciding} />}
    </div>
  )
}

/** The two buttons at their place before there is anything to decide about: they refuse, as the keys do. */
function NotYet() {
  const refuse = () => sayRefused(texts.refused.notShown)
  return (
    <div className={styles.decision}>
      <DecisionButtons
        is_refused
        is_rejecting={false}
        approveLabel={texts.approve}
        onApprove={refuse}
        onReject={refuse}
      />
    </div>
  )
}

function WaitingPanel() {
  return (
    <div className={styles.scroll} role="status" aria-label={common.loading}>
      <Skeleton width="45%" height={18} />
      <Skeleton width="60%" height={40} />
      <Skeleton height={150} radius={12} />
      <Skeleton height={104} radius={12} />
    </div>
  )
}
