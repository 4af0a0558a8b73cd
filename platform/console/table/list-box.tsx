import type { ReactNode } from 'react'
import { Failed, More, type Pages, WaitingRows } from '../page/states/states.tsx'
import { texts } from '../texts.ts'
import table from './table.module.css'

/** The state of a list's query, whole or page by page. */
export interface ListState {
  data: unknown
  error: unknown
  isPending: boolean
  isLoadingError: boolean
  refetch: () => unknown
}

export interface ListBoxProps {
  /** The whole list as a file, of a query that does not say it itself. */
  file?: string
  query: ListState | (ListState & Pages)
  is_empty: boolean
  /** Shown in the place of a list without rows. */
  nothing: ReactNode
  children: ReactNode
}

/** Where a list lies: it waits, failed, is empty, or has rows and perhaps more of them. */
export function ListBox({ query, is_empty, nothing, file, children }: ListBoxProps) {
  const href = file ?? fileIn(query.data)
  return (
    <>
      {href !== undefined && !is_empty && (
        <a href={href} download className={table.file}>
          {texts.csv}
        </a>
      )}
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows rows={12} />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data !== undefined && is_empty && nothing}
        {!is_empty && children}
        {'hasNextPage' in query && <More pages={query} />}
      </div>
    </>
  )
}

/** Of a list that came page by page. */
function fileIn(data: unknown): string | undefined {
  const [first] = (data as { pages?: { file?: string }[] } | undefined)?.pages ?? []
  return first?.file
}
