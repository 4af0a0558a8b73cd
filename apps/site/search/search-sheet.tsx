import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LaunchNote } from '#catalog/site/shared/launch/launch-note.tsx'
import { SearchBox } from '#catalog/site/shared/parts/search-box.tsx'
import { useLanguage } from '#platform/site/language.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { FoundList } from './found-list.tsx'
import { loadIndex } from './load-index.ts'
import { NothingFound } from './nothing-found.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './search-sheet.module.css'
import { searchTexts } from './texts.ts'

/** A lobby changes a few times a day; a game that has gone since is refused by its launch. */
const FRESH_MS = 10 * 60_000
const LENGTH_MAX = 60

/** Games, providers, 2D and pages as one types, from an index that comes with this sheet. */
export function SearchSheet({ open, onClose }: OverlayProps) {
  const texts = useTexts(searchTexts)
  const [text, setText] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // The dialog has given the focus to its heading.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <div className={styles.place} ref={place}>
        <SearchBox
          value={text}
          label={texts.field}
          placeholder={texts.field}
          onChange={(typed) => setText(typed.slice(0, LENGTH_MAX))}
        />
        <Answer text={text.trim()} onSearch={setText} onDone={onClose} />
        <LaunchNote />
      </div>
    </Sheet>
  )
}

interface AnswerProps {
  text: string
  onSearch: (text: string) => void
  onDone: () => void
}

function Answer({ text, onSearch, onDone }: AnswerProps) {
  const texts = useTexts(searchTexts)
  const client = useQueryClient()
  const language = useLanguage()
  const { is_member } = useSession()
  const index = useQuery({
    queryKey: ['catalog', 'search-index', language, is_member],
    queryFn: () => loadIndex(client, language, is_member),
    staleTime: FRESH_MS,
  })
  if (text === '') return <RecentSearches onSearch={onSearch} />
  if (index.isError) {
    return (
      <div className={styles.wait} role="alert">
        <p>{texts.lost}</p>
        <Button kind="secondary" onClick={() => void index.refetch()}>
          {texts.try_again}
        </Button>
      </div>
    )
  }
  if (!index.data) return <p className={styles.wait}>{texts.loading}</p>
  const found = index.data.find(text)
  return (
    <>
      <p className="visually-hidden" role="status">
        {found.length > 0 ? texts.results(found.length) : texts.nothing}
      </p>
      {found.length > 0 ? <FoundList found={found} text={text} onDone={onDone} /> : <NothingFound onDone={onDone} />}
    </>
  )
}
