export default {
  title: 'Demo Play',
  back: 'Back to games',
  heading: 'This is play money',
  line: 'Every game starts with 1,000,000 Ks of play money. You can’t win or lose real money, and nothing is paid out.',
  none: 'No demo games.',
  noneLine: 'You can still browse all games.',
  toGames: 'Go to games',
}
