import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Chip } from '#ui/components/controls/chip.tsx'
import { listText } from './list-text.ts'
import { savedListsQuery } from './queries.ts'
import styles from './saved-lists.module.css'
import { savedTexts } from './texts.ts'
import { useSave } from './use-save.ts'

interface SavedListsProps {
  /** The list that is typed; a saved one is pressed while it stands there as it was saved. */
  text: string
  onChoose: (text: string) => void
}

/** The player's lists. A press types one, and there it can still be changed. */
export function SavedLists({ text, onChoose }: SavedListsProps) {
  const texts = useTexts(savedTexts)
  const language = useLanguage()
  const { data: lists = [] } = useQuery(savedListsQuery)
  const { is_saving, failure, remove } = useSave()
  if (lists.length === 0) return null
  const chosen = lists.find(({ amounts }) => listText(amounts) === text)
  return (
    <section aria-label={texts.lists} className={styles.saved}>
      <h3>{texts.lists}</h3>
      <div className={styles.chips}>
        {lists.map((list) => (
          <Chip key={list.id} pressed={list === chosen} onClick={() => onChoose(listText(list.amounts))}>
            {list.name}
          </Chip>
        ))}
      </div>
      {chosen && (
        <Button
          kind="secondary"
          size="sm"
          className={styles.remove}
          busy={is_saving}
          busyLabel={texts.removing}
          onClick={() => void remove(chosen)}
        >
          {texts.remove(chosen.name)}
        </Button>
      )}
      {failure && (
        <p role="alert" className={styles.failed}>
          * {failure === 'network_error' ? texts.failed : refusalText(failure, language)}
        </p>
      )}
    </section>
  )
}
