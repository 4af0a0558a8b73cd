import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  title: 'Confirm your bet',
  main_balance: shared.main_balance,
  short: (amount: string) => `Your main balance is ${amount} Ks short.`,
  exchange: shared.exchange,
  deposit: 'Deposit',
  numbers: 'Your numbers',
  /** How many times the stake a hit pays. */
  odds: 'Odds',
  /** What this stake pays, in kyat. */
  would_pay: 'Pays',
  stake_on: (num: string) => `Stake on ${num}`,
  remove: (num: string) => `Remove ${num}`,
  stake_min: (min: string) => `Minimum stake: ${min} Ks`,
  add_more: 'Add more',
  total: 'Total',
  total_of: (count: number) => (count === 1 ? 'Total of 1 number' : `Total of ${count} numbers`),
  confirm: 'Confirm',
  confirm_sum: (sum: string) => `Confirm ${sum} Ks`,
  sending: shared.sending,
  placed: 'Bet placed successfully',
  failed: 'Bet failed!',
  unknown: 'Nobody knows yet whether the bet was placed.',
  once: 'Confirming again never places it twice.',
  your_slips: 'Your slips',
  over_limit: 'Over-limit digits: ',
  still_takes: (num: string, amount: string) => `${num}: ${amount} Ks left`,
  takes_nothing: (num: string) => `${num} is full`,
  place_rest: (total: string) => `Place the rest · ${total} Ks`,
}

export default en
