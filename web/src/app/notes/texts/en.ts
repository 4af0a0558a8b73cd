const en = {
  offline: 'You’re offline. Showing the latest data.',
  // on the buttons that place a bet
  no_line: 'No connection',
}

export default en
