import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  title: 'Take a break',
  back: shared.back,
  line: 'Playing should be fun. When it isn’t, stop for a while.',
  effects: [
    'No bets, no deposits and no bonuses until it is over.',
    'An active bonus is paused until a break is over. A self-exclusion ends it.',
    'You’re logged out everywhere. You can log in again to withdraw.',
    'It can’t be shortened or cancelled, by you or by us.',
  ],
  pauses: 'A break',
  exclusions: 'Self-exclusion',
  periods: {
    day: '24 hours',
    week: '7 days',
    month: '1 month',
    quarter: '3 months',
    half_year: '6 months',
    year: '1 year',
    five_years: '5 years',
    for_good: 'Permanently',
  },
  begin: 'Start break',
  /** Before it begins. */
  sure: (period: string) =>
    `Break of ${period}. It begins right away, logs you out, and can’t be shortened or cancelled. Are you sure?`,
  sure_begin: 'Yes, start the break',
  not_now: 'Not now',
  beginning: 'Starting',
  begun: 'Your break has started.',
  until: (date: string, time: string) => `You are on a break until ${date}, ${time}.`,
  for_good: 'You’ve excluded yourself permanently.',
  may_leave: 'You can still move your game balance to main and withdraw it.',
  longer: 'You can choose a longer break.',
}

export default en
