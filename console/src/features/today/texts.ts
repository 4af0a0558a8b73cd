export const texts = {
  title: 'Today',
  bets: 'Bets and rounds',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  players: 'Players with movements',
  newPlayers: 'New players',
  yesterday: 'yesterday by now',
  byHour: 'GGR by the hour',
  cashByHour: 'Deposits minus withdrawals by the hour',
}
