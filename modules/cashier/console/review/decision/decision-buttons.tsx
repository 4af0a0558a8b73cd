import { Kbd } from '#platform/console/page/keys/kbd.tsx'
import styles from '../detail/detail.module.css'
import { texts } from '../texts.ts'

export interface DecisionButtonsProps {
  /** Looks switched off, and says why when it is pressed: a press is never without an answer. */
  is_refused: boolean
  is_rejecting: boolean
  approveLabel: string
  onApprove: () => void
  onReject: () => void
}

export function DecisionButtons({ is_refused, is_rejecting, approveLabel, onApprove, onReject }: DecisionButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.reject}
        aria-disabled={is_refused}
        aria-keyshortcuts="R"
        onClick={onReject}
      >
        {is_rejecting ? texts.rejecting : texts.reject} <Kbd name="R" />
      </button>
      <button
        type="button"
        className={styles.approve}
        aria-disabled={is_refused}
        aria-keyshortcuts="A"
        onClick={onApprove}
      >
        {approveLabel} <Kbd name="A" />
      </button>
    </div>
  )
}
