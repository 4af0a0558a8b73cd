import { GAME_PAGE_SIZE } from '#catalog/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { catalogTexts } from '../texts.ts'
import styles from './load-more.module.css'

interface LoadMoreProps {
  busy: boolean
  /** How many more are on their way. */
  awaited: number
  failed: boolean
  onPress: () => void
}

/** Under a list that goes on. It leaves with the press that asks for the last ones: when they are here, nothing moves. */
export function LoadMore({ busy, awaited, failed, onPress }: LoadMoreProps) {
  const texts = useTexts(catalogTexts)
  if (awaited % GAME_PAGE_SIZE > 0) return null
  return (
    <div className={styles.more}>
      {failed && <Note kind="error">{texts.something_wrong}</Note>}
      <Button kind="secondary" wide busy={busy} busyLabel={texts.loading} onClick={onPress}>
        {texts.load_more}
      </Button>
    </div>
  )
}
