import { expect, test } from 'vitest'
import { describeScreen } from './entry-server.tsx'

const home = { redirect: null, after_login: null, status: 200, path: '/', search: '?type=all' }

test.each([
  ['', '?type=all'],
  ['?type=', '?type=all'],
  ['?ref=PADAUK7', '?type=all'],
  ['?type=all&ref=PADAUK7&utm_source=x', '?type=all'],
  ['?provider=3', '?type=all&provider=3'],
  ['?type=hot', '?type=hot'],
])('the site itself, asked for as "/%s", is a page and no redirect, and shares the document of %s', (search, kept) => {
  for (const is_member of [false, true])
    expect(describeScreen('/', search, is_member)).toEqual({ ...home, search: kept })
})

test('every other address that leads elsewhere is still sent there', () => {
  expect(describeScreen('/information', '', true).redirect).toBe('/information?tab=profile')
  expect(describeScreen('/information', '', false).redirect).toBe('/?type=all')
  expect(describeScreen('/login', '', true).redirect).toBe('/?type=all')
})

test.each([
  ['/2d/bet', '?time=2', '/?type=all'],
  ['/information', '', '/?type=all'],
  ['/2d/daily-winner', '?date=2026-11-03', '/login'],
])('a guest who asks for %s%s is sent to %s, and the address is kept for after the login', (path, search, redirect) => {
  expect(describeScreen(path, search, false)).toMatchObject({ redirect, after_login: path + search })
  expect(describeScreen(path, search, true).after_login).toBeNull()
})

test('nobody has to log in for an address that leads elsewhere for everybody', () => {
  for (const is_member of [false, true]) expect(describeScreen('/login', '', is_member).after_login).toBeNull()
})
