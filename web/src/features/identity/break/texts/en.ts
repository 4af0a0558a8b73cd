const en = {
  title: 'Take a break',
  back: 'Back',
  line: 'Playing should be fun. When it is not, stop for a while.',
  effects: [
    'No bets, no deposits and no bonuses until it is over.',
    'You are logged out everywhere. You may log in again to take your money out.',
    'It is never shortened or taken back, neither by you nor by us.',
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
    for_good: 'For good',
  },
  begin: 'Begin the break',
  beginning: 'Beginning',
  begun: 'Your break has begun.',
  until: (date: string, time: string) => `You are on a break until ${date}, ${time}.`,
  for_good: 'You have excluded yourself for good.',
  may_leave: 'You may still move your game balance to main and withdraw it.',
  longer: 'You may choose a longer one.',
}

export default en
