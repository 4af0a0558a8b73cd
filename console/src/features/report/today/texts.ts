export const texts = {
  title: 'Today',
  bets: 'Bets and rounds',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  players: 'Active players',
  newPlayers: 'New players',
  yesterday: 'yesterday by now',
  heldCredits: (count: string, n: number) =>
    n === 1 ? '1 credit of a game partner is held:' : `${count} credits of game partners are held:`,
  byHour: 'GGR by the hour',
  cashByHour: 'Deposits minus withdrawals by the hour',
}
