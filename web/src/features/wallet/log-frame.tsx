import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { Link } from '../../platform/navigation.tsx'
import { usePageTitle } from '../../platform/page-title.ts'
import { useTexts } from '../../platform/texts.ts'
import { walletTexts } from './texts.ts'
import type { LogPage } from './use-log-page.ts'
import styles from './wallet-page.module.css'

/** What both lists of exchanges share: head, failure, and the way between the pages. */
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
