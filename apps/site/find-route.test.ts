import { beforeAll, expect, test, vi } from 'vitest'
import { featureOf, findRoute, loadRoutes, resolveAddress } from './find-route.ts'
import { notFoundRoute } from './not-found/not-found.ts'
import { routes } from './routes.ts'

beforeAll(loadRoutes)

const at = (pathname: string, search = '') => findRoute({ pathname, search })

function where(href: string, is_member: boolean): string {
  const [pathname = '/', query] = href.split('?')
  const resolved = resolveAddress({ pathname, search: query === undefined ? '' : `?${query}` }, is_member)
  return resolved.pathname + resolved.search
}

test('home always has a type, and keeps what else was asked for', () => {
  expect(where('/', false)).toBe('/?type=all')
  expect(where('/?ref=AB12', false)).toBe('/?type=all&ref=AB12')
  expect(where('/?type=hot', true)).toBe('/?type=hot')
})

test('a guest who asks for a page of members is sent home', () => {
  expect(where('/information?tab=profile', false)).toBe('/?type=all')
  expect(where('/transactions', false)).toBe('/?type=all')
})

test('a guest who asks for the transfer is sent to the login', () => {
  expect(where('/wallet/internal-transfer', false)).toBe('/login')
})

test('a member stays at the address, and is sent from the login to the lobby', () => {
  expect(where('/wallet/internal-transfer', true)).toBe('/wallet/internal-transfer')
  expect(where('/login', true)).toBe('/?type=all')
})

test('the account without a tab is the profile', () => {
  expect(where('/information', true)).toBe('/information?tab=profile')
  expect(where('/information?tab=profile', true)).toBe('/information?tab=profile')
})

test('a path is found in any case and with a slash at its end', () => {
  expect(at('/Information/').path).toBe('/information')
  expect(at('/nothing')).toBe(notFoundRoute)
})

test('a log without a kind that exists is the log of deposits', () => {
  expect(where('/information?tab=logs', true)).toBe('/information?tab=logs&type=deposit')
  expect(where('/information?tab=logs&type=nothing', true)).toBe('/information?tab=logs&type=deposit')
  expect(where('/information?tab=logs&type=withdraw', true)).toBe('/information?tab=logs&type=withdraw')
  expect(where('/information?tab=logs&type=game_logs', true)).toBe('/information?tab=logs&type=game_logs')
  expect(at('/information', '?tab=logs&type=game_logs').source).toContain('game-logs')
})

test('a guest who asks for the cashier is sent home', () => {
  for (const path of ['/information?tab=transfer', '/wallet', '/top-up/bank', '/with-draw', '/wallet-history']) {
    expect(where(path, false)).toBe('/?type=all')
    expect(where(path, true)).toBe(path)
  }
})

test('a visit that begins on any screen finds it in the table of its feature alone', async () => {
  expect(routes.filter((route) => featureOf(route) === null).map((route) => route.path)).toEqual(['/'])
  for (const { path, tab, type, source, ...route } of routes.filter((each) => featureOf(each) !== null)) {
    vi.resetModules()
    const fresh = await import('./find-route.ts')
    const search = new URLSearchParams({ ...(tab && { tab }), ...(type && { type }) })

    await fresh.loadFeature(featureOf({ path, source, ...route }) ?? '')

    expect(fresh.findRoute({ pathname: path, search: `?${search}` }).source, path).toBe(source)
  }
})

test('no two screens share a path, a tab and a type', () => {
  const places = routes.map((route) => `${route.path} ${route.tab ?? ''} ${route.type ?? ''}`)
  expect(new Set(places).size).toBe(places.length)
})

test('no address leads in a circle', () => {
  for (const route of routes) {
    for (const is_member of [true, false]) {
      const once = where(route.path, is_member)
      expect(where(once, is_member)).toBe(once)
    }
  }
})
