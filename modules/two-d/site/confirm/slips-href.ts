import type { SlipsPath } from '../slips/queries.ts'

const isAfterNoon = (session: string) => session === 'afternoon' || session === 'evening'

/** Slips live on two pages: sessions of the morning and of the afternoon. */
export const slipsHref = (session: string): string => (isAfterNoon(session) ? '/evening-bet-slip' : '/morning-bet-slip')

/** The call of that page. */
export const slipsPath = (session: string): SlipsPath =>
  isAfterNoon(session) ? '/evening-twod-bet-slips' : '/twod-bet-slips'
