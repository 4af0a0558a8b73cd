import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useDeciding } from '../decision/use-deciding.ts'
import { detailQuery } from '../queries.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { RequestPanel } from './request-panel.tsx'

/** No queue stands beside it: nothing comes up by itself. */
const NO_ROWS: QueueRow[] = []

/** One request, whole, with its decision: on a screen that is no queue. */
export function RequestReview({ kind, id }: { kind: QueueKind; id: string }) {
  const [is_receipt_open, setReceipt] = useState(false)
  const deciding = useDeciding(kind, { rows: NO_ROWS, chosen_id: id })
  const { data: request } = useQuery(detailQuery(kind, id))
  useKeys({ v: () => request?.receipt_url && setReceipt(true) })
  return (
    <RequestPanel
      key={id}
      kind={kind}
      id={id}
      row={undefined}
      is_receipt_open={is_receipt_open}
      onReceipt={setReceipt}
      deciding={deciding}
    />
  )
}
