import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { parsePage } from '#platform/site/calls/paged.ts'
import { Link, navigate, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Pager } from '#ui/components/controls/pager.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import styles from '../cashier.module.css'
import { BackLink } from '../parts/back-link.tsx'
import { cashierTexts } from '../texts.ts'
import { NoRequests } from './list/no-requests.tsx'
import { RequestList } from './list/request-list.tsx'
import { LogFailure } from './log-failure.tsx'
import { parseDirection, requestLogQuery } from './queries.ts'

/** /wallet-history: every request, page by page; the answer says how many pages there are. */
export function HistoryScreen() {
  const texts = useTexts(cashierTexts).log
  const { is_member } = useSession()
  const direction = parseDirection(useAddressQuery('type'))
  const page = parsePage(useAddressQuery('page'))
  const log = useQuery({ ...requestLogQuery(direction, page), enabled: is_member })
  const pages = log.data?.pages ?? page
  usePageTitle(texts.history)
  return (
    <div className={styles.page}>
      <PageHead title={texts.history} back={<BackLink href="/wallet" label={texts.back} />} />
      <div className={`${styles.block} ${styles.under_head}`}>
        <Segments
          label={texts.kinds}
          items={[
            { href: '/wallet-history?type=deposit', label: texts.deposit, current: direction === 'deposit' },
            { href: '/wallet-history?type=withdraw', label: texts.withdraw, current: direction === 'withdraw' },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        {log.data?.rows.length === 0 && page === 1 ? (
          <NoRequests direction={direction} />
        ) : log.isError && !log.data ? (
          <LogFailure onAgain={() => void log.refetch()} />
        ) : (
          <RequestList direction={direction} rows={log.data?.rows} is_moving={log.isPlaceholderData} />
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
            onSelect={(wanted) => void navigate(`/wallet-history?type=${direction}&page=${wanted}`)}
          />
        )}
      </div>
    </div>
  )
}
