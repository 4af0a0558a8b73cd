import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useTexts } from '#platform/site/texts.ts'
import { PageHead } from '#ui/components/display/page-head.tsx'
import styles from '../cashier.module.css'
import { BackLink } from '../parts/back-link.tsx'
import { cashierTexts } from '../texts.ts'
import { DepositForm } from './deposit-form.tsx'

/** /top-up/bank */
export function TopUpScreen() {
  const texts = useTexts(cashierTexts)
  usePageTitle(texts.deposit)
  return (
    <div className={styles.page}>
      <PageHead title={texts.deposit} back={<BackLink href="/wallet" label={texts.back} />} />
      <div className={`${styles.block} ${styles.under_head}`}>
        <DepositForm />
      </div>
    </div>
  )
}
