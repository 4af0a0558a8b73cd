const en = {
  wallets_line: 'Games of every maker take their stakes from your game balance. No maker keeps money of yours.',
  main: 'Main',
  game: 'Game',
  user_id: 'User ID',
  transfer: 'Transfer between wallets',
  how_to_deposit: 'How to deposit',
  step_account: 'Choose an account of ours under Deposit, and copy its number.',
  step_pay: 'Send the money with your banking app.',
  step_reference: 'Enter the amount and the last 6 digits of the receipt.',
  step_wait: 'We look for the money and put it into your main balance. The log shows each step.',
  go_deposit: 'Deposit now',
  history: 'History',
  wallet: 'Wallet',
}

export default en
