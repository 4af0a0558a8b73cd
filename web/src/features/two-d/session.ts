import type { TwoDSession } from '#contract/two-d.ts'
import { TWO_D_TIMES } from '#contract/two-d-session-rules.ts'

/** The ids that addresses carry. */
const SESSIONS: readonly { session: TwoDSession; id: string }[] = [
  { session: 'early', id: '1' },
  { session: 'morning', id: '2' },
  { session: 'afternoon', id: '3' },
  { session: 'evening', id: '4' },
]

const placeOf = (session: TwoDSession) => SESSIONS.find((each) => each.session === session)

/** "12:00 PM", the name of a session as the specification writes it. */
export const sessionLabel = (session: TwoDSession): string => TWO_D_TIMES[session]

/** The session that an address asks for by `time` or `session`, or null: the house then takes the next open one. */
export function readSession(time: string | null, name: string | null): TwoDSession | null {
  return SESSIONS.find(({ id, session }) => id === time || session === name)?.session ?? null
}

const withSession = (path: string) => (session: TwoDSession | null) =>
  session === null ? path : `${path}?time=${placeOf(session)?.id}`

export const betHref = withSession('/2d/bet')
export const confirmHref = withSession('/2d/confirm')

/** Slips live on two pages: sessions of the morning and of the afternoon. */
export const slipsHref = (session: TwoDSession): string =>
  session === 'early' || session === 'morning' ? '/morning-bet-slip' : '/evening-bet-slip'
