import type { ReactNode } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Pager } from '#ui/components/controls/pager.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { walletTexts } from '../texts.ts'
import styles from '../wallet-page.module.css'
import type { LogPage } from './use-log-page.ts'

/** The common parts of both lists of exchanges: head, failure, and the way between the pages. */
export function LogFrame({ title, log, children }: { title: string; log: LogPage; children: ReactNode }) {
  const texts = useTexts(walletTexts)
  usePageTitle(title)
  const back = (
    <Link href="/wallet/internal-transfer" className="icon-button" aria-label={texts.back}>
      <Icon glyph={arrowLeftRegular} size={24} />
    </Link>
  )
  const again = <Button onClick={log.retry}>{texts.try_again}</Button>
  const failed = log.failure === 'network' ? texts.network_or_server : texts.fetch_failed
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <PageHead title={title} back={back} />
      <div className={styles.block}>
        {log.failure && !log.rows ? (
          <div role="alert">
            <Empty art="umbrella" title={failed} action={again} />
          </div>
        ) : (
          children
        )}
        {log.rows && log.pages > 1 && (
          <Pager
            label={texts.pages}
            page={log.page}
            pages={log.pages}
            place={texts.page_of(log.page, log.pages)}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            busy={log.is_moving}
            onSelect={log.goTo}
          />
        )}
      </div>
    </div>
  )
}
