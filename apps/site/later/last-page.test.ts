import { describe, expect, test } from 'vitest'
import { parseLastPage } from './last-page.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const HOUR_MS = 3_600_000
const kept = (page: string, age_ms = HOUR_MS) => parseLastPage(JSON.stringify({ page, at: NOW - age_ms }), NOW)

describe('the last page of the installed site', () => {
  test.each(['/?type=hot', '/games?tab=hot&sort=name', '/2d', '/2d/results'])('%s is opened again', (page) => {
    expect(kept(page)).toBe(page)
  })

  test('is opened for a day', () => {
    expect(kept('/2d', 24 * HOUR_MS - 1)).toBe('/2d')
    expect(kept('/2d', 24 * HOUR_MS)).toBeNull()
    expect(kept('/2d', -1)).toBeNull()
  })

  test.each([
    '/information?tab=transfer',
    '/top-up/bank',
    '/with-draw',
    '/wallet',
    '/2d/bet',
    '/2d/confirm',
    '/digitbet',
    '/login',
    '//evil.example/2d',
    'https://evil.example/',
    `/games?tab=${'x'.repeat(200)}`,
  ])('is never %s', (page) => {
    expect(kept(page)).toBeNull()
  })

  test.each([null, '', '{', '"/2d"', '{"page":"/2d"}', '{"page":"/2d","at":"now"}'])(
    'is none where %j is kept',
    (text) => {
      expect(parseLastPage(text, NOW)).toBeNull()
    },
  )
})
