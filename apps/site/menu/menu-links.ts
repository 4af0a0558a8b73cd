import { contact, games, home, logs, type NavigationLink, profile, promotion, wallet } from '../links.ts'

/** The page that the menu counts for. */
export const NOTIFICATIONS = '/notifications'

/** The side menu's, which most visits do without. */
export const menuLinks: readonly NavigationLink[] = [
  home,
  { href: '/reels', label: 'videos', icon: 'monitor-play' },
  profile,
  wallet,
  logs,
  { ...promotion, href: '/promotion' },
  { ...contact, href: '/contact' },
  // The order above is the specification's.
  { href: NOTIFICATIONS, label: 'notifications', icon: 'bell', is_hidden_from_guests: true },
  games,
  { href: '/2d', label: 'two_d', icon: 'ticket' },
  { href: '/digitbet', label: 'digit_bet', icon: 'digit' },
  { href: '/shan', label: 'shan', icon: 'spade' },
  { href: '/ranking', label: 'ranking', icon: 'ranking' },
  { href: '/about', label: 'about', icon: 'info' },
]
