const en = {
  title: '2D results',
  day: 'Day',
  last_days: 'Last days',
  failed: 'The results could not be loaded.',
  none: 'No results for this day',
  corrected: 'Corrected',
}

export default en
