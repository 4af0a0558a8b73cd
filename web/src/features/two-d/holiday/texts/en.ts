const en = {
  title: '2D holidays',
  weekends: 'There is no draw on Saturdays, Sundays and on these days.',
  years: 'Years',
  failed: 'The holidays couldn’t be loaded.',
  provisional: 'Provisional',
}

export default en
