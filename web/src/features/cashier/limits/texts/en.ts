const en = {
  title: 'Deposit limits',
  line: 'Decide how much you pay in at most.',
  rules: [
    'A lower limit holds at once.',
    'For a higher one you wait 24 hours, and then confirm it.',
    'Deposits that are still being checked count, rejected ones do not.',
  ],
  periods: { day: 'In 24 hours', week: 'In 7 days', month: 'In 30 days' },
  used: (used: string, limit: string) => `${used} of ${limit} Ks`,
  paid_in: (used: string) => `${used} Ks`,
  limit: 'Limit',
  save: 'Save',
  saving: 'Saving',
  saved: 'Deposit limit saved.',
  remove: 'No limit',
  requested: (amount: string) => `You asked for a limit of ${amount} Ks.`,
  asked_none: 'You asked to have no limit.',
  from: (date: string, time: string) => `You can confirm it from ${date}, ${time} on.`,
  confirm: 'Confirm',
  keep: 'Keep my limit',
  net_title: 'Paid in, less taken out',
  net_periods: { month: 'This month', year: 'This year', ever: 'Since you joined' },
  in_out: (paid: string, taken: string) => `In ${paid}, out ${taken}`,
}

export default en
