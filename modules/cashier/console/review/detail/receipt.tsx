import { texts as common } from '#platform/console/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { texts } from '../texts.ts'
import styles from './detail.module.css'

export interface ReceiptProps {
  url: string
  is_open: boolean
  onOpen: (is_open: boolean) => void
}

/** The player's picture of the transfer: small beside the facts, whole when it is asked for. */
export function Receipt({ url, is_open, onOpen }: ReceiptProps) {
  return (
    <>
      <button
        type="button"
        className={styles.receipt}
        aria-label={texts.showReceipt}
        aria-keyshortcuts="V"
        title={texts.showReceipt}
        onClick={() => onOpen(true)}
      >
        <img src={url} alt="" />
      </button>
      <Sheet open={is_open} onClose={() => onOpen(false)} title={texts.receipt} closeLabel={common.close}>
        <img className={styles.receiptWhole} src={url} alt={texts.receipt} />
      </Sheet>
    </>
  )
}
