export default {
  title: 'Demo Play',
  back: 'Back to the games',
  heading: 'This is play money',
  line: 'Every game starts with 1,000,000 Ks of play money. Nothing can be won or lost, and nothing is paid out.',
  none: 'There are no demo games.',
  noneLine: 'The games themselves are open: look around there.',
  toGames: 'To the games',
}
