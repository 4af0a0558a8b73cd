import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, dayOf } from '#platform/site/time/yangon-time.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import type { Draw } from '../../draws.ts'
import { isDay, noonOf, twelveHours, weekdayOf } from '../../parts/figures.ts'
import { Figures } from '../../parts/market-figures.tsx'
import { twoDTexts } from '../../texts.ts'
import { cutoffTime } from '../../time/cutoff-time.ts'
import { useCountdown } from '../../time/use-countdown.ts'
import { useHolidayName } from '../holiday-name.ts'
import styles from './live-panel.module.css'
import { Numeral } from './numeral.tsx'
import { Rings } from './rings.tsx'

interface LivePanelProps {
  live: TwoDLive | undefined
  has_failed: boolean
  /** The draw that closes next; null where betting is closed, undefined as long as nobody knows. */
  draw: Draw | null | undefined
  onAgain: () => void
}

/** The number of this moment with the figures that make it, and the time that is left to bet. */
export function LivePanel({ live, has_failed, draw, onAgain }: LivePanelProps) {
  const texts = useTexts(twoDTexts).live
  const { try_again } = useTexts(twoDTexts)
  const language = useLanguage()
  return (
    <section className={`panel on-lacquer ${styles.panel}`} aria-label={texts.live_region}>
      <Rings />
      <div className={styles.top}>
        <State live={live} has_failed={has_failed} />
        <span className="num">{live && isDay(live.live.date) && dateOf(noonOf(live.live.date), language)}</span>
      </div>
      <div className={classNames(has_failed && styles.old)}>
        <Numeral number={live?.live.twod} />
      </div>
      <div className={styles.slot}>
        {has_failed ? (
          <Button kind="gold" size="sm" onClick={onAgain}>
            {try_again}
          </Button>
        ) : live?.holiday ? (
          <Holiday holiday={live.holiday} draw={draw} />
        ) : (
          live && <Figures set={live.live.set} value={live.live.value} />
        )}
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{texts.updated}</dt>
          <dd className="num">
            {live ? (
              twelveHours(live.live.time.split(' ').at(-1) ?? '')
            ) : has_failed ? (
              '–'
            ) : (
              <Skeleton width={96} height={18} />
            )}
          </dd>
        </div>
        <Closing draw={draw} has_failed={has_failed} />
      </dl>
    </section>
  )
}

/** Whether the number is of this moment: a word in colour, and another one when it is not. */
function State({ live, has_failed }: Pick<LivePanelProps, 'live' | 'has_failed'>) {
  const texts = useTexts(twoDTexts).live
  const { loading } = useTexts(twoDTexts)
  if (has_failed) {
    return (
      <span className={`${styles.state} ${styles.failed}`} role="alert">
        {texts.failed}
      </span>
    )
  }
  if (!live) return <span className={styles.state}>{loading}</span>
  if (!live.is_trading) return <span className={styles.state}>{texts.not_live}</span>
  return (
    <span className={`${styles.state} ${styles.live}`}>
      <i />
      {texts.live}
    </span>
  )
}

function Holiday({ holiday, draw }: { holiday: { date: string; name: string } } & Pick<LivePanelProps, 'draw'>) {
  const texts = useTexts(twoDTexts).live
  const language = useLanguage()
  const name = useHolidayName(holiday)
  return (
    <p>
      {texts.no_draw_today(name)}
      {draw && <br />}
      {draw && texts.next_draw(`${weekdayOf(draw.game_date, language)}, ${dayOf(noonOf(draw.game_date), language)}`)}
    </p>
  )
}

/** The cut-off, and how far it is by the server's clock. */
function Closing({ draw, has_failed }: Pick<LivePanelProps, 'draw' | 'has_failed'>) {
  const texts = useTexts(twoDTexts).live
  const { closes } = useTexts(twoDTexts)
  const left = useCountdown(draw?.cutoff_at)
  if (draw === null || (draw === undefined && has_failed)) {
    return (
      <div>
        <dt>{texts.next_close}</dt>
        <dd>{draw === null ? texts.betting_closed : '–'}</dd>
      </div>
    )
  }
  return (
    <div>
      <dt className="num">{draw ? closes(cutoffTime(draw.cutoff_at)) : texts.next_close}</dt>
      <dd className="num">{left ? texts.in_time(left.words) : <Skeleton width={96} height={18} />}</dd>
    </div>
  )
}
