import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import styles from '../cashier.module.css'
import { cashierTexts } from '../texts.ts'
import { LogTable } from './list/log-table.tsx'
import { NoRequests } from './list/no-requests.tsx'
import { LogFailure } from './log-failure.tsx'
import { logQuery, parseDirection } from './queries.ts'

const HREF = '/information?tab=logs&type='

/** /information?tab=logs&type=deposit and type=withdraw */
export function LogScreen() {
  const texts = useTexts(cashierTexts).log
  const { is_member } = useSession()
  const direction = parseDirection(useAddressQuery('type'))
  const log = useQuery({ ...logQuery(direction), enabled: is_member })
  const title = direction === 'deposit' ? texts.deposit_log : texts.withdraw_log
  usePageTitle(title)
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.block}>
        <Segments
          label={texts.log_kinds}
          items={[
            { href: `${HREF}deposit`, label: texts.deposit, current: direction === 'deposit' },
            { href: `${HREF}withdraw`, label: texts.withdraw, current: direction === 'withdraw' },
            { href: `${HREF}game_logs`, label: texts.game_logs, current: false },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        <Link href="/information?tab=statement" className={buttonClass({ kind: 'tonal', size: 'sm' })}>
          {texts.statement}
        </Link>
        {log.data?.length === 0 ? (
          <NoRequests direction={direction} />
        ) : log.isError && !log.data ? (
          <LogFailure onAgain={() => void log.refetch()} />
        ) : (
          <LogTable direction={direction} title={title} rows={log.data} />
        )}
      </div>
    </div>
  )
}
