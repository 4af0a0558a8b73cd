import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link, navigate, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { STATEMENT_GROUPS, type StatementGroup } from '#wallet/contract/rules.ts'
import page from '../wallet-page.module.css'
import { DaysOfRows } from './days-of-rows.tsx'
import { parseGroup, statementQuery } from './queries.ts'
import styles from './statement.module.css'
import { Sums } from './sums.tsx'
import { statementTexts } from './texts.ts'

const HREF = '/information?tab=statement'

/** /information?tab=statement: each movement of both balances, with the sums of weeks and months. */
export function StatementScreen() {
  const texts = useTexts(statementTexts)
  const group = parseGroup(useAddressQuery('group'))
  usePageTitle(texts.title)
  const back = (
    <Link href="/information?tab=logs&type=deposit" className="icon-button" aria-label={texts.back}>
      <Icon glyph={arrowLeftRegular} size={24} />
    </Link>
  )
  return (
    <div className={`${page.page} ${page.wide}`}>
      <PageHead title={texts.title} back={back} />
      <div className={page.block}>
        <Sums />
        <Groups group={group} />
        <Movements group={group} />
      </div>
    </div>
  )
}

function Groups({ group }: { group: StatementGroup | null }) {
  const texts = useTexts(statementTexts)
  return (
    <div className={styles.groups} role="group" aria-label={texts.show}>
      {[null, ...STATEMENT_GROUPS].map((each) => (
        <Chip
          key={each ?? 'all'}
          pressed={each === group}
          onClick={() => void navigate(each === null ? HREF : `${HREF}&group=${each}`, { replace: true })}
        >
          {texts.groups[each ?? 'all']}
        </Chip>
      ))}
    </div>
  )
}

function Movements({ group }: { group: StatementGroup | null }) {
  const texts = useTexts(statementTexts)
  const { is_member } = useSession()
  const query = useInfiniteQuery({ ...statementQuery(group), enabled: is_member })
  const rows = query.data?.pages.flatMap((each) => each.rows)
  if (query.isError && !rows) {
    return (
      <div role="alert">
        <Empty
          art="umbrella"
          title={texts.failed}
          action={<Button onClick={() => void query.refetch()}>{texts.try_again}</Button>}
        />
      </div>
    )
  }
  if (!rows) return <Skeleton height={420} radius={20} />
  return (
    <>
      {rows.length > 0 ? (
        <DaysOfRows rows={rows} />
      ) : (
        // A page of one group may be empty, and the next one not.
        !query.hasNextPage && <Empty art="harp" title={group === null ? texts.none : texts.none_of_group} />
      )}
      {query.hasNextPage && (
        <Button
          kind="secondary"
          busy={query.isFetchingNextPage}
          busyLabel={texts.loading}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
    </>
  )
}
