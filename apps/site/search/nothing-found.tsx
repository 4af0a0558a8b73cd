import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { type PageName, SEARCH_PAGES } from './pages.ts'
import styles from './search-sheet.module.css'
import { searchTexts } from './texts.ts'

/** Most searches without an answer are for a game that is called otherwise, or a question for a person. */
const WAYS_ON: readonly PageName[] = ['hot', 'games', 'contact']

export function NothingFound({ onDone }: { onDone: () => void }) {
  const texts = useTexts(searchTexts)
  return (
    <div className={styles.nothing}>
      <h3>{texts.nothing}</h3>
      <p>{texts.nothing_line}</p>
      <p>
        {SEARCH_PAGES.filter(({ name }) => WAYS_ON.includes(name)).map(({ name, href }) => (
          <Link key={name} className={buttonClass({ kind: 'tonal', size: 'sm' })} href={href} onClick={onDone}>
            {texts.pages[name]}
          </Link>
        ))}
      </p>
    </div>
  )
}
