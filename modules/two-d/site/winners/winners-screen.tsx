import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { TWO_D_SESSIONS, type TwoDSession } from '#two-d/contract/rules.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'
import { arrowsClockwiseRegular } from '#ui/icons.ts'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DayField } from '../parts/day-field.tsx'
import { Failure } from '../parts/failure.tsx'
import { noonOf, yangonDay } from '../parts/figures.ts'
import { NumberTile } from '../parts/number-tile.tsx'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import type { DrawnNumber as DrawnOf, Winners } from './parse-winners.ts'
import { type WinnersOf, winnersQuery } from './queries.ts'
import styles from './winners-screen.module.css'
import { WinnersTable } from './winners-table.tsx'

const SESSIONS: readonly WinnersOf[] = ['all', 'morning', 'evening']

/** /2d/daily-winner */
export function WinnersScreen() {
  const texts = useTexts(twoDTexts).winners
  usePageTitle(texts.title)
  const { is_member } = useSession()
  const [date, setDate] = useState(() => yangonDay(serverNow()))
  const [of, setOf] = useState<WinnersOf>('all')
  const winners = useQuery({ ...winnersQuery(date, of), enabled: is_member })
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        back={<BackLink href="/2d" />}
        aside={
          <>
            <Button
              kind="tonal"
              size="sm"
              aria-label={texts.refresh}
              busy={winners.isFetching}
              onClick={() => void winners.refetch()}
            >
              <Icon glyph={arrowsClockwiseRegular} size={18} />
              <span className={styles.word}>{texts.refresh}</span>
            </Button>
            <GuideButton />
          </>
        }
      />
      <div className={page.block}>
        <DayField label={texts.date} value={date} onChange={setDate} />
        <Segments
          label={texts.sessions}
          items={SESSIONS.map((each) => ({ href: each, label: texts[each], current: each === of }))}
          onSelect={(href) => setOf(SESSIONS.find((each) => each === href) ?? 'all')}
        />
        {winners.error ? (
          <Refused error={winners.error} onAgain={() => void winners.refetch()} />
        ) : winners.data ? (
          <Day winners={winners.data} />
        ) : (
          <Skeleton height={320} radius={20} />
        )}
      </div>
    </div>
  )
}

function Refused({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const texts = useTexts(twoDTexts).winners
  if (error instanceof Refusal && error.http === 403) return <Failure text={texts.only_players} />
  return <Failure text={texts.failed} onAgain={onAgain} />
}

function Day({ winners }: { winners: Winners }) {
  const texts = useTexts(twoDTexts).winners
  const has_earlier = winners.latest_results.length > 0
  if (winners.win_digit === null && !has_earlier) return <Nobody text={texts.no_data} />
  return (
    <>
      {winners.win_digit === null ? (
        <Nobody text={texts.no_data} />
      ) : (
        <section className="card" aria-label={texts.winners}>
          <DrawnNumber {...winners} win_digit={winners.win_digit} />
          {winners.winners.length === 0 ? <Nobody text={texts.no_winners} /> : <WinnersTable {...winners} />}
        </section>
      )}
      {has_earlier && (
        <h2 className={page.section}>
          <GoldLeaf />
          {texts.latest}
        </h2>
      )}
      {winners.latest_results.map((each) => (
        <section key={`${each.date} ${each.session}`} className="card">
          <DrawnNumber {...each} />
          {each.winners.length > 0 && <WinnersTable {...each} />}
        </section>
      ))}
    </>
  )
}

const isSession = (name: string): name is TwoDSession => TWO_D_SESSIONS.some((each) => each === name)

function Nobody({ text }: { text: string }) {
  return (
    <div role="status">
      <Empty art="gong" title={text} />
    </div>
  )
}

/** Which draw it was, and its number. */
function DrawnNumber({
  session,
  date,
  win_digit,
  winners_count,
}: Pick<DrawnOf, 'session' | 'date' | 'winners_count'> & { win_digit: string }) {
  const texts = useTexts(twoDTexts).winners
  const shared = useTexts(twoDTexts)
  const language = useLanguage()
  return (
    <div className={styles.drawn}>
      <NumberTile num={win_digit} size="lg" />
      <div>
        <b>{session === 'all' ? texts.all : isSession(session) ? shared[session] : session}</b>
        <small className="num">
          {dateOf(noonOf(date), language)}
          {session !== 'all' && ` · ${sessionLabel(session)}`}
        </small>
      </div>
      <span className={styles.count}>{texts.count(winners_count)}</span>
    </div>
  )
}
