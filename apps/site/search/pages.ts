import type { Texts } from '#platform/site/texts.ts'
import type en from './texts/en.ts'

export type PageName = keyof Texts<typeof en>['pages']

interface SearchPage {
  name: PageName
  href: string
  /** Pages of an account are not found without one. */
  is_of_members?: true
}

/** The pages that the search finds besides games and providers. */
export const SEARCH_PAGES: readonly SearchPage[] = [
  { name: 'two_d', href: '/2d' },
  { name: 'two_d_bet', href: '/2d/bet', is_of_members: true },
  { name: 'results_2d', href: '/2d/results' },
  { name: 'statistics_2d', href: '/2d/statistics' },
  { name: 'holidays', href: '/2d/holiday' },
  { name: 'winners', href: '/2d/daily-winner' },
  { name: 'digit', href: '/digitbet' },
  { name: 'shan', href: '/shan' },
  { name: 'hot', href: '/?type=hot' },
  { name: 'games', href: '/games?tab=all' },
  { name: 'demo', href: '/demo-play' },
  { name: 'promotion', href: '/promotion' },
  { name: 'deposit', href: '/information?tab=transfer', is_of_members: true },
  { name: 'withdraw', href: '/with-draw', is_of_members: true },
  { name: 'wallet', href: '/wallet', is_of_members: true },
  { name: 'logs', href: '/information?tab=logs&type=deposit', is_of_members: true },
  { name: 'statement', href: '/information?tab=statement', is_of_members: true },
  { name: 'profile', href: '/information?tab=profile', is_of_members: true },
  { name: 'ranking', href: '/ranking' },
  { name: 'videos', href: '/reels' },
  { name: 'contact', href: '/contact' },
  { name: 'about', href: '/about' },
]
