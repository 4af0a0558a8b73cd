import type { Texts } from '../platform/texts.ts'
import type en from './texts/en.ts'

type Label = {
  [K in keyof Texts<typeof en>]: Texts<typeof en>[K] extends string ? K : never
}[keyof Texts<typeof en>]

/** The thumb's five have a second drawing, filled, for the place where the player is. */
type BottomIcon = 'house' | 'monitor-play' | 'seal-percent' | 'wallet' | 'headset'
type Icon =
  | BottomIcon
  | 'game-controller'
  | 'ticket'
  | 'dice-five'
  | 'spade'
  | 'user-circle'
  | 'clock-counter-clockwise'
  | 'ranking'
  | 'info'

export interface NavigationLink {
  href: string
  label: Label
  icon: Icon
  /** What the tabs of the account write, where the label is too long for a third of a phone. */
  short?: Label
  /** What belongs to an account is not shown without one; a game is, and asks for the login. */
  is_hidden_from_guests?: true
  /** What of the address makes it the current one, where that is less than the whole. */
  place?: string
}

export type BottomLink = NavigationLink & { icon: BottomIcon }

export const home: BottomLink = { href: '/?type=all', label: 'home', icon: 'house' }
const adsVideo: BottomLink = { href: '/ads-video?tab=AdsVideo', label: 'adsVideo', icon: 'monitor-play' }
export const promotion: BottomLink = { href: '/Promotion?tab=Promotion', label: 'promotion', icon: 'seal-percent' }
export const wallet: BottomLink = {
  href: '/information?tab=transfer',
  label: 'wallet',
  icon: 'wallet',
  is_hidden_from_guests: true,
}
export const contact: BottomLink = { href: '/Contact?tab=Contact', label: 'contact', icon: 'headset' }
export const games: NavigationLink = {
  href: '/games?tab=all',
  label: 'games',
  icon: 'game-controller',
  place: '/games',
}
export const profile: NavigationLink = {
  href: '/information?tab=profile',
  label: 'myProfile',
  short: 'me',
  icon: 'user-circle',
  is_hidden_from_guests: true,
}
export const logs: NavigationLink = {
  href: '/information?tab=logs&type=deposit',
  label: 'logs',
  icon: 'clock-counter-clockwise',
  is_hidden_from_guests: true,
  place: '/information?tab=logs',
}

// The order of the specification; what it does not name follows.
export const bottomLinks: readonly BottomLink[] = [home, adsVideo, promotion, wallet, contact]
export const deskLinks: readonly NavigationLink[] = [home, games, promotion, wallet, contact]

/** The path that all parts of the account share. */
export const ACCOUNT_PATH = '/information'
export const accountLinks: readonly NavigationLink[] = [profile, wallet, logs]

/** A link is the current one when the path is the same and no part of its query differs. */
export function isCurrent(href: string, address: { pathname: string; search: string }): boolean {
  const [path = '/', query = ''] = href.split('?')
  if (path.toLowerCase() !== address.pathname.toLowerCase()) return false
  const search = new URLSearchParams(address.search)
  return [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value)
}
