const en = {
  offline: 'You’re offline. Showing the latest data.',
  // on the buttons that place a bet
  no_line: 'No connection',
  on_break: 'You’re on a break',
  // on the pictures and buttons of games
  break: 'On a break',
}

export default en
