import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useTexts } from '#platform/site/texts.ts'
import { PageHead } from '#ui/components/display/page-head.tsx'
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
