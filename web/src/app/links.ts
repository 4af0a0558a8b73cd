import type { Texts } from '../platform/texts.ts'
import type en from './texts/en.ts'

type Label = {
  [K in keyof Texts<typeof en>]: Texts<typeof en>[K] extends string ? K : never
}[keyof Texts<typeof en>]

export interface NavigationLink {
  href: string
  label: Label
  icon: 'house' | 'game-controller' | 'dice-five' | 'spade' | 'user-circle' | 'wallet' | 'clock-counter-clockwise'
  /** What the bottom bar writes, where the label is too long for a thumb's width. */
  short?: Label
  /** What belongs to an account is not shown without one; a game is, and asks for the login. */
  is_hidden_from_guests: boolean
  /** What of the address makes it the current one, where that is less than the whole. */
  place?: string
}

const home: NavigationLink = { href: '/?type=all', label: 'home', icon: 'house', is_hidden_from_guests: false }
const games: NavigationLink = {
  href: '/games?tab=all',
  label: 'games',
  icon: 'game-controller',
  is_hidden_from_guests: false,
}
const digitBet: NavigationLink = {
  href: '/digitbet',
  label: 'digitBet',
  icon: 'dice-five',
  is_hidden_from_guests: false,
}
const shan: NavigationLink = { href: '/shan', label: 'shan', icon: 'spade', is_hidden_from_guests: false }
const profile: NavigationLink = {
  href: '/information?tab=profile',
  label: 'myProfile',
  short: 'me',
  icon: 'user-circle',
  is_hidden_from_guests: true,
}
const wallet: NavigationLink = {
  href: '/information?tab=transfer',
  label: 'wallet',
  icon: 'wallet',
  is_hidden_from_guests: true,
}
const logs: NavigationLink = {
  href: '/information?tab=logs&type=deposit',
  label: 'logs',
  icon: 'clock-counter-clockwise',
  is_hidden_from_guests: true,
  place: '/information?tab=logs',
}

// The order of the specification. A page joins its tables here, by one line, when it exists.
export const bottomLinks: readonly NavigationLink[] = [home, games, wallet, logs, profile]
export const menuLinks: readonly NavigationLink[] = [home, games, digitBet, shan, profile, wallet, logs]
export const deskLinks: readonly NavigationLink[] = [home, games, digitBet, wallet, logs]

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
