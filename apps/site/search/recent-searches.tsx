import { useState } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { forgetSearches, readSearches } from './kept-searches.ts'
import styles from './search-sheet.module.css'
import { searchTexts } from './texts.ts'

/** Before the first letter: what was searched for last. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const texts = useTexts(searchTexts)
  const [searches, setSearches] = useState(readSearches)
  if (searches.length === 0) return null
  const forget = () => {
    forgetSearches()
    setSearches([])
  }
  return (
    <section className={styles.recent} aria-label={texts.recent}>
      <div>
        <h3>{texts.recent}</h3>
        <button type="button" onClick={forget}>
          {texts.clear}
        </button>
      </div>
      <p>
        {searches.map((search) => (
          <Button key={search} kind="tonal" size="sm" onClick={() => onSearch(search)}>
            {search}
          </Button>
        ))}
      </p>
    </section>
  )
}
