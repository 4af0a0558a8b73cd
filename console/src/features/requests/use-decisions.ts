import { useMutation } from '@tanstack/react-query'
import type { QueueRow, RejectBody } from '#contract/cashier-console.ts'
import { formatMoney } from '#ui/money.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/call/api.ts'
import { queryClient } from '../../platform/call/query-client.ts'
import { sayDone } from '../../platform/say.ts'
import { approve, claim, keepRow, reject } from './queries.ts'
import type { QueueKind } from './queue-kind.ts'
import { texts } from './texts.ts'

/** A refusal has to be read: it says that money did not move. */
const FAILURE_MS = 10_000

type Decided = Pick<QueueRow, 'id' | 'version' | 'number' | 'amount'>

/** The two calls that end a request, and what is said of their outcome. `onDone` hears which one is through. */
export function useDecisions(kind: QueueKind, onDone: (id: string) => void) {
  const settle = (request: Decided, row: QueueRow, text: string) => {
    onDone(request.id)
    keepRow(kind, row)
    sayDone(text)
  }
  const fail = (request: Decided, error: unknown) => {
    showToast({
      kind: 'error',
      text: texts.failed(texts[kind].one(request.number), failureText(error)),
      ms: FAILURE_MS,
    })
    void queryClient.invalidateQueries({ queryKey: ['requests', kind] })
  }

  const approval = useMutation({
    mutationFn: async ({ id, version }: Decided) => {
      await claim(kind, id)
      return approve(kind, id, { version })
    },
    onSuccess: (row, request) => {
      const is_first = row.status === 'waiting'
      const { one, approved } = texts[kind]
      const text = is_first
        ? texts.firstDone(one(request.number))
        : approved(request.number, formatMoney(request.amount))
      settle(request, row, text)
    },
    onError: (error, request) => fail(request, error),
  })
  const rejection = useMutation({
    mutationFn: async ({ request: { id }, body }: { request: Decided; body: RejectBody }) => {
      await claim(kind, id)
      return reject(kind, id, body)
    },
    onSuccess: (row, { request }) => settle(request, row, texts.rejected(texts[kind].one(request.number))),
    onError: (error, { request }) => fail(request, error),
  })
  return { approval, rejection }
}
