export default {
  notFoundTitle: 'Page not found',
  notFoundLine: 'The page has moved, or the address may be wrong.',
  goHome: 'Back to home',
}
