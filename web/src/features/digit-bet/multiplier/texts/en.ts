const en = {
  bet_multiplier: 'BET MULTIPLIER',
  bet: 'BET',
  coin_value: 'COIN VALUE',
  total_bet: 'TOTAL BET',
  bet_max: 'BET MAX',
  confirm_sum: (sum: string) => `Confirm ${sum} Ks`,
  less: 'Less',
  more: 'More',
}

export default en
