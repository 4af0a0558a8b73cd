const en = {
  ended: 'Your session has ended.',
  go_on: 'Sign in to go on. What you have typed and chosen stays here.',
  not_done: 'Your session had ended and nothing was done. Please try again.',
}

export default en
