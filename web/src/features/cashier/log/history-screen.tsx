import { useQuery } from '@tanstack/react-query'
import { PageHead } from '#ui/components/page-head.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Segments } from '#ui/components/segments.tsx'
import { usePageTitle } from '../../../platform/browser/page-title.ts'
import { readPage } from '../../../platform/calls/paged.ts'
import { Link, navigate, useQuery as useAddressQuery } from '../../../platform/navigation.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from '../cashier.module.css'
import { BackLink } from '../parts/back-link.tsx'
import { LogFailure } from './log-failure.tsx'
import { NoRequests } from './no-requests.tsx'
import { readWay, requestLogQuery } from './queries.ts'
import { RequestList } from './request-list.tsx'
import { cashierLogTexts } from './texts.ts'

/** /wallet-history: every request, page by page; the answer says how many pages there are. */
export function HistoryScreen() {
  const texts = useTexts(cashierLogTexts)
  const { is_member } = useSession()
  const way = readWay(useAddressQuery('type'))
  const page = readPage(useAddressQuery('page'))
  const log = useQuery({ ...requestLogQuery(way, page), enabled: is_member })
  const pages = log.data?.pages ?? page
  usePageTitle(texts.history)
  return (
    <div className={styles.page}>
      <PageHead title={texts.history} back={<BackLink href="/wallet" label={texts.back} />} />
      <div className={`${styles.block} ${styles.under_head}`}>
        <Segments
          label={texts.kinds}
          items={[
            { href: '/wallet-history?type=deposit', label: texts.deposit, current: way === 'deposit' },
            { href: '/wallet-history?type=withdraw', label: texts.withdraw, current: way === 'withdraw' },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        {log.data?.rows.length === 0 && page === 1 ? (
          <NoRequests way={way} />
        ) : log.isError && !log.data ? (
          <LogFailure onAgain={() => void log.refetch()} />
        ) : (
          <RequestList way={way} rows={log.data?.rows} is_moving={log.isPlaceholderData} />
        )}
        {pages > 1 && (
          <Pager
            label={texts.pages}
            page={page}
            pages={pages}
            place={texts.page_of(page, pages)}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            busy={log.isPlaceholderData}
            onSelect={(wanted) => void navigate(`/wallet-history?type=${way}&page=${wanted}`)}
          />
        )}
      </div>
    </div>
  )
}
