import * as shared from '#platform/site/sentences/en.ts'
import { NAME_LATIN } from '#ui/art/name-latin.ts'

const en = {
  /** The name of the platform as an outline, in the letters of this language. */
  lettering: NAME_LATIN,
  skip: 'Skip to content',
  close: 'Close',
  close_menu: shared.close_dialog,
  close_message: shared.close_message,
  home: 'Home',
  games: 'Games',
  account: 'My account',
  two_d: '2D lottery',
  digit_bet: 'Digit Bet',
  shan: 'Shan Koe Mee',
  my_profile: 'My Profile',
  me: 'Profile',
  wallet: 'Wallet',
  logs: 'Logs',
  notifications: 'Notifications',
  ads_video: 'Ads video',
  videos: 'Videos',
  promotion: 'Promotion',
  contact: 'Contact',
  ranking: 'Ranking',
  about: 'About us',
  download_app: 'Download App',
  appearance: 'Appearance',
  themes: { system: 'As the device', day: 'Light', night: 'Dark' },
  deposit: 'Deposit',
  main_navigation: 'Main menu',
  search: 'Search',
  menu: 'Menu',
  login: shared.login,
  join_now: shared.join_now,
  logout: 'Logout',
  logging_out: 'Logging out',
  logged_out: 'Logout successfully.',
  game_balance: shared.game_balance,
  main_balance: shared.main_balance,
  main: 'Main',
  game: 'Game',
  exchange: shared.exchange,
  language: 'Language',
  choose_language: (name: string) => `Language: ${name}`,
  welcome_guest: 'Welcome',
  guest_line: 'Log in to play and see your balance.',
  network: shared.network_error,

  document: {
    description:
      'Thazin: slots, live casino, fishing and sports from many providers, provably fair Digit Bet, and two clear balances.',
    game_window_lost: 'The game in this window has ended. Close it and tap Play again.',
  },

  download: {
    title: 'Download App',
    line: (name: string) =>
      `Add ${name} to your home screen. It opens like an app, takes almost no space, and is always up to date.`,
    android: 'Android',
    android_steps: 'Open the browser menu (three dots), then tap “Install app” or “Add to Home screen”.',
    iphone: 'iPhone',
    iphone_steps: 'Tap the Share button in Safari, then “Add to Home Screen”.',
    computer: 'Computer',
    computer_steps: 'Click the install icon at the right end of the address bar.',
    close: shared.close_dialog,
  },

  failure: {
    title: 'Something went wrong',
    screen: 'This page can’t be shown. The rest of the site still works.',
    frame: 'The site can’t be shown.',
    overlay: 'This can’t be opened. Please try again.',
    again: shared.try_again,
    home: 'Home',
    reload: 'Reload',
  },

  release: {
    renewed: 'The site has been updated. The new version loads when you go to another page.',
  },

  not_found: {
    title: 'Page not found',
    line: 'The page has moved, or the address may be wrong.',
    go_home: 'Back to home',
  },

  notes: {
    offline: 'You’re offline. Showing the latest data.',
    // on the buttons that place a bet
    no_line: 'No connection',
    on_break: 'You’re on a break',
    // on the pictures and buttons of games
    break: 'On a break',
  },
}

export default en
