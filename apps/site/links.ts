import type { Texts } from '#platform/site/texts.ts'
import type en from './texts/en.ts'

type Label = {
  [K in keyof Texts<typeof en>]: Texts<typeof en>[K] extends string ? K : never
}[keyof Texts<typeof en>]

/** The thumb's five have a second drawing, filled, for the place where the player is. */
type BottomIcon = 'home' | 'monitor-play' | 'seal-percent' | 'wallet' | 'headset'
type Icon =
  | BottomIcon
  | 'game-controller'
  | 'ticket'
  | 'digit'
  | 'spade'
  | 'user-circle'
  | 'bell'
  | 'clock-counter-clockwise'
  | 'ranking'
  | 'info'

export interface NavigationLink {
  href: string
  label: Label
  icon: Icon
  /** The label in the tabs of the account, where `label` is too long for a third of a phone. */
  short?: Label
  /** Pages of an account are not shown without one; a game is shown, and asks for the login. */
  is_hidden_from_guests?: true
  /** The addresses of which it is the current one, where its own is not the only one. */
  places?: readonly string[]
}

export type BottomLink = NavigationLink & { icon: BottomIcon }

export const home: BottomLink = { href: '/?type=all', label: 'home', icon: 'home', places: ['/'] }
const adsVideo: BottomLink = {
  href: '/ads-video?tab=AdsVideo',
  label: 'ads_video',
  icon: 'monitor-play',
  places: ['/ads-video', '/reels'],
}
export const promotion: BottomLink = {
  href: '/Promotion?tab=Promotion',
  label: 'promotion',
  icon: 'seal-percent',
  places: ['/promotion'],
}
export const wallet: BottomLink = {
  href: '/information?tab=transfer',
  label: 'wallet',
  icon: 'wallet',
  is_hidden_from_guests: true,
}
export const contact: BottomLink = {
  href: '/Contact?tab=Contact',
  label: 'contact',
  icon: 'headset',
  places: ['/contact'],
}
export const games: NavigationLink = {
  href: '/games?tab=all',
  label: 'games',
  icon: 'game-controller',
  places: ['/games'],
}
export const profile: NavigationLink = {
  href: '/information?tab=profile',
  label: 'my_profile',
  short: 'me',
  icon: 'user-circle',
  is_hidden_from_guests: true,
}
export const logs: NavigationLink = {
  href: '/information?tab=logs&type=deposit',
  label: 'logs',
  icon: 'clock-counter-clockwise',
  is_hidden_from_guests: true,
  places: ['/information?tab=logs', '/information?tab=statement'],
}

/** Among the ways of the whole site: all that is about money. */
const money: BottomLink = {
  ...wallet,
  places: [
    wallet.href,
    '/information?tab=logs',
    '/information?tab=statement',
    '/wallet',
    '/top-up/bank',
    '/with-draw',
    '/wallet-history',
    '/wallet/internal-transfer',
    '/transactions',
    '/exchange-log',
  ],
}

// The order of the specification; what it does not name follows.
export const bottomLinks: readonly BottomLink[] = [home, adsVideo, promotion, money, contact]
export const desktopLinks: readonly NavigationLink[] = [home, games, promotion, money, contact]

/** The path that all parts of the account share. */
export const ACCOUNT_PATH = '/information'
export const accountLinks: readonly NavigationLink[] = [profile, wallet, logs]

/** A link is the current one at each of its places: when the path is the same and no part of the place's query differs. */
export function isCurrent(
  { href, places = [href] }: Pick<NavigationLink, 'href' | 'places'>,
  address: { pathname: string; search: string },
): boolean {
  const search = new URLSearchParams(address.search)
  return places.some((place) => {
    const [path = '/', query = ''] = place.split('?')
    const is_there = path.toLowerCase() === address.pathname.toLowerCase()
    return is_there && [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value)
  })
}
