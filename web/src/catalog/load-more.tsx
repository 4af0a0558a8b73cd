import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useTexts } from '../platform/texts.ts'
import styles from './load-more.module.css'
import { catalogTexts } from './texts.ts'

interface LoadMoreProps {
  busy: boolean
  failed: boolean
  onPress: () => void
}

/** Under a list that goes on. */
export function LoadMore({ busy, failed, onPress }: LoadMoreProps) {
  const texts = useTexts(catalogTexts)
  return (
    <div className={styles.more}>
      {failed && <Note kind="error">{texts.somethingWrong}</Note>}
      <Button kind="secondary" wide busy={busy} busyLabel={texts.loading} onClick={onPress}>
        {texts.loadMore}
      </Button>
    </div>
  )
}
