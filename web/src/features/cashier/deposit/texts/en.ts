import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  deposit_network_error: 'An error occurred during the deposit process. Please try again.',
  pay_to: 'Send money to this account',
  choose_account: 'Choose an account to pay',
  copy: shared.copy,
  copied: shared.copied,
  no_banks: 'No deposit account is available right now.',
  no_banks_line: 'Please try again in a few minutes.',
  amount_sent: 'Amount you sent',
  reference: (digits: number) => `Last ${digits} digits of the receipt`,
  reference_hint: 'You’ll find them at the end of the transaction ID in your Pay or banking app.',
  reference_short: (digits: number, typed: number) => `Enter all ${digits} digits. You typed ${typed}.`,
  do_deposit: 'Deposit',
  do_deposit_amount: (amount: string) => `Deposit ${amount} Ks`,
  deposit_line: 'Our staff checks every deposit. Follow it in your history.',
  deposit_done: 'Deposit successfully.',
  change: 'Change',
  closed: 'Deposits are closed right now',
  closed_line: 'Please come back later. Requests you’ve already sent are still being processed.',
  limit_reached: 'You’ve reached your deposit limit',
  limit_reached_line: 'See your limits for when you can deposit again.',
  limits: shared.deposit_limits,
}

export default en
