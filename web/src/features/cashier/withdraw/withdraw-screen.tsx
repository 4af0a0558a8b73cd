import { PageHead } from '#ui/components/display/page-head.tsx'
import { usePageTitle } from '../../../platform/browser/page-title.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from '../cashier.module.css'
import { BackLink } from '../parts/back-link.tsx'
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
