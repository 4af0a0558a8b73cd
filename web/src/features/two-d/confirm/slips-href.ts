export const MORNING_SLIPS = '/morning-bet-slip'
const EVENING_SLIPS = '/evening-bet-slip'

/** Slips live on two pages: sessions of the morning and of the afternoon. */
export const slipsHref = (session: string): string =>
  session === 'afternoon' || session === 'evening' ? EVENING_SLIPS : MORNING_SLIPS
