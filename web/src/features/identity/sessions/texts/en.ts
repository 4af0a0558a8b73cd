const en = {
  title: 'Logged-in devices',
  back: 'Back',
  line: 'A device stays logged in for 30 days, even when you do not use it.',
  advice: 'If you do not know one of these, log it out and change your password.',
  thisDevice: 'This device',
  loggedIn: (date: string, time: string) => `Logged in ${date}, ${time}`,
  lastUsed: (date: string, time: string) => `Last used ${date}, ${time}`,
  logout: 'Logout',
  ended: 'The device is logged out.',
  logoutOthers: 'Log out all other devices',
  othersEnded: 'All other devices are logged out.',
  tryAgain: 'Try again',
}

export default en
