import * as shared from '../../../platform/sentences/en.ts'
export default {
  title: 'Something went wrong',
  screen: 'This page can’t be shown. The rest of the site still works.',
  frame: 'The site can’t be shown.',
  overlay: 'This can’t be opened. Please try again.',
  again: shared.try_again,
  home: 'Home',
  reload: 'Reload',
}
