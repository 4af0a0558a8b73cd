import { useBrandName } from '#platform/site/first-view.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { appTexts } from '../texts.ts'
import styles from './download-sheet.module.css'

/** How the site comes to the home screen, where the browser does not offer it by itself. */
export function DownloadSheet({ open, onClose }: OverlayProps) {
  const texts = useTexts(appTexts).download
  const brand_name = useBrandName()
  const ways = [
    { name: texts.android, steps: texts.android_steps },
    { name: texts.iphone, steps: texts.iphone_steps },
    { name: texts.computer, steps: texts.computer_steps },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p className={styles.line}>{texts.line(brand_name)}</p>
      <dl className={styles.ways}>
        {ways.map(({ name, steps }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
