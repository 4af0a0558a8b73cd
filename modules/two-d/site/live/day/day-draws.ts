import type { TwoDLive, TwoDResult } from '#two-d/contract/draws.ts'
import { TWO_D_SESSIONS, type TwoDSession } from '#two-d/contract/rules.ts'
import type { Draw } from '../../draws.ts'

/** A draw in the line of the day. */
export interface DayDraw {
  session: TwoDSession
  game_date: string
  /** The drawn number; null before it is known. */
  number: string | null
  /** While bets are taken; null afterwards. */
  cutoff_at: string | null
}

interface Day {
  /** YYYY-MM-DD in Yangon. */
  today: string
  draws: readonly Draw[]
  live: Pick<TwoDLive, 'draws'> | undefined
  /** Of today, where its draws have given their place to those of the next trading day. */
  results: readonly TwoDResult[] | undefined
  /** The one that closes next; null for none. */
  next: Draw | null | undefined
}

/** Today's draws in their order, and of a later day the next one. */
export function dayDraws({ today, draws, live, results, next }: Day): DayDraw[] {
  const numbers = new Map(live?.draws.map((draw) => [keyOf(draw), draw.number]))
  const asDayDraw = (draw: Draw): DayDraw => ({
    session: draw.session,
    game_date: draw.game_date,
    number: numbers.get(keyOf(draw)) ?? null,
    cutoff_at: draw.is_open ? draw.cutoff_at : null,
  })
  const of_today = draws.filter(({ game_date }) => game_date === today).map(asDayDraw)
  const over = TWO_D_SESSIONS.flatMap((session) => (results ?? []).filter((result) => result.session === session)).map(
    ({ session, game_date, number }) => ({ session, game_date, number, cutoff_at: null }),
  )
  const later = next && next.game_date !== today ? [asDayDraw(next)] : []
  return [...(of_today.length > 0 ? of_today : over), ...later]
}

const keyOf = ({ session, game_date }: Pick<DayDraw, 'session' | 'game_date'>) => `${game_date} ${session}`
