import type { ReactNode } from 'react'
import { Failed, More, type Pages, WaitingRows } from '../page/states/states.tsx'
import table from './table.module.css'

/** What is asked for, whole or page by page. */
export interface ListState {
  data: unknown
  error: unknown
  isPending: boolean
  isLoadingError: boolean
  refetch: () => unknown
}

export interface ListBoxProps {
  query: ListState | (ListState & Pages)
  is_empty: boolean
  /** Shown in the place of a list without rows. */
  nothing: ReactNode
  children: ReactNode
}

/** Where a list lies: it waits, failed, is empty, or has rows and perhaps more of them. */
export function ListBox({ query, is_empty, nothing, children }: ListBoxProps) {
  return (
    <div className={table.box} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows rows={12} />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data !== undefined && is_empty && nothing}
      {!is_empty && children}
      {'hasNextPage' in query && <More pages={query} />}
    </div>
  )
}
