/** Slips live on two pages: sessions of the morning and of the afternoon. */
export const slipsHref = (session: string): string =>
  session === 'afternoon' || session === 'evening' ? '/evening-bet-slip' : '/morning-bet-slip'
