const en = {
  close: 'Close this dialog',
  back: 'Back',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  wallets: 'Wallets',
  views: 'What to do with your money',
  main_balance: 'Main balance',
  game_balance: 'Game balance',
  bonus_balance: 'Bonus (to be played through)',
  held_balance: 'On hold (withdrawals, large prizes)',
  exchange: 'Exchange',
  try_again: 'Try again',
  sending: 'Sending',
  something_wrong: 'Something Went Wrong!',
  account_number: 'Account number',
  limits: (min: string, max: string) => `From ${min} to ${max} Ks`,
}

export default en
