import { beforeAll, expect, test } from 'vitest'
import { findRoute, loadRoutes, resolveAddress } from './find-route.ts'
import { bottomLinks, desktopLinks, isCurrent } from './links.ts'
import { menuLinks } from './menu/menu-links.ts'
import { notFoundRoute } from './not-found/not-found.ts'

beforeAll(loadRoutes)

test('the current link agrees in path and query, whatever else the query holds', () => {
  const profile = { href: '/information?tab=profile' }

  expect(isCurrent(profile, { pathname: '/Information', search: '?tab=profile&page=2' })).toBe(true)
  expect(isCurrent(profile, { pathname: '/information', search: '?tab=logs' })).toBe(false)
  expect(isCurrent({ href: '/?type=all' }, { pathname: '/', search: '?type=hot' })).toBe(false)
})

test('each page of money, of one offer and of one provider marks its link', () => {
  const [home, , promotion, money] = bottomLinks
  const isLit = (link: (typeof bottomLinks)[number] | undefined, pathname: string, search = '') =>
    link !== undefined && isCurrent(link, { pathname, search })

  for (const path of ['/wallet', '/top-up/bank', '/with-draw', '/exchange-log']) expect(isLit(money, path)).toBe(true)
  expect(isLit(money, '/information', '?tab=logs&type=withdraw')).toBe(true)
  expect(isLit(money, '/information', '?tab=profile')).toBe(false)
  expect(isLit(promotion, '/promotion')).toBe(true)
  expect(isLit(home, '/', '?type=1&provider=2')).toBe(true)
})

test('every link of the chrome leads a member to a page that exists', () => {
  for (const { href } of [...bottomLinks, ...menuLinks, ...desktopLinks]) {
    const [pathname = '/', query = ''] = href.split('?')
    const address = { pathname, search: query === '' ? '' : `?${query}` }

    expect(findRoute(address)).not.toBe(notFoundRoute)
    expect(resolveAddress(address, true)).toEqual(address)
  }
})

test('the bottom bar has five links', () => {
  expect(bottomLinks).toHaveLength(5)
})
