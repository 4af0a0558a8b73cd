const en = {
  wallets_line: 'All games use your game balance. Game providers never hold your money.',
  main: 'Main',
  game: 'Game',
  user_id: 'User ID',
  transfer: 'Transfer between wallets',
  how_to_deposit: 'How to deposit',
  step_account: 'Choose one of our accounts under Deposit, and copy its number.',
  step_pay: 'Send the money with your Pay or banking app.',
  step_reference: 'Enter the amount and the last 6 digits of the receipt.',
  step_wait: 'Once we confirm your transfer, we credit your main balance.',
  go_deposit: 'Deposit now',
  history: 'History',
  wallet: 'Wallet',
}

export default en
