import { useMutation } from '@tanstack/react-query'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { sayDone, sayFailure } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { cacheRow, takeOver } from '../queries.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'

/** For a senior, where somebody else holds the request. */
export function TakeOver({ kind, request }: { kind: QueueKind; request: RequestDetail }) {
  const may_take_over = useMay('requests.take_over')
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeOver(kind, request.id),
    onSuccess: (row) => {
      cacheRow(kind, row)
      sayDone(texts.takenOver(texts[kind].one(request.number)))
    },
    onError: sayFailure,
  })
  if (!may_take_over) return null
  return (
    <Button kind="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      {texts.takeOver}
    </Button>
  )
}
