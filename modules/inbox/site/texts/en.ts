import * as shared from '#platform/site/sentences/en.ts'

const en = {
  title: 'Notifications',
  unread: 'Unread',
  none: 'No notifications yet',
  none_line: 'Deposits, withdrawals, bonuses and prizes appear here.',
  something_wrong: shared.something_wrong,
  try_again: shared.try_again,
  load_more: shared.load_more,
  loading: shared.loading,

  deposit_approved: (amount: string) => `Deposit of ${amount} Ks arrived`,
  deposit_rejected: (amount: string) => `Deposit of ${amount} Ks was rejected`,
  withdrawal_approved: (number: number, amount: string) => `Withdrawal #${number} is paid: ${amount} Ks`,
  withdrawal_rejected: (number: number) => `Withdrawal #${number} was rejected`,
  given_back: (amount: string) => `${amount} Ks is back in your main balance.`,
  bonus_given: (amount: string) => `You got a bonus of ${amount} Ks`,
  bonus_finished: (amount: string) => `Your bonus is done: ${amount} Ks is in your main balance`,
  bonus_lapsed: (amount: string) => `Your bonus of ${amount} Ks has expired`,
  bonus_ended: (amount: string) => `Your bonus of ${amount} Ks was cancelled`,
  slip_won: (digits: string, amount: string) => `${digits} won: ${amount} Ks`,
  result_corrected: (digits: string, amount: string) => `Result corrected: ${amount} Ks for ${digits} was taken back`,
  password_changed: 'Your password was changed',
  password_line: 'If it wasn’t you, contact us right now.',

  // the draw of a slip, with its day
  session: {
    early: (day: string) => `Early draw, ${day}`,
    morning: (day: string) => `Morning draw, ${day}`,
    afternoon: (day: string) => `Afternoon draw, ${day}`,
    evening: (day: string) => `Evening draw, ${day}`,
  },

  reasons: {
    money_not_received: 'We haven’t received the money.',
    amount_differs: 'The amount received differs from the amount entered.',
    reference_not_found: 'No transfer matches these digits.',
    reference_used: 'These digits were already used for another deposit.',
    account_not_found: 'There is no account with this number.',
    name_differs: 'The name doesn’t match this account.',
    method_closed: 'This payment method is closed right now.',
    check_failed: 'The request didn’t pass our check.',
    other: 'Other.',
  },
  // what the player can do about each reason
  advice: {
    money_not_received: 'If you sent it, contact us.',
    amount_differs: 'Request it again with the amount you sent.',
    reference_not_found: 'Check the digits and request it again.',
    reference_used: 'Check the digits and request it again.',
    account_not_found: 'Check the account number and request it again.',
    name_differs: 'Use an account in your own name.',
    method_closed: 'Choose another payment method.',
    check_failed: 'If you have a question, contact us.',
    other: 'If you have a question, contact us.',
  },
}

export default en
