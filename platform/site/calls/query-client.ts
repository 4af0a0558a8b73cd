import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './api.ts'

/** A refusal stays a refusal; only a lost connection is worth a second try. */
const RETRIES = 1

/** `is_old`: the page comes from the phone (app/offline), so what it brought is shown, and asked for again. */
export function createQueryClient(first_data: Record<string, unknown>, { is_old = false } = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => !(error instanceof Refusal) && count < RETRIES },
    },
  })
  for (const [key, value] of Object.entries(first_data))
    client.setQueryData(JSON.parse(key), value, { updatedAt: is_old ? 0 : undefined })
  return client
}
