export default {
  notFoundTitle: 'There is nothing here',
  notFoundLine: 'The page has moved, or the address is not quite right.',
  goHome: 'Go home',
}
