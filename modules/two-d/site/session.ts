import type { TwoDSession } from '#two-d/contract/player.ts'
import { TWO_D_TIMES } from '#two-d/contract/session-rules.ts'

/** In the order of the day: the ids that addresses carry count them from 1. */
const SESSIONS: readonly TwoDSession[] = ['early', 'morning', 'afternoon', 'evening']

const TIMES: Partial<Record<string, string>> = TWO_D_TIMES

/** "12:00 PM", the name of a session as the specification writes it; one that this page does not know stays as it is. */
export const sessionLabel = (session: string): string => TIMES[session] ?? session

/** The session that an address asks for by `time` or `session`, or null: the server then takes the next open one. */
export const parseSession = (time: string | null, name: string | null): TwoDSession | null =>
  SESSIONS.find((session, place) => String(place + 1) === time || session === name) ?? null

const withSession = (path: string) => (session: TwoDSession | null) =>
  session === null ? path : `${path}?time=${SESSIONS.indexOf(session) + 1}`

export const betHref = withSession('/2d/bet')
export const confirmHref = withSession('/2d/confirm')
