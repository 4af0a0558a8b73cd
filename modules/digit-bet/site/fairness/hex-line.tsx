import { copyText } from '#platform/site/browser/copy-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { copyRegular } from '#ui/icons.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './hex-line.module.css'

/** A long value that is compared or copied, never read aloud. */
export function HexLine({ label, value }: { label: string; value: string }) {
  const texts = useTexts(digitBetTexts).fairness
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <button
          type="button"
          className="icon-button"
          aria-label={`${texts.copy}: ${label}`}
          onClick={() => void copyText(value, texts.copied)}
        >
          <Icon glyph={copyRegular} size={20} />
        </button>
      </dd>
    </div>
  )
}
