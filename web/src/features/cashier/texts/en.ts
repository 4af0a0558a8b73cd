import * as shared from '../../../platform/sentences/en.ts'

const en = {
  close: shared.close_dialog,
  back: shared.back,
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  wallets: 'Wallets',
  views: 'Wallet actions',
  main_balance: shared.main_balance,
  game_balance: shared.game_balance,
  bonus_balance: shared.bonus_balance,
  held_balance: shared.held_balance,
  exchange: shared.exchange,
  try_again: shared.try_again,
  sending: shared.sending,
  something_wrong: shared.something_wrong,
  account_number: 'Account number',
  limits: (min: string, max: string) => `From ${min} to ${max} Ks`,
  amount_invalid: 'Please enter a valid amount',
  amount_too_small: (min: string) => `Minimum amount: ${min} Ks.`,
  amount_too_large: (max: string) => `Maximum amount: ${max} Ks.`,
}

export default en
