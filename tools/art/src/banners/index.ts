import type { BannerLanguage } from '../letters/letters.ts'
import { MARKET_TITLES } from '../letters/market-titles.ts'
import { MOON_TITLES } from '../letters/moon-titles.ts'
import { TWO_D_TITLES } from '../letters/two-d-titles.ts'
import { MARKET } from './market.ts'
import { MOON } from './moon.ts'
import { paintScene } from './scene.ts'
import { TWO_D } from './two-d.ts'
import { WELCOME } from './welcome.ts'

export const BANNER_LANGUAGES: readonly BannerLanguage[] = ['en', 'my', 'zh', 'th']

const BANNERS = { market: MARKET, 'two-d': TWO_D, moon: MOON }
const TITLES = { market: MARKET_TITLES, 'two-d': TWO_D_TITLES, moon: MOON_TITLES }

export type BannerName = keyof typeof BANNERS
export const BANNER_NAMES = Object.keys(BANNERS) as BannerName[]

/** A banner of the home screen, with its title in one language. */
export function banner(name: BannerName, language: BannerLanguage): string {
  return paintScene(BANNERS[name], { language, lines: TITLES[name][language] })
}

/** The picture of the popup; its words stand beside it. */
export function welcome(): string {
  return paintScene(WELCOME)
}
