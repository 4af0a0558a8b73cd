import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import type { Draw } from '../../draws.ts'
import { twelveHours, weekdayOf, yangonDay } from '../../parts/figures.ts'
import { NumberTile } from '../../parts/number-tile.tsx'
import { resultsQuery } from '../../results/queries.ts'
import { sessionLabel } from '../../session.ts'
import { twoDTexts } from '../../texts.ts'
import { cutoffTime } from '../../time/cutoff-time.ts'
import { useCountdown } from '../../time/use-countdown.ts'
import { type DayDraw, dayDraws } from './day-draws.ts'
import styles from './day-line.module.css'
import { OwnSlips } from './own-slips.tsx'
import { dayTexts } from './texts.ts'

/** Ten o’clock in Bangkok, in Yangon’s time. */
const MARKET_OPENS = '09:30'

interface DayLineProps {
  live: TwoDLive | undefined
  draws: readonly Draw[] | undefined
  /** The draw that closes next; null where betting is closed, undefined as long as nobody knows. */
  next: Draw | null | undefined
}

/** The day as one line: its draws with number or time left, and the player's slips in each. */
export function DayLine({ live, draws, next }: DayLineProps) {
  const texts = useTexts(dayTexts)
  const { betting_closed } = useTexts(twoDTexts).live
  const { is_member } = useSession()
  const today = yangonDay(serverNow())
  const is_over =
    live !== undefined && live.holiday === null && !live.draws.some(({ game_date }) => game_date === today)
  const results = useQuery({ ...resultsQuery(today), enabled: is_over })
  const are_known = !is_over || !results.isPending
  const line = draws && are_known ? dayDraws({ today, draws, live, results: results.data, next }) : undefined
  return (
    <section className={`card ${styles.day}`} data-own={is_member} aria-label={texts.day} aria-busy={!line}>
      {line?.length === 0 ? (
        <p className={styles.none}>{betting_closed}</p>
      ) : (
        <ol className={styles.line}>
          {line?.map((draw) => (
            <li key={`${draw.game_date} ${draw.session}`}>
              <p className={`num ${styles.time}`}>{sessionLabel(draw.session)}</p>
              <State draw={draw} today={today} is_next={next?.cutoff_at === draw.cutoff_at} />
              {is_member && <OwnSlips draw={draw} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface StateProps {
  draw: DayDraw
  today: string
  is_next: boolean
}

/** The number; or until when bets are taken; or, of a later day, when the market opens. */
function State({ draw: { number, cutoff_at, game_date }, today, is_next }: StateProps) {
  const texts = useTexts(dayTexts)
  const { closes, live } = useTexts(twoDTexts)
  const language = useLanguage()
  const left = useCountdown(is_next && cutoff_at !== null ? cutoff_at : undefined)
  if (number !== null) {
    return (
      <p className={styles.state}>
        <NumberTile num={number} size="lg" />
      </p>
    )
  }
  if (cutoff_at === null || left?.seconds === 0) {
    return (
      <p className={styles.state}>
        <Badge kind="pending">{live.waiting}</Badge>
      </p>
    )
  }
  if (game_date !== today) {
    return <p className={styles.state}>{texts.opens(weekdayOf(game_date, language), twelveHours(MARKET_OPENS))}</p>
  }
  return (
    <p className={`num ${styles.state}`}>
      {closes(cutoffTime(cutoff_at))}
      {left && <b>{live.in_time(left.words)}</b>}
    </p>
  )
}
