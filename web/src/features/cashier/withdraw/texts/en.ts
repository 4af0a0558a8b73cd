const en = {
  network_error: 'Network error. Please try again.',
  payment_method: 'Payment method',
  choose_method: 'Choose a payment method',
  used_before: 'Used before',
  amount: 'Amount',
  all: 'All',
  password: 'Password',
  password_hint: 'The one that you log in with.',
  show_password: 'Show password',
  hide_password: 'Hide password',
  do_withdraw: 'Withdraw',
  do_withdraw_amount: (amount: string) => `Withdraw ${amount} Ks`,
  withdraw_line: 'The amount is held at once, and given back if we cannot pay it out.',
  withdraw_done: 'Withdraw Success',
  pending_title: (amount: string, number: number) => `Your withdrawal no. ${number} of ${amount} Ks waits.`,
  pending_line: 'The next one can follow when it is decided. The money is held until then.',
  see_log: 'See the log',
  account_name: 'Account name',
  closed: 'Withdrawals are closed at the moment',
  closed_line: 'Please come back in a while. Your money stays in your main balance.',
}

export default en
