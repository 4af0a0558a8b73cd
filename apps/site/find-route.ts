import { homeRoutes } from '#home/site/routes.ts'
import type { Address } from '#platform/site/navigation.tsx'
import type { Route } from '#platform/site/route.ts'
import { notFoundRoute } from './not-found/not-found.ts'

export const HOME_HREF = '/?type=all'
export const LOGIN_PATH = '/login'
/** More than any honest chain of redirects; a longer one is a mistake in the tables. */
const REDIRECTS_MAX = 4

/**
 * Where most visits begin; every other screen once the table is here. It names each chunk of the site, so it comes
 * after the first screen has answered.
 */
let routes: readonly Route[] = homeRoutes
let table: Promise<void> | undefined

/**
 * The tables of the features, by the names of their folders: a visit that begins on a screen of theirs brings theirs,
 * and those of all others when it has answered.
 */
const TABLES: Record<string, () => Promise<readonly Route[]>> = {
  cashier: () => import('#cashier/site/routes.ts').then((module) => module.cashierRoutes),
  catalog: () => import('#catalog/site/routes.ts').then((module) => module.catalogRoutes),
  content: () => import('#content/site/routes.ts').then((module) => module.contentRoutes),
  'digit-bet': () => import('#digit-bet/site/routes.ts').then((module) => module.digitBetRoutes),
  identity: () => import('#identity/site/routes.ts').then((module) => module.identityRoutes),
  inbox: () => import('#inbox/site/routes.ts').then((module) => module.inboxRoutes),
  shan: () => import('#shan/site/routes.ts').then((module) => module.shanRoutes),
  'two-d': () => import('#two-d/site/routes.ts').then((module) => module.twoDRoutes),
  wallet: () => import('#wallet/site/routes.ts').then((module) => module.walletRoutes),
}

/** The feature whose table names this screen; null for home's, which is always here, and for the page that is not found. */
export function featureOf(route: Route): string | null {
  const [, name = ''] = /([^/]+)\/site\//.exec(route.source) ?? []
  return name in TABLES ? name : null
}

/** The file of the table that names this screen, from the root. */
export const tableSource = ({ source }: Route) => `${source.slice(0, source.indexOf('/site/'))}/site/routes.ts`

/** Enough for the first screen; whatever is asked for afterwards waits for all tables. */
export async function loadFeature(name: string): Promise<void> {
  const own = await TABLES[name]?.()
  if (own && routes === homeRoutes) routes = [...homeRoutes, ...own]
}

export const needsTable = (address: Pick<Address, 'pathname'>) => address.pathname !== '/'

/** Until it is done an address other than home's counts as unknown. */
export function loadRoutes(): Promise<void> {
  table ??= import('./routes.ts').then(
    (module) => {
      routes = module.routes
    },
    (error: unknown) => {
      table = undefined
      throw error
    },
  )
  return table
}

export function findRoute({ pathname, search }: Address): Route {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const screens = routes.filter((route) => route.path === path)
  const query = new URLSearchParams(search)
  const ofTab = screens.filter((route) => route.tab === query.get('tab'))
  const shown = ofTab.find((route) => route.type === query.get('type')) ?? ofTab.find((route) => !route.type)
  return shown ?? screens[0] ?? notFoundRoute
}

export const needsLogin = (address: Address, is_member: boolean) => !is_member && findRoute(address).access !== 'public'

/** Where a visitor who asks for this address really goes. Pure: the server and the browser agree. */
export function resolveAddress(address: Address, is_member: boolean): Address {
  let resolved = address
  for (let step = 0; step < REDIRECTS_MAX; step += 1) {
    const href = redirectOf(resolved, is_member)
    if (href === null) return resolved
    const [pathname = '/', search] = href.split('?')
    resolved = { pathname, search: search === undefined ? '' : `?${search}` }
  }
  return resolved
}

function redirectOf(address: Address, is_member: boolean): string | null {
  const route = findRoute(address)
  const search = new URLSearchParams(address.search)
  if (!is_member && route.access === 'member') return HOME_HREF
  if (!is_member && route.access === 'login') return LOGIN_PATH
  // Members have no business at the login page.
  if (is_member && route.path === LOGIN_PATH) return HOME_HREF
  return route.redirect?.(search) ?? null
}
