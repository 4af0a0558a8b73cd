import { expect, test } from 'vitest'
import { matchPath } from './route.ts'

test.each([
  ['/players', '/players', {}],
  ['/players', '/players/', {}],
  ['/players/:id', '/players/12', { id: '12' }],
  ['/two-d/draws/:id', '/two-d/draws/7', { id: '7' }],
])('%s is the screen of %s', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params)
})

test.each([
  ['/players', '/players/12'],
  ['/players/:id', '/players'],
  ['/players/:id', '/players/'],
  ['/players/:id', '/agents/12'],
])('%s is not the screen of %s', (path, pathname) => {
  expect(matchPath(path, pathname)).toBeNull()
})
