import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DayField } from '../parts/day-field.tsx'
import { Failure } from '../parts/failure.tsx'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import { type SlipsPath, slipsQuery } from './queries.ts'
import { Slip } from './slip.tsx'
import styles from './slips-screen.module.css'

/** Of a dozen slips, closed: more than a phone shows. */
const AWAITED_PX = 12 * 74

/** The player's slips of one half of the day: the newest lies open, a tap opens any other. */
export function SlipsScreen({ path }: { path: SlipsPath }) {
  const texts = useTexts(twoDTexts).slips
  const { loading } = useTexts(twoDTexts)
  const { is_member } = useSession()
  const is_morning = path === '/twod-bet-slips'
  const title = is_morning ? texts.morning_slips : texts.evening_slips
  usePageTitle(title)
  const [date, setDate] = useState('')
  const slips = useInfiniteQuery({ ...slipsQuery(path, date), enabled: is_member })
  const rows = slips.data?.pages.flat()
  return (
    <div className={page.page}>
      <PageHead title={title} back={<BackLink href="/2d" />} aside={<GuideButton />} />
      <div className={page.block}>
        <Segments
          label={texts.sessions}
          items={[
            { href: '/morning-bet-slip', label: texts.morning, current: is_morning },
            { href: '/evening-bet-slip', label: texts.evening, current: !is_morning },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        <DayField label={texts.day} value={date} emptyLabel={texts.all_days} onChange={setDate} />
        {slips.isError && !rows ? (
          <Failure text={texts.failed} onAgain={() => void slips.refetch()} />
        ) : rows?.length === 0 ? (
          <NoSlips />
        ) : (
          <div className={styles.slips} aria-busy={!rows}>
            {rows ? (
              rows.map((slip, place) => <Slip key={slip.slip_no} slip={slip} opens={place === 0} />)
            ) : (
              <Skeleton height={420} radius={20} />
            )}
            {/* The content below moves at the press, and not later when the slips arrive. */}
            {slips.isFetchingNextPage && <Skeleton height={AWAITED_PX} radius={20} />}
          </div>
        )}
        {slips.hasNextPage && (
          <Button
            kind="secondary"
            busy={slips.isFetchingNextPage}
            busyLabel={loading}
            onClick={() => void slips.fetchNextPage()}
          >
            {texts.older}
          </Button>
        )}
      </div>
    </div>
  )
}

function NoSlips() {
  const texts = useTexts(twoDTexts).slips
  return (
    <div role="status">
      <Empty
        art="harp"
        title={texts.no_slips}
        action={
          <Link className={buttonClass()} href="/2d">
            {texts.to_bet}
          </Link>
        }
      />
    </div>
  )
}
