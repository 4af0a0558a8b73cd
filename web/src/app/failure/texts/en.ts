export default {
  title: 'Something went wrong',
  screen: 'This page could not be shown. The rest of the site still works.',
  frame: 'The site could not be shown.',
  overlay: 'This could not be opened. Please try again.',
  again: 'Try again',
  home: 'Home',
  reload: 'Reload',
}
