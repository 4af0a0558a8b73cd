const en = {
  title: '2D results',
  day: 'Day',
  last_days: 'Past days',
  failed: 'The results couldn’t be loaded.',
  none: 'No results for this day',
  none_yet: 'No results yet',
  corrected: 'Corrected',
}

export default en
