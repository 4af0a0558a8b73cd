import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'
import { calendarBlankDuotone, caretRightBold, notePencilBold } from '#ui/icons.ts'
import { type Draw, nextDraw, useDraws } from '../draws.ts'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { weekdayOf, yangonDay } from '../parts/figures.ts'
import { LacquerBar } from '../parts/lacquer-bar.tsx'
import { liveQuery } from '../queries.ts'
import { twoDTexts } from '../texts.ts'
import { cutoffTime } from '../time/cutoff-time.ts'
import page from '../two-d.module.css'
import day from './day/day-line.module.css'
import { dayTexts } from './day/texts.ts'
import { ResultRows } from './history/result-rows.tsx'
import { ModernInternet } from './links/modern-internet.tsx'
import { QuickLinks } from './links/quick-links.tsx'
import styles from './live-screen.module.css'
import { LivePanel } from './number/live-panel.tsx'
import { timeOverlay } from './sheets.ts'

/** Its draws come with the live number, which comes after the page too. */
const DayLine = defineLatePart({
  load: async () => (await import('./day/day-line.tsx')).DayLine,
  texts: [twoDTexts, dayTexts],
})

/** /2d */
export function LiveScreen() {
  const texts = useTexts(twoDTexts).live
  usePageTitle(texts.title)
  const live = useQuery(liveQuery)
  const { is_member } = useSession()
  const draws = useDraws()
  const next = nextDraw(draws, serverNow())
  // A failure stands until a number comes: each new try would take it, and the button to try again, away for a moment.
  const has_failed = live.isError || (!live.data && live.errorUpdateCount > 0)
  return (
    <div className={`${page.page} ${page.above_bar} ${styles.screen}`}>
      <PageHead title={texts.title} back={<BackLink href="/?type=all" />} aside={<GuideButton />} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <LivePanel live={live.data} has_failed={has_failed} draw={next} onAgain={() => void live.refetch()} />
          <DayLine
            live={live.data}
            draws={draws}
            next={next}
            waiting={<div className={`card ${day.day}`} data-own={is_member} />}
          />
          <QuickLinks />
        </div>
        <div className={styles.column}>
          <div className={styles.titled}>
            <h2 className={page.section}>
              <GoldLeaf />
              {texts.results}
            </h2>
            <Link href="/2d/statistics" className={buttonClass({ kind: 'link', size: 'sm' })}>
              {texts.statistics}
              <Icon glyph={caretRightBold} size={16} />
            </Link>
          </div>
          <Results live={live.data} has_failed={has_failed} />
          <h2 className={page.section}>
            <GoldLeaf />
            {texts.modern_internet}
          </h2>
          <ModernInternet numbers={live.data?.modern_internet} />
        </div>
      </div>
      <BetBar draw={next} />
    </div>
  )
}

function Results({ live, has_failed }: { live: TwoDLive | undefined; has_failed: boolean }) {
  const texts = useTexts(twoDTexts).live
  // A source fills the rows of such a day with what it knew last; that is nobody's result.
  if (live?.holiday) return <NoRows reason={texts.nothing_today} />
  if (!live && has_failed) return <NoRows reason={texts.not_here_yet} />
  return <ResultRows rows={live?.result} />
}

function NoRows({ reason }: { reason: string }) {
  const texts = useTexts(twoDTexts).live
  return (
    <div className={`card ${styles.none}`}>
      <Icon glyph={calendarBlankDuotone} size={44} />
      <p>{reason}</p>
      <Link href="/2d/results" className={buttonClass({ kind: 'link', size: 'sm' })}>
        {texts.past_results}
        <Icon glyph={caretRightBold} size={16} />
      </Link>
    </div>
  )
}

function BetBar({ draw }: { draw: Draw | null | undefined }) {
  const texts = useTexts(twoDTexts).live
  const language = useLanguage()
  const day = draw && draw.game_date !== yangonDay(serverNow()) ? `${weekdayOf(draw.game_date, language)} ` : ''
  return (
    <LacquerBar
      label={texts.place_bet}
      words={
        <>
          {draw === null ? texts.betting_closed : texts.next_close}
          <b className="num">{draw ? day + cutoffTime(draw.cutoff_at) : '–'}</b>
        </>
      }
    >
      <Button
        kind={draw === null ? 'secondary' : 'gold'}
        aria-haspopup="dialog"
        onPointerDown={timeOverlay.warm}
        onClick={() => timeOverlay.open({})}
      >
        <Icon glyph={notePencilBold} size={20} />
        {texts.place_bet}
      </Button>
    </LacquerBar>
  )
}
