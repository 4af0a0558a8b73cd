const en = {
  title: 'Confirm your bet',
  main_balance: 'Main balance',
  numbers: 'Your numbers',
  pays: 'Pays',
  stake_on: (num: string) => `Stake on ${num}`,
  remove: (num: string) => `Remove ${num}`,
  stake_min: (min: string) => `The smallest stake is ${min} Ks`,
  add_more: 'Add more',
  total: 'Total',
  total_of: (count: number) => (count === 1 ? 'Total of 1 number' : `Total of ${count} numbers`),
  confirm: 'Confirm',
  sending: 'Sending',
  placed: 'Bet placed successfully',
  failed: 'Bet failed!',
  over_limit: 'Over-limit digits: ',
  still_takes: (num: string, amount: string) => `${num} still takes ${amount} Ks`,
  takes_nothing: (num: string) => `${num} takes no more`,
  place_rest: (total: string) => `Place the rest · ${total} Ks`,
}

export default en
