import { queryOptions } from '@tanstack/react-query'
import { answered, NetworkFailure, send } from '#platform/site/calls/api.ts'
import { currentToken } from '#platform/site/session/session-store.ts'
import { cashierKey } from '../queries.ts'

/** A receipt is shown to its player only, so it is fetched with their token and not by an address in the page. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'receipt', id],
    queryFn: async ({ signal }) => dataUriOf(await fetchReceipt(id, signal)),
    // A receipt does not change after the player has sent it.
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchReceipt(id: string, signal: AbortSignal): Promise<Blob> {
  const path = `/transaction/deposit-requests/${id}/receipt`
  const response = await send('GET', path, currentToken(), { signal })
  if (!response.ok) throw new NetworkFailure(`the receipt answered ${response.status}`)
  return await answered(response.blob(), { signal })
}

function dataUriOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the receipt was not read')))
    reader.readAsDataURL(picture)
  })
}
