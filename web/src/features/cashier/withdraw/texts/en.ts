import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  network_error: shared.network_error,
  payment_method: 'Payment method',
  choose_method: 'Choose a payment method',
  used_before: 'Used before',
  amount: 'Amount',
  all: 'All',
  over_balance: 'Insufficient main balance.',
  password: 'Password',
  password_hint: 'Your login password.',
  show_password: 'Show password',
  hide_password: 'Hide password',
  do_withdraw: 'Withdraw',
  do_withdraw_amount: (amount: string) => `Withdraw ${amount} Ks`,
  withdraw_line: 'The amount is put on hold right away and returned if we can’t pay it out.',
  withdraw_done: 'Withdraw Success',
  pending_title: (amount: string, number: number) => `Withdrawal #${number} (${amount} Ks) is being processed.`,
  pending_line: 'You can request another when it’s done. The money is on hold until then.',
  see_log: 'See the log',
  account_name: 'Account name',
  closed: 'Withdrawals are closed right now',
  closed_line: 'Please come back later. Your money stays in your main balance.',
}

export default en
