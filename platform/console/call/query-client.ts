import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './api.ts'

/** A refusal stays a refusal; only a lost connection is worth a second try. */
const RETRIES = 1

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => !(error instanceof Refusal) && count < RETRIES,
      refetchOnWindowFocus: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
