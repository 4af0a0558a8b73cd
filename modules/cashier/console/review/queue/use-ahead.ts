import { useEffect } from 'react'
import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import { detailQuery } from '../queries.ts'
import type { QueueKind } from './queue-kind.ts'

/** As many as are decided while one is fetched over a slow line. */
export const AHEAD = 3

/** Fetches the details of the next requests, and their receipts, before they are looked at; anew where they have changed. */
export function useAhead(kind: QueueKind, next: QueueRow[]): void {
  const wanted = next.map(({ id, version }) => `${id} ${version}`).join()
  useEffect(() => {
    for (const text of wanted === '' ? [] : wanted.split(',')) {
      const [id = '', version] = text.split(' ')
      void fetchAhead(kind, id, Number(version))
    }
  }, [kind, wanted])
}

async function fetchAhead(kind: QueueKind, id: string, version: number): Promise<void> {
  const query = detailQuery(kind, id)
  const known = queryClient.getQueryData<RequestDetail>(query.queryKey)
  if (known && known.version >= version) return
  // Where it fails, the panel asks again and says so.
  await queryClient.prefetchQuery(query)
  const receipt_url = queryClient.getQueryData<RequestDetail>(query.queryKey)?.receipt_url
  if (receipt_url) new Image().src = receipt_url
}
