import { useQuery } from '@tanstack/react-query'
import type { QueueRow, RejectBody, RequestDetail } from '#contract/cashier-console.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMay } from '../../platform/call/me.ts'
import { copyText } from '../../platform/copy-text.ts'
import { Failed } from '../../platform/page/states.tsx'
import { useKeys } from '../../platform/page/use-keys.ts'
import side from '../../platform/panel.module.css'
import { texts as common } from '../../platform/texts.ts'
import { Decision } from './decision.tsx'
import styles from './detail.module.css'
import { Detail } from './detail.tsx'
import { detailQuery } from './queries.ts'
import { DECIDES, type QueueKind } from './queue-kind.ts'
import { texts } from './texts.ts'
import { useClaim } from './use-claim.ts'

export interface RequestPanelProps {
  kind: QueueKind
  id: string | null
  /** The same request as the list has it, while it does. */
  row: QueueRow | undefined
  is_receipt_open: boolean
  onReceipt: (is_open: boolean) => void
  is_approving: boolean
  is_rejecting: boolean
  /** The house has been told, and has not answered yet. */
  is_being_decided: boolean
  onApprove: (request: RequestDetail) => void
  onUndo: () => void
  onReject: (request: RequestDetail, body: RejectBody) => void
}

/** The right side: one request, whole. */
export function RequestPanel({ id, ...panel }: RequestPanelProps) {
  return id === null ? <p className={side.nothing}>{texts.chooseOne}</p> : <Chosen {...panel} id={id} />
}

function Chosen({ kind, id, row, is_receipt_open, onReceipt, ...panel }: RequestPanelProps & { id: string }) {
  const { is_being_decided, ...decision } = panel
  const { data: request, error, refetch } = useQuery(detailQuery(kind, id))
  const may_decide = useMay(DECIDES[kind])
  const is_waiting = (row ?? request)?.status === 'waiting'
  const claim = row ? row.claim : (request?.claim ?? null)
  const is_free = claim === null || claim.is_mine
  // Whoever approved first leaves it to the second person.
  const is_mine_to_do = request?.is_own === false && request.first_approval?.is_mine !== true
  const is_claimed = may_decide && is_waiting && is_free && is_mine_to_do && !is_being_decided
  useClaim(kind, is_claimed ? id : null)
  useKeys({
    c: () => request && void copyText(request.refrence_no ?? request.account_number, texts[kind].copied),
  })

  if (!request) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <WaitingPanel />
  const { onApprove, onReject } = decision
  return (
    <div className={styles.panel}>
      <div className={styles.scroll}>
        <Detail kind={kind} request={request} is_receipt_open={is_receipt_open} onReceipt={onReceipt} />
      </div>
      {may_decide && request.status === 'waiting' && (
        <Decision
          {...decision}
          kind={kind}
          request={request}
          claim={claim}
          onApprove={() => onApprove(request)}
          onReject={(body) => onReject(request, body)}
        />
      )}
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
