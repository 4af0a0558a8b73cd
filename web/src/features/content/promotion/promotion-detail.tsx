import type { Promotion } from '#contract/promotion/player.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { openLoginModal } from '../../../platform/login-modal.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { contentTexts } from '../texts.ts'
import { LimitedTime } from './limited-time.tsx'
import styles from './promotion.module.css'
import { PromotionPicture } from './promotion-picture.tsx'
import { Terms } from './terms.tsx'
import { useClaim } from './use-claim.ts'

interface PromotionDetailProps {
  promotion: Promotion
  open: boolean
  onClose: () => void
}

/** What is offered and on what terms; then the claim. */
export function PromotionDetail({ promotion, open, onClose }: PromotionDetailProps) {
  const { promotion: texts, close, closeDialog } = useTexts(contentTexts)
  const { is_member } = useSession()
  const { claim, is_claiming, outcome } = useClaim(promotion.id)
  const askFirst = () => {
    onClose()
    openLoginModal({ then: () => {} })
  }
  return (
    <Sheet open={open} onClose={onClose} title={promotion.title} closeLabel={closeDialog}>
      <div className={styles.detail}>
        <PromotionPicture promotion={promotion} is_first />
        {promotion.ends_at !== null && <LimitedTime />}
        <p>{promotion.description}</p>
        <Terms promotion={promotion} />
        <div className={styles.decide}>
          {outcome && <Note kind={outcome.kind}>{outcome.text}</Note>}
          <div className={styles.actions}>
            <Button kind="secondary" onClick={onClose}>
              {close}
            </Button>
            {promotion.offer &&
              (is_member ? (
                <Button
                  busy={is_claiming}
                  busyLabel={texts.claiming}
                  disabled={outcome?.kind === 'success'}
                  onClick={() => void claim()}
                >
                  {texts.claim}
                </Button>
              ) : (
                <Button onClick={askFirst}>{texts.loginToClaim}</Button>
              ))}
          </div>
        </div>
      </div>
    </Sheet>
  )
}
