import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  title: shared.deposit_limits,
  line: 'Set the most you can deposit.',
  rules: [
    'A lower limit takes effect immediately.',
    'A higher limit takes 24 hours and your confirmation.',
    'Pending deposits count. Rejected ones don’t.',
  ],
  periods: { day: 'In 24 hours', week: 'In 7 days', month: 'In 30 days' },
  used: (used: string, limit: string) => `${used} of ${limit} Ks`,
  paid_in: (used: string) => `${used} Ks`,
  limit: 'Limit',
  save: 'Save',
  save_amount: (amount: string) => `Save ${amount} Ks`,
  saving: 'Saving',
  saved: 'Deposit limit saved.',
  remove: 'No limit',
  requested: (amount: string) => `You requested a limit of ${amount} Ks.`,
  asked_none: 'You requested to remove your limit.',
  from: (date: string, time: string) => `You can confirm it from ${date}, ${time}.`,
  confirm: 'Confirm',
  keep: 'Keep my limit',
  net_title: 'Net deposits',
  net_periods: { month: 'This month', year: 'This year', ever: 'Since you joined' },
  in_out: (paid: string, taken: string) => `Deposited ${paid} · Withdrawn ${taken}`,
}

export default en
