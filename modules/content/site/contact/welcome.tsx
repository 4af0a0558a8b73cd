import type { Contact } from '#content/contract/player.ts'
import { copyText } from '#platform/site/browser/copy-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { copyRegular, headsetFill } from '#ui/icons.ts'
import { LacquerPanel } from '../lacquer-panel.tsx'
import { contentTexts } from '../texts.ts'
import styles from './contact.module.css'

/** The first word, and the number to call. */
export function Welcome({ hotline }: { hotline: Contact | null }) {
  const { contact: texts } = useTexts(contentTexts)
  return (
    <LacquerPanel glyph={headsetFill} title={texts.welcome}>
      <p>{texts.line}</p>
      {hotline && (
        <div className={styles.hotline}>
          <a href={hotline.link}>
            <small>{texts.hotline}</small>
            <b className="num">{hotline.text}</b>
          </a>
          <Button kind="gold" size="sm" onClick={() => void copyText(hotline.text, texts.copied)}>
            <Icon glyph={copyRegular} size={18} />
            {texts.copy}
          </Button>
        </div>
      )}
    </LacquerPanel>
  )
}
