const en = {
  correcting: (number: number) => `Correct deposit #${number}`,
  line: 'Don’t send the money again. Change what was wrong and add the receipt.',
  paid_to: 'You sent the money to this account',
  account_gone: 'This account isn’t used any more',
  account_gone_line: 'Please contact us with the number of this deposit.',
  ask: (number: number) => `Ask about deposit #${number}`,
}

export default en
