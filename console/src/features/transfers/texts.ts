import type { TransferGroup } from '#contract/report-rules.ts'

export const texts = {
  title: 'Transfers',
  filters: 'Filters',
  what: 'Of',
  everything: 'Everything',
  groups: {
    play: 'All games',
    digit_bet: 'Digit Bet',
    providers: 'Games of makers',
    shan: 'Shan',
    two_d: '2D Lottery',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    corrections: 'Corrections',
  } satisfies Record<TransferGroup, string>,
  kind: 'Kind',
  anyKind: 'Any kind',
  playerId: 'Player’s id',
  clear: 'Clear',
  onlyAgent: (id: string) => (id === '0' ? 'The house’s own players' : `Players of agent ${id}`),
  onlyGame: (product: string, game: string) => (game === '' ? `Product ${product}` : `Game ${game} of ${product}`),
  onlyAccount: (account: string) => `Account ${account}`,
  onlyHour: (hour: string) => `From ${hour}:00 to ${hour}:59`,
  onlyPaidAt: (key: string) => (key.startsWith('type') ? 'Paid out by one payment type' : `Payment ${key}`),
  file: 'CSV',
  none: 'No money moved like this',
  transfers: 'transfers,',
  cameIn: 'to the house',
  wentOut: 'to players',
  net: 'net',
  at: 'At',
  player: 'Player',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  house: 'The house',
  next: 'next, previous',
  chooseOne: 'Choose a transfer to see what caused it.',
  balanceAfter: 'balance after',
  version: 'place in its chain',
  cause: 'Cause',
  causeUnknown: 'Nothing more is known of this cause than its number.',
  proof: 'What anybody can recompute it from',
  open: 'Open where it came from',
  openPlayer: 'Open the player',
}

/** The ledger's own word, as a person reads it. */
export const kindText = (kind: string): string => {
  const words = kind.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
