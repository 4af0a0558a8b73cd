export const texts = {
  title: 'Today',
  net: 'The house’s net',
  staked: 'Went into games',
  returned: 'Came out of games',
  bets: 'Bets and rounds',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  players: 'Players with movements',
  newPlayers: 'New players',
  yesterday: 'yesterday by now',
  byHour: 'The house’s net by the hour',
  cashByHour: 'Deposits minus withdrawals by the hour',
}
