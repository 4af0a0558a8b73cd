import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  title: 'Logged-in devices',
  back: shared.back,
  line: 'A device stays logged in for 30 days, even if you don’t use it.',
  advice: 'If you don’t know one of these, log it out and change your password.',
  thisDevice: 'This device',
  loggedIn: (date: string, time: string) => `Logged in ${date}, ${time}`,
  lastUsed: (date: string, time: string) => `Last used ${date}, ${time}`,
  logout: 'Logout',
  ended: 'The device has been logged out.',
  logoutOthers: 'Log out all other devices',
  othersEnded: 'All other devices have been logged out.',
  tryAgain: shared.try_again,
}

export default en
