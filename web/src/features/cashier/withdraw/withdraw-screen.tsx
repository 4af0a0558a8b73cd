import { PageHead } from '#ui/page-head.tsx'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useTexts } from '../../../platform/texts.ts'
import { BackLink } from '../back-link.tsx'
import styles from '../cashier.module.css'
import { cashierTexts } from '../texts.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** /with-draw */
export function WithdrawScreen() {
  const texts = useTexts(cashierTexts)
  usePageTitle(texts.withdraw)
  return (
    <div className={styles.page}>
      <PageHead title={texts.withdraw} back={<BackLink href="/wallet" label={texts.back} />} />
      <div className={`${styles.block} ${styles.under_head}`}>
        <WithdrawForm />
      </div>
    </div>
  )
}
