import { useQuery } from '@tanstack/react-query'
import type { HistoryAnswer } from '#demo-history/contract/staff.ts'
import { call } from '#platform/console/call/api.ts'
import styles from './shell.module.css'
import { texts } from './texts.ts'

/** A day of it passes in a second or two. */
const POLL_MS = 2_000
/** In a platform that has just been opened it begins within this many of them; later none begins. */
const POLLS_WITHOUT_MAX = 10

/** In the first minute of a demo: why its figures grow by the second. */
export function HistoryLine() {
  const { data } = useQuery({
    queryKey: ['history'],
    queryFn: async ({ signal }) => (await call<HistoryAnswer>('GET', '/history', { signal, is_background: true })).data,
    refetchInterval: ({ state }) => (state.data || state.dataUpdateCount < POLLS_WITHOUT_MAX ? POLL_MS : false),
  })
  if (!data) return null
  return (
    <p className={styles.history} role="status">
      <b>{texts.dayOf(data.day, data.days)}</b>
      <span>{texts.historyIsPlayed}</span>
    </p>
  )
}
