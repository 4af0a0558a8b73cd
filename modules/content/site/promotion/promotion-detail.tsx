import { openLoginModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { contentTexts } from '../texts.ts'
import { EligibilityNote, useEligibility } from './eligibility.tsx'
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

/** The promotion and its terms; then the claim. */
export function PromotionDetail({ promotion, open, onClose }: PromotionDetailProps) {
  const { promotion: texts, close, close_dialog } = useTexts(contentTexts)
  const { is_member } = useSession()
  const { claim, is_claiming, outcome } = useClaim(promotion.id)
  const { eligibility, is_pending } = useEligibility(promotion.id)
  const askFirst = () => {
    onClose()
    openLoginModal({ then: () => {} })
  }
  const action = () => {
    if (!is_member) return <Button onClick={askFirst}>{texts.login_to_claim}</Button>
    // After a claim the outcome already says it; the refusal of a second claim would contradict it.
    const refusal = outcome?.kind === 'success' ? null : eligibility?.refusal
    if (refusal?.code === 'offer_needs_deposit') {
      return (
        <Link href="/information?tab=transfer" className={buttonClass()}>
          {texts.deposit_now}
        </Link>
      )
    }
    if (refusal) return null
    return (
      <Button
        busy={is_claiming}
        busyLabel={texts.claiming}
        disabled={is_pending || outcome?.kind === 'success'}
        onClick={() => void claim()}
      >
        {texts.claim}
      </Button>
    )
  }
  return (
    <Sheet open={open} onClose={onClose} title={promotion.title} closeLabel={close_dialog}>
      <div className={styles.detail}>
        <PromotionPicture promotion={promotion} is_first />
        {promotion.ends_at !== null && <LimitedTime />}
        <p>{promotion.description}</p>
        <Terms promotion={promotion} />
        <div className={styles.decide}>
          {outcome ? (
            <Note kind={outcome.kind}>{outcome.text}</Note>
          ) : (
            eligibility && <EligibilityNote eligibility={eligibility} />
          )}
          <div className={styles.actions}>
            <Button kind="secondary" onClick={onClose}>
              {close}
            </Button>
            {promotion.offer && action()}
          </div>
        </div>
      </div>
    </Sheet>
  )
}
