import type { RequestDetail } from '#contract/cashier-console.ts'
import { Button } from '#ui/button.tsx'
import { useMay } from '../../platform/call/me.ts'
import { useDeed } from '../../platform/call/use-deed.ts'
import { sayDone } from '../../platform/say.ts'
import { keepRow, takeOver } from './queries.ts'
import type { QueueKind } from './queue-kind.ts'
import { texts } from './texts.ts'

/** For a senior, where somebody else holds the request. */
export function TakeOver({ kind, request }: { kind: QueueKind; request: RequestDetail }) {
  const may_take_over = useMay('requests.take_over')
  const { is_busy, act } = useDeed()
  if (!may_take_over) return null
  const take = async () => {
    keepRow(kind, await takeOver(kind, request.id))
    sayDone(texts.takenOver(texts[kind].one(request.number)))
  }
  return (
    <Button kind="secondary" size="sm" busy={is_busy} onClick={() => act(take)}>
      {texts.takeOver}
    </Button>
  )
}
