import { isInstalled } from '#platform/site/browser/install.ts'
import { readStored, tabStorage, writeStored } from '#platform/site/browser/storage.ts'
import { navigate } from '#platform/site/navigation.tsx'

const KEY = 'last_page'
/** In this run of the app. */
const OPENED = 'last_page.opened'
const START = '/?type=all'
/** After a day a player begins anew. */
const KEPT_MAX_MS = 24 * 3_600_000
/** Longer addresses are none of ours. */
const LENGTH_MAX = 200
/** Screens on which nothing is under way: no form, no slip, no bet and no payment. */
const PATHS = new Set([
  '/',
  '/games',
  '/demo-play',
  '/2d',
  '/2d/results',
  '/2d/statistics',
  '/2d/holiday',
  '/promotion',
  '/ranking',
  '/reels',
  '/ads-video',
  '/contact',
  '/about',
])

/** The installed site opens where its player was; a browser has its own tabs for that. */
export function followLastPage(): void {
  if (!isInstalled()) return
  openLastPage()
  // The last moment at which an app on a phone may write.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveLastPage()
  })
  addEventListener('pagehide', saveLastPage)
}

/** Once in each run: a shortcut leads to its own page, and a player who goes home later wants home. */
function openLastPage(): void {
  if (tabStorage.getItem(OPENED) !== null) return
  tabStorage.setItem(OPENED, '1')
  const page = parseLastPage(readStored(KEY), Date.now())
  const is_at_start = location.pathname + location.search === START && scrollY === 0
  if (is_at_start && page !== null && page !== START) void navigate(page, { replace: true })
}

function saveLastPage(): void {
  const { pathname, search } = location
  const page = pathname + search
  writeStored(KEY, PATHS.has(pathname) && page.length <= LENGTH_MAX ? JSON.stringify({ page, at: Date.now() }) : null)
}

/** The address that was kept; null where there is none to open any more. */
export function parseLastPage(text: string | null, now: number): string | null {
  const [, page = '', at = ''] = /^\{"page":"([^"\\]+)","at":(\d{1,16})\}$/.exec(text ?? '') ?? []
  const age = now - Number(at)
  const is_known = page.length <= LENGTH_MAX && PATHS.has(page.split('?')[0] ?? '')
  return is_known && age >= 0 && age < KEPT_MAX_MS ? page : null
}
