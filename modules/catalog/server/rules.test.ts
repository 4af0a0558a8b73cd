import { assert, date, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAME_LOG_PERIODS } from '#catalog/contract/rules.ts'
import { knownTypeCode, matchesSearch, periodOf, shortCodeFor } from './rules.ts'

describe('a period of the game log', () => {
  // 2026-05-13 is a Wednesday; midnight in Yangon is 17:30 in UTC, the day before.
  test.each([
    [
      'today',
      '2026-05-13T03:00:00Z',
      '2026-05-13',
      '2026-05-13',
      '2026-05-12T17:30:00.000Z',
      '2026-05-13T17:30:00.000Z',
    ],
    [
      'today',
      '2026-05-13T17:29:59.999Z',
      '2026-05-13',
      '2026-05-13',
      '2026-05-12T17:30:00.000Z',
      '2026-05-13T17:30:00.000Z',
    ],
    [
      'today',
      '2026-05-13T17:30:00Z',
      '2026-05-14',
      '2026-05-14',
      '2026-05-13T17:30:00.000Z',
      '2026-05-14T17:30:00.000Z',
    ],
    [
      'yesterday',
      '2026-05-13T03:00:00Z',
      '2026-05-12',
      '2026-05-12',
      '2026-05-11T17:30:00.000Z',
      '2026-05-12T17:30:00.000Z',
    ],
    [
      'yesterday',
      '2026-03-01T03:00:00Z',
      '2026-02-28',
      '2026-02-28',
      '2026-02-27T17:30:00.000Z',
      '2026-02-28T17:30:00.000Z',
    ],
    [
      'this_week',
      '2026-05-13T03:00:00Z',
      '2026-05-11',
      '2026-05-13',
      '2026-05-10T17:30:00.000Z',
      '2026-05-13T17:30:00.000Z',
    ],
    [
      'this_week',
      '2026-05-11T03:00:00Z',
      '2026-05-11',
      '2026-05-11',
      '2026-05-10T17:30:00.000Z',
      '2026-05-11T17:30:00.000Z',
    ],
    [
      'this_week',
      '2026-05-17T03:00:00Z',
      '2026-05-11',
      '2026-05-17',
      '2026-05-10T17:30:00.000Z',
      '2026-05-17T17:30:00.000Z',
    ],
    [
      'this_week',
      '2026-05-17T17:30:00Z',
      '2026-05-18',
      '2026-05-18',
      '2026-05-17T17:30:00.000Z',
      '2026-05-18T17:30:00.000Z',
    ],
    [
      'last_week',
      '2026-05-13T03:00:00Z',
      '2026-05-04',
      '2026-05-10',
      '2026-05-03T17:30:00.000Z',
      '2026-05-10T17:30:00.000Z',
    ],
    [
      'last_week',
      '2026-01-01T03:00:00Z',
      '2025-12-22',
      '2025-12-28',
      '2025-12-21T17:30:00.000Z',
      '2025-12-28T17:30:00.000Z',
    ],
  ] as const)('%s, seen at %s, is %s to %s', (...row) => {
    const [type, now, first_day, last_day, from, to] = row

    expect(periodOf(type, new Date(now))).toEqual({ first_day, last_day, from: new Date(from), to: new Date(to) })
  })

  test('follows the one before it without a gap, at any moment', () => {
    assert(
      property(date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const [today, yesterday, this_week, last_week] = GAME_LOG_PERIODS.map((type) => periodOf(type, now))

        expect(yesterday?.to).toEqual(today?.from)
        expect(last_week?.to).toEqual(this_week?.from)
        expect(this_week?.to).toEqual(today?.to)
        expect(today && now >= today.from && now < today.to).toBe(true)
        expect(last_week && last_week.to.getTime() - last_week.from.getTime()).toBe(7 * 86_400_000)
        expect(new Date(`${this_week?.first_day}T00:00:00Z`).getUTCDay()).toBe(1)
      }),
    )
  })
})

test.each([
  ['SLOT', 'SLOT'],
  ['slot', 'SLOT'],
  ['live casino', 'LIVE_CASINO'],
  ['sport-book', 'SPORT_BOOK'],
  ['OTHER', 'OTHERS'],
  ['others', 'OTHERS'],
  ['toString', null],
  ['', null],
])('the type %j is %s', (written, code) => {
  expect(knownTypeCode(written)).toBe(code)
})

test.each([
  ['golden', ['Golden Owl'], true],
  ['EN O', ['Golden Owl'], true],
  ['owl gold', ['Golden Owl'], false],
  ['ဇီးကွက်', ['ရွှေဇီးကွက်', 'Golden Owl'], true],
  // The same letters, written with marks apart.
  ['café', ['Cafe\u0301 Royal'], true],
  ['.*', ['Golden Owl'], false],
])('a search for %j in %j', (search, names, is_found) => {
  expect(matchesSearch(names, search)).toBe(is_found)
})

test.each([
  [1091, 'Jili Games', [], 'JILI'],
  [1091, 'Jili Games', ['JILI'], 'JILIGAME'],
  [4000, 'JILI', [], 'P4000'],
  [4000, 'Red Tiger!', [], 'REDTIGER'],
  [4000, 'Red Tiger', ['REDTIGER'], 'P4000'],
  [4000, 'တစ်', [], 'P4000'],
  [4000, 'P5000', [], 'P4000'],
])('product %d of %s, beside %j, is called %s', (product_code, provider, taken, code) => {
  expect(shortCodeFor({ product_code, provider }, new Set(taken))).toBe(code)
})
