import { queryOptions } from '@tanstack/react-query'
import { callPicture } from '../../../platform/api.ts'
import { cashierKey } from '../queries.ts'

/** A receipt is shown to its player only, so it is fetched with his token and not by an address in the page. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'receipt', id],
    queryFn: async ({ signal }) => dataUriOf(await callPicture(`/transaction/deposit-requests/${id}/receipt`, signal)),
    // What was sent in does not change.
    staleTime: Number.POSITIVE_INFINITY,
  })

function dataUriOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the receipt was not read')))
    reader.readAsDataURL(picture)
  })
}
