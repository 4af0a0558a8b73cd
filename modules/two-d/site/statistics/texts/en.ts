const en = {
  title: '2D statistics',
  no_forecast: 'Past results say nothing about the next draw.',
  draws: 'Draws that count',
  all: 'All draws',
  /** How many draws, and from which day until which. */
  span: (count: string, from: string, until: string) =>
    `${count === '1' ? 'One draw' : `${count} draws`}, ${from} – ${until}`,
  measure: 'What the grid shows',
  often: 'How often',
  ago: 'How long ago',
  often_line: 'How many times each number came.',
  ago_line: 'How many draws ago each number came last; – is not in this year.',
  as_table: 'As a table',
  times: 'Times',
  last_on: 'Last came',
  draws_ago: 'Draws ago',
  heads: 'Head digit',
  tails: 'Tail digit',
  one_digit: 'Digit',
  doubles_of: (count: string, draws: string) => `${count} of ${draws} draws`,
  failed: 'The statistics couldn’t be loaded.',
}

export default en
