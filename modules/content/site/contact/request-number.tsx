import { copyText } from '#platform/site/browser/copy-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { copyRegular } from '#ui/icons.ts'
import { contentTexts } from '../texts.ts'
import styles from './contact.module.css'

/** The deposit that a player asks about, by the number that the staff finds it with. */
export function RequestNumber({ number }: { number: number }) {
  const { contact: texts } = useTexts(contentTexts)
  return (
    <Note kind="info">
      <div className={styles.about}>
        <span>{texts.about(number)}</span>
        <Button kind="tonal" size="sm" onClick={() => void copyText(`#${number}`, texts.copied)}>
          <Icon glyph={copyRegular} size={18} />
          {texts.copy}
        </Button>
      </div>
    </Note>
  )
}
