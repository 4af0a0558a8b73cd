const en = {
  ended: 'Your session has ended.',
  go_on: 'Log in to continue. What you typed and chose is still here.',
  not_done: 'Your session has ended and nothing was changed. Please try again.',
}

export default en
