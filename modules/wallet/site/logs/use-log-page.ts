import { useQuery } from '@tanstack/react-query'
import { NetworkFailure } from '#platform/site/calls/api.ts'
import { parsePage } from '#platform/site/calls/paged.ts'
import { navigate, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { exchangeLogQuery } from '../queries.ts'

/** The page of the exchange log that the address asks for. The answer says how many there are. */
export function useLogPage(path: string) {
  const { is_member } = useSession()
  const page = parsePage(useAddressQuery('page'))
  const log = useQuery({ ...exchangeLogQuery(page), enabled: is_member })
  return {
    rows: log.data?.rows,
    page,
    pages: log.data?.pages ?? page,
    is_moving: log.isPlaceholderData,
    failure:
      log.error === null ? null : log.error instanceof NetworkFailure ? ('network' as const) : ('refused' as const),
    retry: () => void log.refetch(),
    goTo: (wanted: number) => void navigate(`${path}?page=${wanted}`),
  }
}

export type LogPage = ReturnType<typeof useLogPage>
