import type { PopupBanner } from '#content/contract/player.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Modal } from '#ui/components/overlays/modal.tsx'
import { homeTexts } from '../texts.ts'
import styles from './ads-popup.module.css'
import { POPUP_SIZES, sourcesOf } from './banner-sources.ts'

/** The operator's advertisement: picture, text and OK. */
export function AdsPopup({ ad, open, onClose }: { ad: PopupBanner } & OverlayProps) {
  const texts = useTexts(homeTexts)
  return (
    <Modal open={open} onClose={onClose} className={styles.popup} label={ad.text}>
      <img
        src={ad.img_url}
        srcSet={sourcesOf(ad)}
        sizes={POPUP_SIZES}
        width={ad.img_width}
        height={ad.img_height}
        alt=""
      />
      <div className={styles.words}>
        <p>{ad.text}</p>
        <Button wide data-first-focus="" onClick={onClose}>
          {texts.ok}
        </Button>
      </div>
    </Modal>
  )
}
